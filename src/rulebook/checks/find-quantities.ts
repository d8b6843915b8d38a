import type { Lang } from '../../model/records/lang.ts';
import { findRuleReferences } from '../../model/records/rule-reference.ts';
import { readKanjiNumber } from '../../model/text/kanji.ts';
import { TENS_WORDS, UNIT_WORDS } from '../../model/text/number-words.ts';
import { replaceSpans } from '../../model/text/spans.ts';

const SMALLEST = 5;

const ENGLISH = new RegExp(
  `\\b(?:(${TENS_WORDS.join('|')})(?:[- ](${UNIT_WORDS.slice(1, 10).join('|')}))?|(${UNIT_WORDS.join('|')}))(?:[- ](hundred))?\\b|\\b(?:a|one) hundred\\b`,
  'gi',
);

const KANJI =
  /(?<![一二三四五六七八九十百])[二三四五六七八九]?十[一二三四五六七八九]?(?=\P{Script=Han}|[人枚個点本体種回つ色])|[五六七八九](?=[人枚個点本体種回つ色])/gu;

/** Numbers in digits or words from five on; not those inside symbols, sizes, dates or references to rules. */
export function findQuantities(text: string, lang: Lang): Set<number> {
  const plain = replaceSpans(text, findRuleReferences(text, lang), () => ' ')
    .normalize('NFKC')
    .replace(/\{[^{}]*\}/g, ' ')
    .replace(/[+-]?(?<![\dX*])[\dX*]+\/[+-]?[\dX*]+/g, ' ')
    .replace(/(?<=\d),(?=\d{3})/g, '');
  const found = new Set<number>();
  for (const [digits] of plain.matchAll(/(?<![\d.])\d+(?!\.*\d)/g)) found.add(Number(digits));
  if (lang === 'en')
    for (const match of plain.toLowerCase().matchAll(ENGLISH)) found.add(toEnglishValue(match));
  else for (const [kanji] of plain.matchAll(KANJI)) found.add(Number(readKanjiNumber(kanji)));
  return new Set(
    [...found].filter((value) => value >= SMALLEST && Number.isSafeInteger(value)).sort((a, b) => a - b),
  );
}

function toEnglishValue([, tens, ones, unit, hundred]: RegExpExecArray): number {
  if (tens)
    return (
      ((TENS_WORDS.indexOf(tens) + 2) * 10 + (ones ? UNIT_WORDS.indexOf(ones) : 0)) * (hundred ? 100 : 1)
    );
  return unit ? UNIT_WORDS.indexOf(unit) * (hundred ? 100 : 1) : 100;
}
