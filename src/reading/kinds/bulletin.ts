import { listSuccessors } from '../../model/records/rule-number.ts';
import { endsSentence } from '../../model/text/sentence.ts';
import { toRuleNumberOf } from '../blocks/label.ts';
import { isHeadingText } from '../blocks/parse-names.ts';
import { findChange, leadingNumbers, makeAnnounced, makeAnnouncement } from './documents/announcements.ts';
import { toBlockReader } from './documents/block-reader.ts';
import type { Signs } from './documents/signs.ts';

const TITLE =
  /ルールの?(?:変更|更新)|変更点|更新(?:通知|情報|点)|Update Bulletin|Rules? Changes|改[訂定正]|変更一覧/i;

/** Announced changes of the rules: numbers or ranges of them, what became of each, and what is said of it. */
export const bulletinReader = toBlockReader({
  kind: 'bulletin',
  evidence: (signs) => {
    const numbered = signs.count(
      'heading',
      (text, { label }) =>
        ((label?.kind === 'rule' && label.depth > 1) || leadingNumbers(text).length > 0) && text.length <= 80,
    );
    const told = signs.count(
      'entry',
      (text, { label }) => label?.kind === 'rule' && findChange(text.slice(0, 24)) !== undefined,
    );
    const numbers = signs.blocks.filter(({ label }) => label?.kind === 'rule' && label.depth > 1).length;
    const listed = signs.count(
      'item',
      (text, { label }) => label?.kind === 'rule' || leadingNumbers(text).length > 0,
    );
    return {
      ruledOut:
        (signs.hasOwnNumbers && 'numbers of another book') ||
        (statesRules(signs) && 'rules below their headings'),
      shows: {
        'a title of rule changes': signs.opens(TITLE) && 0.4,
        'rule numbers under such a title': signs.opens(TITLE) && numbers >= 2 && 0.3,
        'rule numbers as headings': numbered >= 2 && numbered * 3 >= signs.count('heading') && 0.75,
        'one rule number as a heading': numbered === 1 && 0.3,
        'rule numbers with what became of them': told >= 2 && 0.6,
        'items that begin with rule numbers': listed >= 2 && listed * 2 >= signs.count('item') && 0.6,
      },
    };
  },
  records: {
    heading: makeAnnouncement,
    entry: makeAnnouncement,
    text: makeAnnounced,
    item: makeAnnounced,
    quotation: makeAnnounced,
  },
});

/** Whether it gives the rules themselves: most of what is numbered are sentences below the number above theirs, or behind the one before. */
function statesRules(signs: Signs): boolean {
  const awaited = new Set<string>();
  let stated = 0;
  let others = 0;
  for (const [at, block] of signs.blocks.entries()) {
    const number = block.label && !block.cites && toRuleNumberOf(block.label);
    if (!number) continue;
    const next = signs.blocks[at + 1];
    const text = signs.textOf(block.paragraphs.length === 0 && next ? next : block);
    const isName = isHeadingText(text) && findChange(text) === undefined;
    if (endsSentence(text) && awaited.has(number)) stated++;
    else if (!isName) others++;
    for (const next of listSuccessors(number)) awaited.add(next);
  }
  return stated >= 2 && stated > others;
}
