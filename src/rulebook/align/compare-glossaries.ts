import type { EntryChange, TextChange } from '../../model/records/edition-changes.ts';
import { type GlossaryEntry, type GlossarySide, listSideBlocks } from '../../model/records/glossary-entry.ts';
import { compareSides } from './comparable-text.ts';
import { toHeadwordKey } from './headword-key.ts';

/**
 * What became of every English glossary entry from one edition to the next, by slug, then by any headword they share
 * (`Conjure` → `Conjure, Conjured`). In the order of the newer glossary, removed last.
 */
export function compareGlossaries(
  before: readonly GlossaryEntry[],
  after: readonly GlossaryEntry[],
): EntryChange[] {
  const olds = before.filter((entry) => entry.en);
  const bySlug = new Map(olds.map((entry) => [entry.slug, entry]));
  const free = new Set(olds);
  const news = after.filter((entry) => entry.en);
  for (const now of news) {
    const old = bySlug.get(now.slug);
    if (old) free.delete(old);
  }
  const changes = news.map((now): EntryChange => {
    const old = bySlug.get(now.slug) ?? [...free].find((entry) => shareHeadword(entry.en, now.en));
    if (!old) return { to: now.slug };
    free.delete(old);
    return { from: old.slug, to: now.slug, text: compareEntries(old.en, now.en) };
  });
  return [...changes, ...[...free].map((old) => ({ from: old.slug }))];
}

function shareHeadword(a: GlossarySide | undefined, b: GlossarySide | undefined): boolean {
  const keys = new Set(a?.headwords.map(toHeadwordKey));
  return b?.headwords.some((headword) => keys.has(toHeadwordKey(headword))) ?? false;
}

/** How the text of an entry differs; its headwords do not count. */
function compareEntries(...entries: [before?: GlossarySide, after?: GlossarySide]): TextChange {
  const [before, after] = entries.map((side) => side && { blocks: listSideBlocks(side) });
  return compareSides(before, after);
}
