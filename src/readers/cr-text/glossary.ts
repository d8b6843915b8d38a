import { reportDiagnostic } from '../../diagnostics/report-diagnostic.ts';
import type { Matter } from '../../records/edition.ts';
import type { GlossaryEntry, GlossarySide } from '../../records/glossary-entry.ts';
import { otherLang } from '../../records/lang.ts';
import type { Place } from '../../records/place.ts';
import { placeAt } from '../../sources/source-text.ts';
import { toSlug } from '../../text/slug.ts';
import { UniqueNames } from '../unique-ids.ts';
import { readDefinition } from './definition.ts';
import { readMatter } from './front-matter.ts';
import { findGlossaryHeads } from './glossary-heads.ts';
import { takeHeadwords, toEnglishHead } from './headwords.ts';
import { isSeparator } from './part-heading.ts';
import type { ReadingContext } from './reading-context.ts';
import type { Row } from './rows.ts';

export interface GlossaryReading {
  entries: GlossaryEntry[];
  /** Text between the glossary's heading and its first entry. */
  matter: Matter[];
}

/** Reads the glossary; the first row is its heading. An entry's sides hold the headwords that its head prints. */
export function readGlossary([heading, ...all]: readonly Row[], context: ReadingContext): GlossaryReading {
  const { ledger } = context;
  if (heading) ledger.skip(heading.line, 'heading');
  for (const row of all) if (isSeparator(row.text)) ledger.skip(row.line, 'separator');
  const rows = all.filter((row) => !isSeparator(row.text));
  const heads = findGlossaryHeads(rows, context.isBroken);
  const known = new Set(heads.map((index) => toEnglishHead(rows[index]?.text ?? '') ?? ''));
  const introduction = rows.slice(0, heads[0] ?? rows.length);
  const entries = heads.map((head, index) =>
    readEntry(rows.slice(head, heads[index + 1] ?? rows.length), known, context),
  );
  settleSlugs(entries, context);
  const matter = introduction.length > 0 ? [readMatter('introduction', introduction, context)] : [];
  return { entries, matter };
}

function readEntry(
  [head, ...rest]: readonly Row[],
  known: ReadonlySet<string>,
  context: ReadingContext,
): GlossaryEntry {
  const { ledger, lang } = context;
  if (!head) throw new RangeError('an entry without rows');
  const headwords = takeHeadwords(head, ledger, known);
  const place = placeAt(ledger.source, head.line, head.from);
  const side: GlossarySide = {
    headwords: headwords[lang],
    ...(lang === 'ja' && headwords.reading !== undefined && { reading: headwords.reading }),
    ...readDefinition(rest, context),
    place,
  };
  const other = otherLang(lang);
  const slug = toSlug(headwords.en[0] ?? headwords.ja[0] ?? '');
  const entry: GlossaryEntry = { slug, state: lang === 'en' ? 'missing' : 'current', [lang]: side };
  if (headwords[other].length > 0)
    entry[other] = { headwords: headwords[other], blocks: [], senses: [], place };
  return entry;
}

/** Gives entries of the same slug different ones, and reports a headword that stands twice. */
function settleSlugs(entries: readonly GlossaryEntry[], { diagnostics }: ReadingContext): void {
  const slugs = new UniqueNames();
  const seen = new Map<string, { words: string; place: Place }>();
  for (const entry of entries) {
    const words = [...(entry.en?.headwords ?? []), ...(entry.ja?.headwords ?? [])].join(', ');
    const place = entry.en?.place ?? entry.ja?.place;
    if (!place) continue;
    const first = seen.get(entry.slug);
    if (first?.words === words) {
      const message = `the headword “${words}” stands twice; both entries are kept`;
      diagnostics.push(reportDiagnostic('number-duplicate', place, message, first.place, { actual: words }));
    }
    entry.slug = slugs.give(entry.slug);
    seen.set(entry.slug, { words, place });
  }
}
