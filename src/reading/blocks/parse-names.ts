import type { NamePair } from '../../model/records/document.ts';
import type { Lang } from '../../model/records/lang.ts';
import { foldForms } from '../../model/text/fold-forms.ts';
import { foldWidth } from '../../model/text/fold-width.ts';
import { isKana } from '../../model/text/kana.ts';
import { hasKanji } from '../../model/text/kanji.ts';
import { hasJapanese } from '../../model/text/script.ts';
import { THRESHOLDS } from '../thresholds.ts';
import type { Span } from './block.ts';

/** What a heading or the head of a term prints. All as printed. */
export interface PrintedNames {
  en?: string;
  ja?: string;
  /** `（ともす）` after a Japanese name. */
  reading?: string;
  /** What a heading adds in parentheses after a blank. */
  remark?: string;
  /** `→ キーワード処理`. */
  see?: string[];
}

/** Signs between two names of a heading, and further ones between those of a term. */
const SIGNS = [/\s*[/|]\s*/g];
/** A blank parts an English name from a Japanese one, not two words of a name. */
const BLANK = /\s+(?=[^\x20-\x7e])|(?<=[^\x20-\x7e])\s+/g;
/** Dots that lead from one name to the other. */
const LEADERS = /\s*(?:(?:\.\s?){3,}|[…‥]+|・{3,})\s*/g;
const TERM_SIGNS = [/\t+/g, LEADERS, /\s*[:=]\s*/g, /\s+[-–—―]+\s+/g, BLANK];
const SEE = /\s*:?\s*(?:→|⇒|[-=]>)\s*/;
const SEE_WORDS = /\s*[([]?(?:を?参照|see also|see)[)\]]?\s*/i;
const PARENTHESES = /^(.*?\S)(\s*)\(([^()]+)\)$/;

/** `鐘【かね】`, `標[ひょう] Beacon`: how the name in kanji before it is read. */
const READING = /^([^()[\]]*\p{Script=Han}[^()[\]]*)[([]([\p{Script=Hiragana}ー・\s]+)[)\]]/u;

/** `霜【Frost】`: how a name is called in the other language. */
const BRACKETED = /^([^[\]]+)\s*\[([^[\]]+)\]$/;

/** The names of a heading, in one language or both: `灯す（ともす）/Kindle`, `引き波 (案)`, `標 (Beacon)`. */
export function parseNames(printed: string, lang: Lang, isTerm = false): PrintedNames {
  const text = printed.trim();
  if (text.length > THRESHOLDS.printedLine) return { [lang]: text };
  const folded = foldWidth(text);
  if (isTerm) {
    const arrow = SEE.exec(folded);
    if (arrow && arrow.index > 0) {
      const see = text
        .slice(arrow.index + arrow[0].length)
        .split(/[、,]\s*/)
        .map((name) => name.replace(SEE_WORDS, '').trim());
      return {
        ...parseNames(text.slice(0, arrow.index), lang, isTerm),
        see: see.filter((name) => name !== ''),
      };
    }
  }
  const card = /^《([^《》]+)》\s*(?:\(([^《》]+)\))?$/.exec(folded);
  if (card?.[1] !== undefined) {
    const names = splitAtSigns(text.slice(1, card[1].length + 1), card[1], SIGNS) ?? {
      [lang]: text.slice(1, card[1].length + 1),
    };
    return card[2] === undefined ? names : { ...names, remark: card[2] };
  }
  if (/[《》]/.test(folded)) return { [lang]: text };
  const read = isTerm && READING.exec(foldForms(text));
  if (read) {
    const [whole, { length }] = [read[0], read[1] ?? ''];
    const reading = text.slice(length + 1, whole.length - 1).trim();
    return { ...parseNames(text.slice(0, length) + text.slice(whole.length), 'ja', isTerm), reading };
  }
  const both = splitAtSigns(text, folded, SIGNS);
  if (both) return both;
  const [, named = '', bracketed = ''] = (isTerm && BRACKETED.exec(foldForms(text))) || [];
  if (hasJapanese(named) && isLatinName(bracketed)) {
    const { en: _, ...names } = parseNames(text.slice(0, named.length), 'ja', true);
    return { ...names, en: text.slice(named.length).trim().slice(1, -1) };
  }
  const [, head = '', blank = '', inside = ''] = PARENTHESES.exec(folded) ?? [];
  if (head === '') return (isTerm && splitAtSigns(text, folded, TERM_SIGNS)) || { [lang]: text };
  const name = text.slice(0, head.length);
  const within = text.slice(head.length + blank.length + 1, -1);
  if (mayBeReading(inside, name))
    return { ...(isTerm ? parseNames(name, 'ja', true) : { ja: name }), reading: within };
  if (hasJapanese(name) && isLatinName(inside)) return { ja: name, en: within };
  if (isLatinName(head) && hasJapanese(inside)) return { ...parseNames(within, 'ja'), en: name };
  const apart = isTerm && splitAtSigns(text, folded, TERM_SIGNS);
  if (apart) return apart;
  return blank === '' ? { [lang]: text } : { [lang]: name, remark: within };
}

