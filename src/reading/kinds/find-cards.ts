import type { NamedCard } from '../../model/records/document.ts';
import { foldWidth } from '../../model/text/fold-width.ts';
import { hasJapanese } from '../../model/text/script.ts';
import { tidySpaces } from '../../model/text/spaces.ts';
import { splitTitle } from '../blocks/parse-names.ts';

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
  const same = found.get(key);
  if (same) Object.assign(same, { ...card, ...same });
  else found.set(key, card);
}
