import { reportDiagnostic } from '../../../model/diagnostics/diagnostic.ts';
import type { Matter } from '../../../model/records/edition.ts';
import type { GlossaryEntry } from '../../../model/records/glossary-entry.ts';
import type { Place } from '../../../model/records/place.ts';
import { endsIn } from '../../../model/text/sentence.ts';
import { toSlug } from '../../../model/text/slug.ts';
import { isReadHead, toEnglishHead } from '../../blocks/headwords.ts';
import type { Line } from '../../blocks/list-lines.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { readMark } from '../../words.ts';
import { addHeadwords, readDefinition, senseNumberOf } from '../read-entry.ts';
import { type ReadingContext, skipSeparator } from '../read-rule.ts';
import { sideOfEntry } from '../reader.ts';
import { UniqueNames } from '../unique-ids.ts';
import { readMatter } from './matter.ts';

/**
 * Reads the glossary; the first line is its heading, what is between it and the first entry is matter. An entry's sides hold
 * the headwords that its head prints.
 */
export function readGlossary(
  [heading, ...all]: readonly Line[],
  context: ReadingContext,
): { entries: GlossaryEntry[]; matter: Matter[] } {
  if (heading) context.running.skip('heading', heading.from, heading.to);
  const lines = all.filter((line) => !skipSeparator(line, context));
  const heads = findGlossaryHeads(lines, context.isBroken);
  const known = new Set(heads.map((index) => toEnglishHead(lines[index]?.text ?? '') ?? ''));
  const entries = heads.map((head, index) =>
    readEntry(lines[head] as Line, lines.slice(head + 1, heads[index + 1]), known, context),
  );
  settleSlugs(entries, context);
  return { entries, matter: readMatter('introduction', lines.slice(0, heads[0]), context) };
}

const REFERENCE = /^(?:See|参照)\b/;

/**
 * Indexes of the lines that are heads of entries. Where blank lines part the entries, the first line of each group is one
 * unless it reads as a sentence; elsewhere, a short line without a sentence's end above one that is no such line.
 */
function findGlossaryHeads(lines: readonly Line[], isBroken: ReadingContext['isBroken']): number[] {
  const certain = [...lines.keys()].filter((index) => isReadHead(lines[index]?.text ?? ''));
  const candidates = [...lines.keys()].filter((index) => {
    const [line, below] = [lines[index], lines[index + 1]];
    return line && isHeadForm(line) && !(below && isBroken(line, below));
  });
  const loose = candidates.filter((index) => {
    const [above, line, below] = [lines[index - 1], lines[index], lines[index + 1]];
    if (!line || !below || isHeadForm(below)) return false;
    return line.gap > 0 || !above || !isBroken(above, line);
  });
  if (certain.length * 2 > loose.length) return addUnread(certain, loose);
  const groups = lines.filter(({ gap }) => gap > 0).length;
  const parted = lines.length >= groups * 1.6 && loose.length <= groups * 1.5;
  return parted ? candidates.filter((index) => (lines[index]?.gap ?? 0) > 0) : loose;
}

/** Heads that print a reading and, between their entries, those that lack it. */
function addUnread(certain: readonly number[], loose: readonly number[]): number[] {
  const known = new Set(certain);
  const unread = loose.filter((index) => !known.has(index) && !known.has(index - 1) && !known.has(index + 1));
  return [...certain, ...unread].sort((a, b) => a - b);
}

function isHeadForm({ text, folded }: Line): boolean {
  return (
    text.length <= THRESHOLDS.title &&
    !endsIn(text, '.。:;,、') &&
    senseNumberOf(folded) === undefined &&
    !REFERENCE.test(folded) &&
    !readMark(folded)
  );
}

function readEntry(
  head: Line,
  below: readonly Line[],
  known: ReadonlySet<string>,
  context: ReadingContext,
): GlossaryEntry {
  const { lang } = context;
  const entry: GlossaryEntry = { slug: '', state: lang === 'en' ? 'missing' : 'current' };
  addHeadwords(entry, head, known, context);
  const side = sideOfEntry(entry, lang, context.running.placeAt(head.from));
  Object.assign(side, readDefinition(below, context));
  entry.slug = toSlug(entry.en?.headwords[0] ?? entry.ja?.headwords[0] ?? '');
  return entry;
}

/** Gives entries of the same slug different ones, and reports a headword that appears twice. */
function settleSlugs(entries: readonly GlossaryEntry[], { diagnostics }: ReadingContext): void {
  const slugs = new UniqueNames();
  const seen = new Map<string, { words: string; place: Place }>();
  for (const entry of entries) {
    const words = [...(entry.en?.headwords ?? []), ...(entry.ja?.headwords ?? [])].join(', ');
    const place = entry.en?.place ?? entry.ja?.place;
    if (!place) continue;
    const first = seen.get(entry.slug);
    if (first?.words === words) {
      const message = `the headword “${words}” appears twice; both entries are kept`;
      diagnostics.push(reportDiagnostic('number-duplicate', place, message, first.place, { actual: words }));
    }
    entry.slug = slugs.give(entry.slug);
    seen.set(entry.slug, { words, place });
  }
}
