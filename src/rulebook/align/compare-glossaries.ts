import { type GlossaryEntry, listSideBlocks } from '../../model/records/glossary-entry.ts';
import type { EntryChange } from '../../model/records/rule.ts';
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
    const old = bySlug.get(now.slug) ?? [...free].find((entry) => shareHeadword(entry, now));
    if (!old) return { to: now.slug };
    free.delete(old);
    return { from: old.slug, to: now.slug, text: compareSides(toTexts(old), toTexts(now)) };
  });
  return [...changes, ...[...free].map((old) => ({ from: old.slug }))];
}

function shareHeadword(...entries: [GlossaryEntry, GlossaryEntry]): boolean {
  const [a, b] = entries.map(({ en }) => new Set(en?.headwords.map(toHeadwordKey)));
  return Boolean(a && b && !a.isDisjointFrom(b));
}

/** What is compared of an entry; its headwords do not count. */
const toTexts = ({ en }: GlossaryEntry) => en && { blocks: listSideBlocks(en) };
