import { type Lang, otherLang } from '../../model/records/lang.ts';
import { createSearchDocs, indexRows } from '../search/engine/name-resources.ts';
import type { NamesFile } from '../search/index-files.ts';
import { cutContext, cutExcerpt } from '../search/show/create-excerpt.ts';
import { listHitNames, toDocPath } from '../search/show/show-results.ts';
import type { Concordance, ConcordanceAnswer, ConcordanceLine } from './create-concordance.ts';
import { MATCHES } from './find-phrase.ts';
import { type ShownPart, sortLines, WITHOUT } from './sort-lines.ts';
import { suggestPieces } from './suggest-pieces.ts';

/** Characters beside the phrase. */
const CONTEXT: Readonly<Record<Lang, number>> = { en: 64, ja: 32 };

export type ShownConcordance = ReturnType<ReturnType<typeof createLineShower>>;
export type ShownLine = ShownConcordance['lines'][number];

/** Makes answers ready to be shown. */
export function createLineShower(concordance: Concordance, names: NamesFile) {
  const docs = createSearchDocs(names);
  const rows = indexRows(names.rows, docs);
  const rowOf = (doc: number) => rows.get(doc);

  /** One line as a page shows it: where it is, the phrase in its words, the other language beside it. */
  const showLine = (answer: ConcordanceAnswer, { pair, span, counterpart }: ConcordanceLine, lang: Lang) => {
    const { doc: place = 0, text = { en: '', ja: '' } } = concordance.pairs[pair] ?? {};
    const doc = docs.list[place];
    const other = otherLang(answer.lang);
    const found = counterpart === undefined ? undefined : answer.counterparts[counterpart];
    return {
      path: doc ? toDocPath({ rowOf }, doc, lang) : '',
      number: doc?.number,
      /** Names of what is no rule. */
      names: doc && !doc.number ? listHitNames({ rowOf }, doc, lang) : [],
      ...cutContext(text[answer.lang], span, CONTEXT[answer.lang]),
      hit: text[answer.lang].slice(span.start, span.end),
      /** With the counterpart marked; empty where there is no translation. */
      other: text[other]
        ? cutExcerpt(text[other], other, found ? concordance.findCounterpart(pair, other, found) : [])
        : [],
    };
  };

  return (answer: ConcordanceAnswer, { lang, sort, as, from, count }: ShownPart) => {
    const { phrase, counterparts, without, untranslated, lines } = answer;
    const wanted = counterparts.findIndex(({ text }) => text === as);
    const isChosen = ({ counterpart, pair }: ConcordanceLine) =>
      as === WITHOUT
        ? counterpart === undefined && concordance.pairs[pair]?.text[otherLang(answer.lang)] !== ''
        : wanted < 0 || counterpart === wanted;
    const chosen = sortLines(answer, concordance.pairs, sort).filter(isChosen);
    const isEmpty = lines.length === 0 && phrase !== '';
    return {
      phrase,
      lang: answer.lang,
      total: lines.length,
      /** Rules, entries and parts of documents that the lines are in. */
      places: new Set(lines.map(({ pair }) => concordance.pairs[pair]?.doc)).size,
      counterparts: counterparts.map(({ wordings: _, ...counterpart }) => counterpart),
      without,
      untranslated,
      /** Lines of the chosen counterpart. */
      chosen: chosen.length,
      lines: chosen.slice(from, from + count).map((line) => showLine(answer, line, lang)),
      /** Where nothing is found: other ways to compare that find something, and pieces of the phrase that are somewhere. */
      instead: isEmpty
        ? MATCHES.filter((match) => match !== answer.match).flatMap((match) => {
            const found = concordance.countLines({ text: phrase, lang: answer.lang, match });
            return found > 0 ? [{ match, count: found }] : [];
          })
        : [],
      pieces: isEmpty ? suggestPieces(concordance, phrase, answer.lang) : [],
    };
  };
}
