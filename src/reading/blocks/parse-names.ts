import type { NamedCard, NamePair } from '../../model/records/document.ts';
import type { Lang } from '../../model/records/lang.ts';
import { KANA, KANJI } from '../../model/text/character-classes.ts';
import { foldForms } from '../../model/text/fold-forms.ts';
import { foldWidth } from '../../model/text/fold-width.ts';
import { isKana, isKatakana, toHiragana } from '../../model/text/kana.ts';
import { hasKanji } from '../../model/text/kanji.ts';
import { hasJapanese, hasWord } from '../../model/text/script.ts';
import { tidySpaces } from '../../model/text/spaces.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { VERSION } from '../words.ts';
import type { Span } from './block.ts';

/** What a heading or the head of a term prints. All as printed. */
export interface PrintedNames extends NamePair {
  /** `（ともす）` after a Japanese name. */
  reading?: string;
  /** What a heading adds in parentheses after a blank. */
  remark?: string;
  /** `→ キーワード処理`. */
  see?: string[];
}

/** Signs between two names of a heading. */
const SIGN = /(?:(?<!\s)\s+)?[/|]\s*|\t+/g;
/** And between those of a term: dots that lead to the other name, a dash, a blank, which parts no two words of a name. */
const TERM_SIGN =
  /\s*(?:[/|:=\t]|(?:\.\s?){3,}|[…‥]+|・{3,})\s*|\s+[-–—―]+\s+|\s+(?=[^\x20-\x7e])|(?<=[^\x20-\x7e])\s+/g;
const SEE = /\s*:?\s*(?:→|⇒|[-=]>)\s*/;
const SEE_WORDS = /\s*[([]?(?:を?参照|see also|see)[)\]]?\s*/gi;
/** `標 (Beacon)`, `鐘【かね】`: what is in brackets at the end of a name; for a reading other names may be behind it. */
const IN_BRACKETS = /^(.*?)(\s*)[([]([^()[\]]+)[)\]]$/;
const READING = /^([^()[\]]*\p{Script=Han}[^()[\]]*)[([]([\p{Script=Hiragana}ー・\s]+)[)\]]/u;

/** `移植―いしょく`. */
const DASHED_READING = /^(.+?)\s*-\s*([\p{Script=Hiragana}ー]+)$/u;

/** The names of a heading, in one language or both: `灯す（ともす）/Kindle`, `引き波 (案)`, `標 (Beacon)`. */
export function parseNames(printed: string, lang: Lang, isTerm = false): PrintedNames {
  const text = printed.trim();
  if (text.length > THRESHOLDS.printedLine) return { [lang]: text };
  const folded = foldForms(text);
  const arrow = isTerm ? SEE.exec(folded) : undefined;
  if (arrow && arrow.index > 0) {
    const sent = text.slice(arrow.index + arrow[0].length).replaceAll(SEE_WORDS, '');
    const see = splitNames(sent).filter((name) => name !== '');
    return { ...parseNames(text.slice(0, arrow.index), lang, isTerm), see };
  }
  const [card, inside, beside] = /^《([^《》]+)》\s*(?:\(([^《》]+)\))?$/.exec(foldWidth(text)) ?? [];
  if (card && inside) {
    const name = text.slice(1, inside.length + 1);
    const names = splitAtSign(name, SIGN) ?? { [lang]: name };
    return beside === undefined ? names : { ...names, remark: beside };
  }
  if (/[《》]/.test(text)) return { [lang]: text };
  const read = isTerm && READING.exec(folded);
  if (read) {
    const [whole, { length }] = [read[0], read[1] ?? ''];
    const reading = text.slice(length + 1, whole.length - 1).trim();
    return { ...parseNames(text.slice(0, length) + text.slice(whole.length), 'ja', isTerm), reading };
  }
  const [dashed, { length } = '', kana = ''] = (isTerm && DASHED_READING.exec(folded)) || [];
  if (dashed && mayBeReading(kana, text.slice(0, length)))
    return { ...parseNames(text.slice(0, length), 'ja', isTerm), reading: text.slice(-kana.length) };
  return readBracket(text, folded) ?? splitAtSign(text, SIGN) ?? splitAtBrackets(text, folded, lang, isTerm);
}

