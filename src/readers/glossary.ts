import { parseNames } from '../blocks/parse-names.ts';
import { endsSentence } from '../text/sentence.ts';
import { toBlockReader } from './documents/block-reader.ts';
import { makeTopic } from './documents/make-records.ts';
import { addTerm, isTermLine } from './documents/terms.ts';

const TITLE = /用語集|用語一覧|対訳表|索引|Glossary|Index of|語彙/i;

/** Lists of terms: both names on a line, a name with its reading, a name above its definition, rows of kana, see-also. */
export const glossaryReader = toBlockReader({
  kind: 'glossary',
  evidence: (signs) => {
    const named = signs.share((text, { form, lang }) => {
      if (!/^(?:text|item|entry)$/.test(form) || text.length > 200) return false;
      const names = parseNames(text, lang ?? 'ja', true);
      return !endsSentence(text) && isTermLine(names);
    });
    const rows = signs.count('heading', (_, { style }) => style === 'row');
    const short = signs.share((text) => text.length <= 60 && !endsSentence(text));
    return [
      signs.opens(TITLE) ? 0.55 : 0,
      named >= 0.5 && signs.blocks.length >= 3 ? 0.55 : 0,
      named >= 0.8 && signs.blocks.length >= 3 ? 0.3 : 0,
      rows >= 2 && short >= 0.5 ? 0.5 : 0,
    ];
  },
  records: {
    heading: (builder, found) =>
      found.block.style === 'row' || !found.block.style.startsWith('plain')
        ? makeTopic(builder, found)
        : addTerm(builder, found),
    text: addTerm,
    item: addTerm,
    entry: addTerm,
  },
});
