import type { Book } from '../book/book.ts';
import type { EditionId } from '../records/edition.ts';
import type { Lang } from '../records/lang.ts';
import type { Rule } from '../records/rule.ts';
import { nameSymbols } from '../render/name-symbols.ts';

/** A text and the edition that it is of. */
export interface ToldText {
  text: string;
  edition: EditionId;
}

/**
 * What previews tell of a rule of an edition: its text, of a heading that of its first subrule, of a chapter or section the
 * names in it; symbols as words. Undefined where there is none in the language.
 */
export function findToldText(book: Book, rule: Rule, lang: Lang, edition: EditionId): ToldText | undefined {
  const side = rule[lang];
  if (side && side.blocks.length > 0) {
    const text = nameSymbols(side.blocks.map((block) => block.text).join(' '), lang);
    return { text, edition: side.edition ?? edition };
  }
  // What stands below a gone number today, if anything, is not what stood there.
  if (edition !== book.edition.id) return undefined;
  const children = book.childrenOf(rule.number);
  if (rule.level !== 'rule') {
    const names = children.flatMap((child) => book.titleOf(child.number, lang) ?? []);
    // Two names of thirteen rules would tell less than the first rule does.
    if (names.length > children.length / 2) return { text: names.join(lang === 'ja' ? '、' : ', '), edition };
  }
  return children[0] && findToldText(book, children[0], lang, edition);
}
