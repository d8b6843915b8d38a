import en from '../../../content/strings/symbols/en.json' with { type: 'json' };
import ja from '../../../content/strings/symbols/ja.json' with { type: 'json' };
import type { Lang } from '../../model/records/lang.ts';
import type { SymbolParts } from '../../model/records/symbol.ts';
import { formatString } from '../../model/strings/format-string.ts';

const TEXTS = { en, ja };

/** What a screen reader says for a symbol: `white or blue mana`, 「白か青のマナ」. */
export function toSymbolName(parts: SymbolParts, lang: Lang): string {
  const texts = TEXTS[lang];
  const [names, colors]: Record<string, string>[] = [texts.names, texts.colors];
  const toColor = (code = '') => colors?.[code] ?? code;
  const [first = '', second] = parts;
  if (second === undefined) {
    if (names?.[first]) return names[first];
    if (colors?.[first]) return formatString(texts.one, { color: toColor(first) });
    if (/^H[WUBRG]$/.test(first)) return formatString(texts.half, { color: toColor(first[1]) });
    return formatString(texts.generic, { amount: first });
  }
  if (first === '2') return formatString(texts.twoOrOne, { color: toColor(second) });
  const isPhyrexian = parts.at(-1) === 'P';
  const of = isPhyrexian ? parts.slice(0, -1) : parts;
  const either = of
    .map(toColor)
    .reduce((one, other) => formatString(texts.or, { first: one, second: other }));
  return formatString(isPhyrexian ? texts.phyrexian : texts.hybrid, { colors: either });
}
