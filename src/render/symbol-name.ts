import type { Lang } from '../records/lang.ts';
import type { SymbolParts } from './symbol-code.ts';

const COLOR_NAMES: Readonly<Record<string, Record<Lang, string>>> = {
  W: { en: 'white', ja: '白' },
  U: { en: 'blue', ja: '青' },
  B: { en: 'black', ja: '黒' },
  R: { en: 'red', ja: '赤' },
  G: { en: 'green', ja: '緑' },
  C: { en: 'colorless', ja: '無色' },
};

const NAMES: Readonly<Record<string, Record<Lang, string>>> = {
  T: { en: 'tap symbol', ja: 'タップ・シンボル' },
  Q: { en: 'untap symbol', ja: 'アンタップ・シンボル' },
  S: { en: 'snow mana', ja: '氷雪マナ' },
  E: { en: 'energy symbol', ja: 'エネルギー・シンボル' },
  P: { en: 'pawprint symbol', ja: '足跡シンボル' },
  H: { en: 'Phyrexian symbol', ja: 'ファイレクシア・シンボル' },
  A: { en: 'acorn symbol', ja: 'どんぐりシンボル' },
  D: { en: 'land drop symbol', ja: '土地プレイ・シンボル' },
  TK: { en: 'ticket symbol', ja: 'チケット・シンボル' },
  PW: { en: 'planeswalker symbol', ja: 'プレインズウォーカー・シンボル' },
  CHAOS: { en: 'chaos symbol', ja: 'カオス・シンボル' },
  '∞': { en: 'infinite mana', ja: '無限のマナ' },
  '½': { en: 'half a generic mana', ja: '不特定マナ半点' },
};

/** What a screen reader says for a symbol: `white or blue mana`, 「白か青のマナ」. */
export function toSymbolName(parts: SymbolParts, lang: Lang): string {
  const [first = '', second] = parts;
  if (parts.at(-1) === 'P' && second) return namePhyrexian(parts.slice(0, -1), lang);
  if (second) return nameHybrid(first, second, lang);
  if (NAMES[first]) return NAMES[first][lang];
  if (COLOR_NAMES[first]) return nameMana(COLOR_NAMES[first][lang], lang);
  if (/^H[WUBRG]$/.test(first)) return nameHalf(colorOf(first[1] ?? '', lang), lang);
  if (/^[XYZ]$/.test(first)) return lang === 'en' ? `${first} generic mana` : `不特定マナ${first}点`;
  return lang === 'en' ? `${first} generic mana` : `不特定マナ${first}点`;
}

function namePhyrexian(colors: SymbolParts, lang: Lang): string {
  const names = colors.map((color) => colorOf(color, lang));
  return lang === 'en' ? `${names.join(' or ')} Phyrexian mana` : `${names.join('か')}のファイレクシア・マナ`;
}

function nameHybrid(first: string, second: string, lang: Lang): string {
  if (first === '2') {
    const color = colorOf(second, lang);
    return lang === 'en' ? `two generic or one ${color} mana` : `不特定マナ2点か${color}マナ1点`;
  }
  const names = [colorOf(first, lang), colorOf(second, lang)];
  return lang === 'en' ? `${names.join(' or ')} mana` : `${names.join('か')}のマナ`;
}

const nameMana = (color: string, lang: Lang): string => (lang === 'en' ? `${color} mana` : `${color}マナ`);

const nameHalf = (color: string, lang: Lang): string =>
  lang === 'en' ? `half a ${color} mana` : `${color}マナ半点`;

const colorOf = (code: string, lang: Lang): string => COLOR_NAMES[code]?.[lang] ?? code;