function splitAtSigns(text: string, folded: string, signs: readonly RegExp[]): PrintedNames | undefined {
  for (const sign of signs) {
    for (const match of folded.matchAll(sign)) {
      const left = text.slice(0, match.index);
      const right = text.slice(match.index + match[0].length);
      if (hasJapanese(left) && isLatinName(right)) return withEnglish(parseNames(left, 'ja'), right);
      if (isLatinName(left) && hasJapanese(right)) return withEnglish(parseNames(right, 'ja'), left);
    }
  }
  return undefined;
}

/** Names with the English one beside them; what they called English themselves is a remark then. */
function withEnglish({ en: further, ...names }: PrintedNames, en: string): PrintedNames {
  const remark = [names.remark, further].filter(Boolean).join(' ');
  return { ...names, en, ...(remark && { remark }) };
}

function isLatinName(text: string): boolean {
  return /\p{Script=Latin}{2}/u.test(text) && !hasJapanese(text);
}

/** Whether kana may say how a name in kanji is read. */
export function mayBeReading(kana: string, name: string): boolean {
  return hasKanji(name) && isKana(kana.replace(/[・\s]/g, ''));
}

/** Whether a line names one thing twice, with its reading, or sends its reader elsewhere. */
export function isTermLine({ en, ja, reading, see }: PrintedNames): boolean {
  return (en !== undefined && ja !== undefined) || reading !== undefined || see !== undefined;
}

/** Whether a line of names has words besides them: a reading, a remark. */
export function hasMoreWords(printed: string, names: readonly (string | undefined)[]): boolean {
  const rest = names.reduce<string>((text, name) => (name ? text.replace(name, ' ') : text), printed);
  return /\p{L}{2}/u.test(rest);
}

const SIGN = /(?:(?<!\s)\s+)?[/|]\s*|\t+/g;

/**
 * The sign between a Japanese name and a Latin one, with the blanks around it; `パワー/タフネス`, `Power/Toughness` and
 * `1/1カウンター` hold none.
 */
export function findLanguageSign(text: string): Span | undefined {
  const signs = [...foldWidth(text).matchAll(SIGN)];
  if (signs.length === 0) return undefined;
  const units = text.split('');
  const japanese = { first: units.findIndex(hasJapanese), last: units.findLastIndex(hasJapanese) };
  const latin = { first: units.findIndex(isLatinLetter), last: units.findLastIndex(isLatinLetter) };
  if (japanese.first < 0 || latin.first < 0) return undefined;
  for (const { 0: sign, index: from } of signs) {
    const to = from + sign.length;
    if (japanese.last < from && latin.last >= to) return { from, to };
    if (latin.first < from && japanese.first >= to) return { from, to };
  }
  return undefined;
}

/** The names of a heading, one or both languages: `戦慄予示／Manifest dread` → 戦慄予示, Manifest dread. */
export function splitTitle(text: string, lang: Lang): NamePair {
  const sign = findLanguageSign(text);
  if (!sign) return { [lang]: text };
  const [left, right] = [text.slice(0, sign.from), text.slice(sign.to)];
  return hasJapanese(left) ? { en: right, ja: left } : { en: left, ja: right };
}

function isLatinLetter(unit: string): boolean {
  return /[A-Za-z]/.test(unit);
}

/** Whether a numbered text names something and states nothing: short, no sentence in it, not cut off at a comma or colon. */
export function isHeadingText(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > THRESHOLDS.nameInBoth) return false;
  return !/[.。,、:;!?”}]$|。|[.!?:]\s|\{/.test(trimmed.replaceAll('…', ''));
}