/** `接死（せっし、deathtouch）`: a name with its reading and its other name in one bracket. */
function readBracket(text: string, folded: string): PrintedNames | undefined {
  const [whole, { length } = '', blank = '', inside = ''] = IN_BRACKETS.exec(folded) ?? [];
  const ja = text.slice(0, length);
  const parts = inside.split(/[,、/:;]/).map((part) => part.trim());
  const reading = parts.find((part) => mayBeReading(part, ja));
  const en = parts.find(isLatinName);
  if (!whole || !reading || !en || parts.length > 2 || blank.length > 1) return undefined;
  return { ja, reading, en };
}

/** `霜【Frost】`, `灯す（ともす）`, `引き波 (案)`: a name with its other name, its reading or a remark in brackets. */
function splitAtBrackets(text: string, folded: string, lang: Lang, isTerm: boolean): PrintedNames {
  const [whole, { length } = '', blank = ''] = IN_BRACKETS.exec(folded) ?? [];
  const name = text.slice(0, length);
  const inside = text.slice(length + blank.length + 1, -1);
  if (whole) {
    if (findReading(folded) && mayBeReading(inside, name))
      return { ...(isTerm ? parseNames(name, 'ja', true) : { ja: name }), reading: inside };
    if (hasJapanese(name) && isLatinName(inside)) return { ...parseNames(name, 'ja', isTerm), en: inside };
    if (isLatinName(name) && hasJapanese(inside)) return { ...parseNames(inside, 'ja'), en: name };
  }
  const parted = isTerm ? splitAtSign(text, TERM_SIGN) : undefined;
  if (parted) return parted;
  const isRemark = whole && (blank || !name) && folded.endsWith(')');
  return isRemark ? { ...(name && { [lang]: name }), remark: inside } : { [lang]: text };
}

/** The names of a list of them: `解凍、氷`. */
export function splitNames(text: string): string[] {
  return text.split(/[、,]\s*/).map((name) => name.trim());
}

/** Names with the English one beside them; what they called English themselves is a remark then. */
function splitAtSign(text: string, signs: RegExp): PrintedNames | undefined {
  const { en, ja } = splitTitle(text, 'ja', signs);
  if (en === undefined || ja === undefined || !isLatinName(en)) return undefined;
  const { en: further, ...names } = parseNames(ja, 'ja');
  const remark = [names.remark, further].filter(Boolean).join(' ');
  return { ...names, en, ...(remark && { remark }) };
}

/** Whether a text may be a name in Latin letters; an address and a file are called something else. */
function isLatinName(text: string): boolean {
  const isOne = !text.includes(' / ') && !VERSION.test(text);
  return isOne && /^(?!.*(?:\/\/|\w\.[a-z]{2})).*\p{Script=Latin}{2}/su.test(text) && !hasJapanese(text);
}

/** Where the reading is that a folded name ends with, in brackets: `接死(せっし)`; and where the name before it ends. */
export function findReading(folded: string): (Span & { nameTo: number }) | undefined {
  const [whole, { length: nameTo } = '', blank = '', inside = ''] = IN_BRACKETS.exec(folded.trimEnd()) ?? [];
  const from = nameTo + blank.length + 1;
  // What has to be filled in, `隠密[コスト]`, is a word that is written in katakana.
  if (folded.charAt(from - 1) === '[' && isKatakana(inside)) return undefined;
  return whole && keepKana(inside) !== undefined ? { from, to: from + inside.length, nameTo } : undefined;
}

/** Whether kana may say how a name is read: one letter for each of its own at least, and the same ones where it is in kana. */
export function mayBeReading(kana: string, name: string): boolean {
  const reading = keepKana(kana);
  if (reading === undefined) return false;
  const letters = name.match(LETTERS)?.join('') ?? '';
  return hasKanji(letters) ? reading.length >= letters.length : toHiragana(letters) === toHiragana(reading);
}

const LETTERS = new RegExp(`[${KANA}${KANJI}]`, 'g');

