import { endsSentence } from '../../model/text/sentence.ts';
import type { Block } from '../blocks/block.ts';
import { toBlockReader } from './documents/block-reader.ts';
import { isSection, makePoint, makeRemark, makeTopic } from './documents/make-records.ts';
import { isCited } from './documents/split-citations.ts';

/** Prose: no rules of its own, but what it says of a rule is kept as a note on it. */
export const articleReader = toBlockReader({
  kind: 'article',
  evidence: (signs) => {
    const told = (text: string, { cells }: Block) => !cells && (endsSentence(text) || text.length > 80);
    const prose = signs.count('text', told) + signs.count('item', told) + signs.count('quotation');
    const isNumbered = (_: string, { label }: Block) => label?.kind === 'rule' || label?.kind === 'parts';
    const numbered = signs.count('entry', isNumbered) + signs.count('item', isNumbered);
    const isProse = prose >= 4 && numbered * 8 <= prose;
    return {
      ruledOut:
        (signs.hasOwnNumbers && 'numbers of another book') ||
        (signs.count('question') >= 2 && 'questions') ||
        (signs.count('card') >= 2 && 'cards') ||
        (signs.count('item', isCited) >= 2 && 'rulings'),
      shows: {
        'paragraphs of prose': isProse && 0.52,
        'many of them': isProse && prose >= 12 && 0.2,
        'a header of fields': isProse && signs.count('field') > 0 && 0.15,
        headings: isProse && signs.count('heading') >= 2 && 0.05,
      },
    };
  },
  records: {
    text: makeRemark,
    quotation: makeRemark,
    entry: (builder, found) => (isSection(found) ? makeTopic : makePoint)(builder, found),
  },
});
