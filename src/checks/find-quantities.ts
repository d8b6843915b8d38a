import type { Lang } from '../records/lang.ts';
import { findRuleReferences } from '../records/rule-reference.ts';

const SMALLEST = 5;

const UNITS = [
  ...[
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ENGLISH = new RegExp(
  `\\b(?:(${TENS.join('|')})(?:[- ](${UNITS.slice(1, 10).join('|')}))?|(${UNITS.join('|')}))(?:[- ](hundred))?\\b|\\b(?:a|one) hundred\\b`,
  'gi',
);

const KANJI_DIGITS = '〇一二三四五六七八九';
const KANJI =
  /(?<![一二三四五六七八九十百])([二三四五六七八九]?)十([一二三四五六七八九]?)(?=[^一-龠]|[人枚個点本体種回つ色])|([五六七八九])(?=[人枚個点本体種回つ色])/g;

/** Numbers in digits or words from five on; not those inside symbols, sizes, dates or references to rules. */
export function findQuantities(text: string, lang: Lang): Set<number> {
  const plain = withoutReferences(text, lang)
    .normalize('NFKC')
    .replace(/\{[^{}]*\}/g, ' ')
    .replace(/[+-]?(?<![\dX*])[\dX*]+\/[+-]?[\dX*]+/g, ' ')
    .replace(/(?<=\d),(?=\d{3})/g, '');
  const found = new Set<number>();
  for (const [digits] of plain.matchAll(/(?<![\d.])\d+(?!\.*\d)/g)) found.add(Number(digits));
  if (lang === 'en')
    for (const match of plain.toLowerCase().matchAll(ENGLISH)) found.add(toEnglishValue(match));
  else
    for (const [, tens, ones, one] of plain.matchAll(KANJI)) {
      const value = one
        ? KANJI_DIGITS.indexOf(one)
        : (tens ? KANJI_DIGITS.indexOf(tens) : 1) * 10 + (ones ? KANJI_DIGITS.indexOf(ones) : 0);
      found.add(value);
    }
  return new Set(
    [...found].filter((value) => value >= SMALLEST && Number.isSafeInteger(value)).sort((a, b) => a - b),
  );
}

function toEnglishValue([, tens, ones, unit, hundred]: RegExpExecArray): number {
  if (tens) return ((TENS.indexOf(tens) + 2) * 10 + (ones ? UNITS.indexOf(ones) : 0)) * (hundred ? 100 : 1);
  return unit ? UNITS.indexOf(unit) * (hundred ? 100 : 1) : 100;
}

function withoutReferences(text: string, lang: Lang): string {
  let plain = '';
  let from = 0;
  for (const { start, end } of findRuleReferences(text, lang)) {
    plain += `${text.slice(from, start)} `;
    from = end;
  }
  return plain + text.slice(from);
}