/** The kana of a text that holds nothing else but signs between them. */
function keepKana(text: string): string | undefined {
  const kana = text.replace(/[、・,~〜\s-]/g, '');
  return isKana(kana) ? kana : undefined;
}

/** Whether a line names one thing twice, with its reading, or sends its reader elsewhere. */
export function isTermLine({ en, ja, reading, see }: PrintedNames): boolean {
  return (en !== undefined && ja !== undefined) || reading !== undefined || see !== undefined;
}

/** Whether a line of names has words besides them: a reading, a remark. */
export function hasMoreWords(printed: string, names: readonly (string | undefined)[]): boolean {
  const rest = names.reduce<string>((text, name) => (name ? text.replace(name, ' ') : text), printed);
  return hasWord(rest);
}

/**
 * The sign between a Japanese name and a Latin one, with the blanks around it; `パワー/タフネス`, `Power/Toughness` and
 * `1/1カウンター` hold none.
 */
export function findLanguageSign(text: string, pattern = SIGN): Span | undefined {
  const folded = foldWidth(text);
  // Inside brackets it parts what those hold.
  const isLong = folded.length > THRESHOLDS.line;
  const signs = [...folded.matchAll(pattern)].filter(({ index }) => isLong || !isInBrackets(folded, index));
  // An address names nothing, and has slashes.
  if (signs.length === 0 || text.includes('://')) return undefined;
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

/** Whether a bracket is open at an index of a folded text, or at its end. */
export function isInBrackets(folded: string, at = folded.length): boolean {
  return folded.lastIndexOf('(', at) > folded.lastIndexOf(')', at);
}

/** The names of a heading, one or both languages: `戦慄予示／Manifest dread` → 戦慄予示, Manifest dread. */
export function splitTitle(text: string, lang: Lang, signs = SIGN): NamePair {
  const sign = findLanguageSign(text, signs);
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

/** `《…》` with the printed set code after it, or a set code alone: `Gargoyle[aR2]`. */
const CARD = /《([^《》]{1,80})》(?:\[([A-Za-z]{1,3}\d?)\])?|\[([a-z]{1,2}[A-Z]\d?)\]/g;
const NAME_BEFORE = /[A-Z][\w'’Æ-]*(?:,? +(?:of|the|and|to|in|for|from|with|a|an|[A-Z][\w'’Æ-]*)){0,6} *$/;

/**
 * The cards a text names, each once, in order: `《魔の魅惑/Aluren(TE)》`, `Earthcraft《大地の知識》`,
 * `Ivory Gargoyle[aR2]`, `《Camouflage(UN)》`. Takes healed text; `《謙虚》` alone has a Japanese name only.
 */
export function findCards(text: string): NamedCard[] {
  const found = new Map<string, NamedCard>();
  for (const match of text.matchAll(CARD)) {
    const [, inside, codeBeside, codeAlone] = match;
    const before = NAME_BEFORE.exec(text.slice(Math.max(0, match.index - 60), match.index))?.[0].trim();
    if (inside === undefined) {
      if (before && codeAlone) addCard(found, { en: before, code: codeAlone });
      continue;
    }
    const card = parseCardName(inside);
    if (!card.en && before) card.en = before;
    if (codeBeside) card.code = codeBeside;
    addCard(found, card);
  }
  return [...found.values()];
}

/** The inside of `《…》`: `魔の魅惑/Aluren(TE)` → both names and the set code. */
export function parseCardName(inside: string): NamedCard {
  const printed = inside.trim();
  const folded = foldWidth(printed);
  const code = /(?<=.)\(([A-Z0-9]{2,3})\)$/.exec(folded);
  const name = printed.slice(0, code?.index);
  const { en, ja } = splitTitle(name, hasJapanese(name) ? 'ja' : 'en');
  const card: NamedCard = { ...(en && { en: tidySpaces(en) }), ...(ja && { ja: tidySpaces(ja) }) };
  if (code?.[1]) card.code = code[1];
  return card;
}

function addCard(found: Map<string, NamedCard>, card: NamedCard): void {
  const key = card.ja ?? card.en ?? '';
  found.set(key, { ...card, ...found.get(key) });
}
