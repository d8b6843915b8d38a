import { diagnosticCodeSchema } from '../../model/diagnostics/codes.ts';
import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import { formatDiagnostic } from '../../model/diagnostics/format-diagnostics.ts';
import type { KeptCard } from '../../model/records/kept-card.ts';
import type { Lang } from '../../model/records/lang.ts';
import { getStrings } from '../../model/strings/get-strings.ts';
import type { CollectedFiles } from '../keeping/collect-sources.ts';
import type { Ingested } from '../pipeline/ingest.ts';
import type { EditionCounts, SideCounts, SourceReport } from '../pipeline/report.ts';

/** Documents and editions named one by one, and diagnostics shown in full; of more the number is enough. */
const MOST_NAMED = 12;
const MOST_OF_A_CODE = 2;

const LANGUAGES: Readonly<Record<Lang, string>> = { en: 'English', ja: 'Japanese' };

/**
 * What a run read, what pairs, what to look at first and how much of each kind there is; the rest is in the report. `cards`
 * are those of the card file, where there is one.
 */
export function formatSummary(
  { report, editions }: Ingested,
  { sample = [] }: CollectedFiles & { sample?: readonly unknown[] },
  cards: readonly KeptCard[] | undefined,
): string[] {
  return [
    ...toBlock('Read:', report.sources.map(formatSource)),
    ...(cards ? [formatCards(cards)] : []),
    ...(sample.length === 0
      ? []
      : [`The sample is left out, because you keep an edition of your own: ${sample.length} documents.`]),
    ...toBlock('Pairs:', editions.map(formatPairs)),
    ...toBlock('Look at first:', pickFirst(report.diagnostics).map(formatDiagnostic)),
    ...formatKinds(report.diagnostics),
  ];
}

function toBlock(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const more = lines.length - MOST_NAMED;
  const shown = more > 0 ? [...lines.slice(0, MOST_NAMED), `… and ${more} more`] : lines;
  return [title, ...shown.map((line) => `  ${line}`)];
}

function formatSource({ file, kind, lang, edition, characters }: SourceReport): string {
  const facts = [kind, lang && LANGUAGES[lang], edition, `${format(characters)} characters`];
  return `${file}: ${facts.filter(Boolean).join(', ')}`;
}

/** `Cards: 2,564, 2,431 of them with a Japanese name; 5,170 rulings`. */
function formatCards(cards: readonly KeptCard[]): string {
  const named = cards.filter(({ faces }) => faces.some(({ names }) => names.ja));
  const rulings = cards.reduce((count, card) => count + card.rulings.length, 0);
  return `Cards: ${format(cards.length)}, ${format(named.length)} of them with a Japanese name; ${format(rulings)} rulings`;
}

function formatPairs({ edition, counts, terms }: EditionCounts): string {
  const { sources, japaneseEdition } = edition;
  const lent = japaneseEdition
    ? ` (the Japanese is that of ${japaneseEdition}, carried over)`
    : ' (there is no Japanese yet)';
  return `${edition.id}: ${formatSides({ ...counts, all: counts.rules }, 'rules')}; ${formatSides(terms, 'terms')}${sources.ja ? '' : lent}`;
}

/** `3,012 of 3,020 rules in both languages, 8 without Japanese`. */
function formatSides({ all, paired, missingJa, missingEn }: SideCounts, name: string): string {
  const parts = [
    `${format(paired)} of ${format(all)} ${name} in both languages`,
    ...(missingJa > 0 ? [`${format(missingJa)} without Japanese`] : []),
    ...(missingEn > 0 ? [`${format(missingEn)} without English`] : []),
  ];
  return parts.join(', ');
}

/** The first of each code that warns, in the order in which a document is read, so that causes come before effects. */
function pickFirst(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const serious = diagnostics.filter(({ severity }) => severity !== 'info');
  return diagnosticCodeSchema.options
    .flatMap((code) => serious.filter((each) => each.code === code).slice(0, MOST_OF_A_CODE))
    .slice(0, MOST_NAMED);
}

function formatKinds(diagnostics: readonly Diagnostic[]): string[] {
  const { meanings } = getStrings('en');
  const lines = diagnosticCodeSchema.options.flatMap((code) => {
    const count = diagnostics.filter((each) => each.code === code).length;
    return count === 0 ? [] : [`  ${format(count).padStart(6)} ${code}: ${meanings[code]}`];
  });
  if (lines.length === 0) return [];
  return [
    'By kind:',
    ...lines,
    'Each is on the translator’s page of the site (/ja/translation/) and in what --report FILE writes.',
  ];
}

function format(count: number): string {
  return count.toLocaleString('en');
}
