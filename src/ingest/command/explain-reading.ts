import { formatDiagnostic } from '../../model/diagnostics/format-diagnostics.ts';
import type { DocumentRecords } from '../../model/records/document.ts';
import type { Place } from '../../model/records/place.ts';
import type { Block } from '../../reading/blocks/block.ts';
import { listLines } from '../../reading/blocks/list-lines.ts';
import { findDoubtful } from '../../reading/blocks/resolve-forms.ts';
import { signsOf } from '../../reading/kinds/documents/signs.ts';
import { weighEvidence } from '../../reading/kinds/reader.ts';
import { readers } from '../../reading/kinds/readers.ts';
import { readSource } from '../../reading/sources/read-source.ts';
import type { SourceText } from '../../reading/sources/source-text.ts';
import { type InputFile, readInput } from '../pipeline/read-input.ts';

/** Characters of a text that are shown beside what it was read as. */
const SHOWN = 60;

/**
 * Why a document was read as it was, in lines for a person: its format, what speaks for each kind, each block with its form
 * and the record that begins there, numbers that were doubted, what was left out, the diagnostics.
 */
export function explainReading(input: InputFile): string[] {
  const { manifest, hints } = input;
  const encoding = manifest?.encoding ?? hints.encoding;
  const { source } = readSource(input.bytes, input.file, encoding);
  const { read, diagnostics } = readInput(input);
  if (!source || !read) return [input.file, ...diagnostics.map(formatDiagnostic)];
  const { title, date, credits } = read.reading;
  const skipped = Object.entries(read.account.skippedBy).filter(([, count]) => count > 0);
  return [
    input.file,
    ...toPart('Format', [
      `${source.format}, ${source.encoding}, line ends ${source.lineEndings}, ${source.lines.length} lines`,
    ]),
    ...toPart('Imprint', [
      `title ${[title.en, title.ja].filter(Boolean).join(' / ') || 'none'}; day ${date ?? 'none'}; people ${credits.join(', ') || 'none'}`,
    ]),
    ...toPart(`Kind: ${read.kind}`, explainKinds(source)),
    ...toPart(
      'Blocks, each with the record that begins there',
      explainBlocks(source, listRecords(read.records())),
    ),
    ...toPart('Numbers that begin nothing, for a sentence goes on from them', explainDoubts(source)),
    ...toPart(
      'Left out, in characters',
      skipped.map(([name, count]) => `${name} ${count}`),
    ),
    ...toPart('Diagnostics', diagnostics.map(formatDiagnostic)),
  ];
}

function toPart(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}

/** What speaks for each kind, the surest first, and what rules the others out. */
function explainKinds(source: SourceText): string[] {
  const signs = signsOf(source);
  return Object.values(readers)
    .map(({ kind, evidence }) => {
      const found = evidence(signs);
      return { ...weighEvidence(kind, found), ruledOut: found.ruledOut };
    })
    .sort((a, b) => b.confidence - a.confidence)
    .flatMap(({ kind, confidence, shows, ruledOut }) => {
      if (ruledOut) return [`${kind}: ruled out by ${ruledOut}`];
      const shown = Object.entries(shows).map(([sign, share]) => `${sign} ${share.toFixed(2)}`);
      return confidence > 0 ? [`${kind} ${confidence.toFixed(2)}: ${shown.join(', ')}`] : [];
    });
}

function explainBlocks(source: SourceText, records: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const { allBlocks, running } = signsOf(source);
  return allBlocks.map((block) => {
    const place = toKey(running.placeAt(block.from));
    const made = block.form === 'skip' ? 'left out' : [...(records.get(place) ?? [])].join(', ');
    const text = running.text.slice(block.from, block.to).replace(/\s+/g, ' ');
    const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
    return `${place.padEnd(8)}${describe(block).padEnd(28)}${made === '' ? '' : `→ ${made}  `}${shown}`;
  });
}

function describe({ form, name, style, label, lang }: Block): string {
  const set = style === form || style === 'text' ? undefined : style;
  return [name ?? form, set, label?.text, lang].filter(Boolean).join(' ');
}

function explainDoubts(source: SourceText): string[] {
  return [...findDoubtful(listLines(source.lines))].map(
    ({ label, text }) => `${label?.text}: ${text.slice(0, SHOWN)}`,
  );
}

/** A record of any sort: what names it, and where it or its sides begin. */
interface Placed {
  id?: string;
  number?: string;
  slug?: string;
  place?: Place;
  en?: { place: Place };
  ja?: { place: Place };
}

/** Records of all sorts by the place at which they begin, as `line:column`. */
function listRecords(records: DocumentRecords): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [sort, list] of Object.entries(records) as [string, readonly Placed[]][])
    for (const { id, number, slug, place, en, ja } of list)
      for (const each of [place, en?.place, ja?.place].filter((known) => known !== undefined))
        found.getOrInsertComputed(toKey(each), () => new Set()).add(`${sort} ${id ?? number ?? slug}`);
  return found;
}

function toKey({ page, line, column }: Place): string {
  return `${page === undefined ? '' : `p${page}:`}${line}:${column}`;
}
