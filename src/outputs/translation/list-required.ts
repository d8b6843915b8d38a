import type { Lang } from '../../model/records/lang.ts';
import { listReferredNumbers } from '../../model/records/rule-reference.ts';
import { listSymbols } from '../../model/records/symbol.ts';
import type { Glossary } from '../../rulebook/book/glossary.ts';
import type { References } from '../../rulebook/book/references.ts';
import { toEntryText, toRuleText } from '../../rulebook/history/rule-text.ts';
import type { WorkItem } from './unit.ts';

/**
 * What the English of an item has and its translation must have too, each once, in the order of the English; `isMissing`
 * where the older Japanese beside it does not have it: it came with the new English.
 */
export function listRequired(
  book: Pick<References, 'findTerms' | 'isEveryday'> & Pick<Glossary, 'nameOf' | 'entry'>,
  item: WorkItem,
) {
  const { en, ja } = toItemTexts(item);
  const own = item.type === 'term' ? item.id : undefined;
  const compare = <Id>(find: (text: string, lang: Lang) => readonly Id[]) => {
    const old = ja === undefined ? undefined : new Set(find(ja, 'ja'));
    return [...new Set(find(en, 'en'))].map((id) => ({ id, isMissing: old !== undefined && !old.has(id) }));
  };
  return {
    /** Numbers of this edition. */
    references: compare(listReferredNumbers),
    /** As printed: `{W/U}`. */
    symbols: compare((text) => listSymbols(text)),
    /** Glossary entries by slug, those that nearly every page names (Card, Player) left out. */
    terms: compare((text, lang) =>
      book.findTerms(text, lang).flatMap(({ slug }) => (slug === own || book.isEveryday(slug) ? [] : [slug])),
    ).map(({ id, isMissing }) => ({ id, isMissing: isMissing && !hasName(book, ja ?? '', id) })),
  };
}

/** Whether a text has the Japanese name of a term, also where it was found to mean another term of that name. */
function hasName({ nameOf, entry }: Pick<Glossary, 'nameOf' | 'entry'>, text: string, slug: string): boolean {
  const names = [nameOf(slug, 'ja') ?? [], entry(slug)?.ja?.headwords ?? []].flat();
  return names.some((name) => text.includes(name));
}

/** The texts of an item as one string each: the English now and before, the Japanese that is there or was. */
export function toItemTexts(item: WorkItem): { en: string; before?: string; ja?: string } {
  const [before, ja] = [item.old?.en, item.ja ?? item.old?.ja].map((side) => side && toText(side));
  return { en: toText(item.en), ...(before !== undefined && { before }), ...(ja !== undefined && { ja }) };
}

function toText(side: WorkItem['en']): string {
  return 'headwords' in side ? `${side.headwords.join('; ')}\n${toEntryText(side)}` : toRuleText(side);
}
