import { endsSentence } from '../text/sentence.ts';
import { toBlockReader } from './documents/block-reader.ts';
import { makePoint, makeRemark } from './documents/make-records.ts';

/** Prose: no rules of its own, but what it says of a rule is kept as a note on it. */
export const articleReader = toBlockReader({
  kind: 'article',
  evidence: (signs) => {
    if (signs.hasOwnNumbers || signs.count('question') >= 2 || signs.count('card') >= 2) return [];
    const told = (text: string) => endsSentence(text) || text.length > 80;
    const prose = signs.count('text', told) + signs.count('item', told) + signs.count('quotation');
    const numbered = signs.count(
      'entry',
      (_, { label }) => label?.kind === 'rule' || label?.kind === 'parts',
    );
    const isProse = prose >= 4 && numbered * 8 <= prose;
    return [
      isProse ? 0.5 : 0,
      isProse && prose >= 12 ? 0.3 : 0,
      isProse && signs.count('field') > 0 ? 0.2 : 0,
      isProse && signs.count('heading') >= 2 ? 0.1 : 0,
    ];
  },
  records: { text: makeRemark, quotation: makeRemark, entry: makePoint },
});
