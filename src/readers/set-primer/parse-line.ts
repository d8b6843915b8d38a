import { toDay } from '../../records/day.ts';
import { levelOf, parseLeadingNumber, type RuleNumber } from '../../records/rule-number.ts';
import type { SourceLine } from '../../sources/source-text.ts';
import { KANA, KANJI } from '../../text/character-classes.ts';
import { foldForms } from '../../text/fold-forms.ts';
import { hasKana } from '../../text/kana.ts';

/** What a line of a primer is by its form alone. */
export type PrimerLine =
  | { type: 'blank' }
  /** `《カラスの罪/Raven's Crime》` alone on its line. */
  | { type: 'card-name'; inside: string }
  | { type: 'cost' }
  | { type: 'size' }
  | { type: 'card-type' }
  | { type: 'point'; textFrom: number; indent: number; malformed: boolean }
  | { type: 'rule'; number: RuleNumber; textFrom: number }
  /** `新キーワード能力:回顧`. */
  | { type: 'heading' }
  | { type: 'updated'; date: string }
  | { type: 'credits' }
  | { type: 'copyright' }
  | { type: 'text' };

const CARD_NAME = /^\s*《([^《》]{1,120})》\s*$/;
const COST = /^\s*(?:\{[^{}\s]{1,5}\}){1,20}\s*$/;
const SIZE = /^\s*[\d*+X]{1,4}\/[\d*+X]{1,4}\s*$/;
const CARD_TYPE =
  /^\s*(?:(?:伝説の|基本|氷雪|ワールド・|部族・?|同族・?)*(?:アーティファクト|エンチャント|クリーチャー|ソーサリー|インスタント|土地|プレインズウォーカー|バトル)[・\s]*)+(?:-.{1,60})?\s*$/;
const POINT = /^(\s*)([-・●•‣]\s+|[・●•‣])(?=\S)/;
/** A mark without its space before Japanese text: `*垣魔道士` among `- ` items in the primer of 2008-06-11. */
const MALFORMED_POINT = new RegExp(`^(\\s*)([*-])(?=[${KANA}${KANJI}《「])`);
const HEADING = /^[^\d。、{}《》:・*-][^\d。、{}《》:]{0,24}:[^\d。、{}《》:]{1,40}$/;
const UPDATED =
  /^\s*(?:最終)?更新日?\s?:\s?(?:(\d{4})|(\d{2}))[/.-](\d{1,2})[/.-](\d{1,2})\s*$|^\s*(?:最終)?更新日?\s?:\s?(\d{4})年(\d{1,2})月(\d{1,2})日\s*$/;
const COPYRIGHT = /trademarks? (?:are|is) |copyright|©|all rights reserved/i;

/** Tells what a line is, trying its folded form. */
export function parsePrimerLine({ text, item }: SourceLine): PrimerLine {
  const folded = foldForms(text);
  if (folded.trim() === '') return { type: 'blank' };
  if (item !== undefined) {
    const textFrom = POINT.exec(folded)?.[0].length ?? 0;
    return { type: 'point', textFrom, indent: item, malformed: false };
  }
  const inside = CARD_NAME.exec(text)?.[1];
  if (inside !== undefined) return { type: 'card-name', inside };
  if (COST.test(folded)) return { type: 'cost' };
  if (SIZE.test(folded)) return { type: 'size' };
  if (CARD_TYPE.test(folded)) return { type: 'card-type' };
  const point = POINT.exec(folded) ?? MALFORMED_POINT.exec(folded);
  if (point) {
    const indent = point[1]?.length ?? 0;
    return { type: 'point', textFrom: point[0].length, indent, malformed: !POINT.test(folded) };
  }
  const leading = parseLeadingNumber(folded);
  if (leading && (levelOf(leading.number) === 'rule' || levelOf(leading.number) === 'subrule'))
    return { type: 'rule', number: leading.number, textFrom: leading.textStart };
  const updated = parseUpdated(folded);
  if (updated) return { type: 'updated', date: updated };
  if (/^\s*(?:Compiled|Written|Translated) by /i.test(folded)) return { type: 'credits' };
  if (COPYRIGHT.test(folded) && !hasKana(folded)) return { type: 'copyright' };
  return { type: HEADING.test(folded.trim()) ? 'heading' : 'text' };
}

/** `最終更新日:08/06/11` → `2008-06-11`; a year of two digits is of this century, where all primers are from. */
function parseUpdated(folded: string): string | undefined {
  const match = UPDATED.exec(folded);
  if (!match) return undefined;
  const [, year, short, month = match[6], day = match[7]] = match;
  const full = year ?? match[5] ?? `20${short}`;
  return month && day ? toDay(full, month, day) : undefined;
}
