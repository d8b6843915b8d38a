import type { Lang } from '../../model/records/lang.ts';
import { KANA, KANJI } from '../../model/text/character-classes.ts';
import { languageOf } from '../../model/text/language-of.ts';
import { THRESHOLDS } from '../thresholds.ts';
import type { Span } from './block.ts';

/** A stretch of a text in one language. */
type LanguageRun = Span & { lang: Lang | undefined };

/** Where a sentence may end: after `。` or `.` with closing quotes, before a blank, Japanese, or the end. */
const SENTENCE_BREAK = new RegExp(
  `。[」』)”]*\\s*|[.!?:][”’")\\]]*(?:\\s+|(?=(?:\\d{1,2}\\.)?[${KANA}${KANJI}「『《])|$)`,
  'g',
);

/** `1.` belongs to the sense it numbers: `… “Split.” 1.ダンジョン`. */
const SENSE_NUMBER = /^\s*\d{1,2}\.\s*$/;

/**
 * Cuts a text where a sentence of the other language begins, told by script:
 * `The symbol is {L}. シンボルは{L}である。` → English, Japanese. Sentences without letters go with the one before.
 */
export function cutLanguages(text: string): LanguageRun[] {
  const runs: LanguageRun[] = [];
  for (const { from, to } of cutSentences(text)) {
    const sentence = text.slice(from, to);
    const lang = languageOf(sentence);
    const last = runs.at(-1);
    if (!last) runs.push({ from, to, lang });
    else if (!lang || !last.lang || lang === last.lang || !changesLanguage(text, last, sentence, lang)) {
      last.to = to;
      last.lang ??= lang;
    } else runs.push({ from, to, lang });
  }
  return runs;
}

function changesLanguage(text: string, last: LanguageRun, sentence: string, lang: Lang): boolean {
  if (lang === 'ja') return true;
  const before = text.slice(Math.max(last.from, last.to - 6), last.to).trimEnd();
  return (
    /[。」』)]$/.test(before) &&
    sentence.trim().split(/\s+/).length >= THRESHOLDS.fewest &&
    /^\s*["“(]?[A-Z{]/.test(sentence)
  );
}

/** The sentences of a text with the blanks after them, end to end. */
export function cutSentences(text: string): Span[] {
  const sentences: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(SENTENCE_BREAK)) {
    const to = match.index + match[0].length;
    if (SENSE_NUMBER.test(text.slice(from, Math.min(to, from + 6)))) continue;
    if (to > from) sentences.push({ from, to });
    from = to;
  }
  if (from < text.length) sentences.push({ from, to: text.length });
  return sentences;
}
