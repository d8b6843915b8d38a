import { foldForms } from '../../model/text/fold-forms.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { ENGLISH_COLUMN, JAPANESE_COLUMN } from '../words.ts';
import type { Column } from './block.ts';

/** What heads of columns say, in order: words that mean one thing first. */
const HOLDS: readonly [Column['is'], RegExp][] = [
  ['question', /^(?:質問|問い?|Q|questions?)(?:内容|文)?$/i],
  ['answer', /^(?:回答|答え?|A|answers?)(?:内容|文)?$/i],
  ['reading', /読み|よみ|ふりがな|フリガナ|\b(?:reading|kana|yomi)\b/i],
  ['cost', /コスト|\b(?:mana )?cost\b/i],
  ['size', /^(?:P\/T|パワー\/タフネス|size)$/i],
  ['type', /タイプ|\btype(?: line)?\b/i],
  ['text', /テキスト|本文|条文|文章|[訳原英和]文|\b(?:oracle|text|wording)\b/i],
  ['meaning', /意味|定義|\b(?:meaning|definition)\b/i],
  ['number', /^(?:No\.?|#|番号|項番|条|ルール|ルール番号|CR|rules?|numbers?|rule no\.?)$/i],
  ['name', /名前?$|用語|見出し語?|[訳英和原]語|\b(?:names?|terms?|words?|keywords?|card)\b/i],
];

/** Further words that head a column of things that have no place of their own. */
const OTHERS =
  /^(?:内容|日付|更新日|裁定|備考|注記?|分類|種別|違反(?:行為)?|懲罰|参加者数?|回戦数?|説明|解説|date|rulings?|notes?|description|infraction|penalty)$/i;
/** How programs name columns. */
const IDENTIFIER = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/;

/** What a column holds by the words at its head. */
export function readColumn(head: string): Column {
  const text = foldForms(head).trim().replaceAll('_', ' ');
  const is = HOLDS.find(([, words]) => words.test(text))?.[0] ?? 'other';
  const lang = JAPANESE_COLUMN.test(text) ? 'ja' : ENGLISH_COLUMN.test(text) ? 'en' : undefined;
  return { is, ...(lang && { lang }) };
}

/** Whether words head columns: all of them, or most beside names that nobody could foresee. */
export function areColumns(heads: readonly string[]): boolean {
  const texts = heads.map((head) => foldForms(head).trim());
  const known = texts.filter((text) => text.length <= THRESHOLDS.nameAlone && isKnown(text)).length;
  if (heads.length > 2 && texts.every((text) => IDENTIFIER.test(text))) return true;
  return known === heads.length || (known >= 2 && known * 2 >= heads.length);
}

function isKnown(text: string): boolean {
  const { is, lang } = readColumn(text);
  return is !== 'other' || OTHERS.test(text) || (lang !== undefined && LANGUAGE.test(text));
}

const LANGUAGE = /^(?:英語?|日本?語?|和|原語|EN|JA|JP|English|Japanese)$/i;
