import { readTypedNumber } from '../../../model/records/read-typed-number.ts';
import type { RuleNumber } from '../../../model/records/rule-number.ts';
import { isKatakana } from '../../../model/text/kana.ts';
import { foldText, foldWithOffsets, splitWords } from '../fold/fold-text.ts';

/** A card that a query names, as it stands there, with the rules that it needs, those that matter most first. */
export interface QueryCard {
  typed: string;
  rules: readonly RuleNumber[];
}

/** A word of a query, folded, with the units of it that were typed in katakana. */
export interface QueryWord {
  text: string;
  isKatakana: readonly boolean[];
  /** Typed between 《 and 》, as Japanese writes the name of a card: it is a name or nothing. */
  isCard?: true;
  /** The rules that the card needs, where a card file tells. */
  rules?: readonly RuleNumber[];
}

/** A query taken apart. */
export type Query = ReturnType<typeof parseQuery>;

const CARD = /《([^《》]*)》/;
const CARDS = new RegExp(CARD, 'g');
/** A whole query of several words in capitals, small words between: Wrath of God. */
const TITLE =
  /^(?=\S+\s+\S)[A-Z][\p{L}'’,-]*(?:\s+(?:(?:of|the|a|an|to|and|in|from|for)\s+)*[A-Z][\p{L}'’,-]*)+$/u;
const QUOTED = /"([^"]+)"|“([^”]+)”|„([^“”]+)[“”]|『([^』]+)』|「([^」]+)」/g;

/** Takes a query apart; never fails. `named` are cards that somebody found in it. */
export function parseQuery(typed: string, named: readonly QueryCard[] = []) {
  const trimmed = typed.trim().slice(0, 400);
  const number = readTypedNumber(trimmed);
  const phrases = [...trimmed.matchAll(QUOTED)]
    .map((match) => foldText(match.slice(1).find((text) => text !== undefined) ?? ''))
    .filter((phrase) => phrase !== '');
  return {
    /** As typed, trimmed. */
    typed: trimmed,
    /** Folded, without quotes. */
    folded: foldText(trimmed),
    ...(number && { number }),
    /** Folded text in quotes. */
    phrases,
    /** What is written as the name of a card: between 《 and 》, or in capitals as titles are. */
    cards: TITLE.test(trimmed) ? [trimmed] : [...trimmed.matchAll(CARDS)].map(([, name = '']) => name),
    /** Nothing stands outside the quotes: they have to stand as they are. In a sentence they only say what is meant. */
    isQuotation: phrases.length > 0 && foldText(trimmed.replace(QUOTED, '')) === '',
    /** What white space and a change of script part, each folded, in order. */
    words: markCards(trimmed, named)
      .split(CARD)
      .flatMap((part, place) =>
        place % 2 === 1 ? readCard(part, named) : part.split(/\s+/).flatMap(readWords),
      ),
  };
}

/** Writes the cards that were found as Japanese does, between 《 and 》. */
function markCards(typed: string, named: readonly QueryCard[]): string {
  return named.reduce(
    (marked, card) =>
      marked.includes(`《${card.typed}》`) ? marked : marked.replace(card.typed, () => `《${card.typed}》`),
    typed,
  );
}

function readCard(name: string, named: readonly QueryCard[]): QueryWord[] {
  const text = foldText(name);
  const rules = named.find(({ typed }) => typed === name)?.rules;
  return text === '' ? [] : [{ text, isKatakana: [], isCard: true, ...(rules && { rules }) }];
}

function readWords(part: string): QueryWord[] {
  const { text, offsets } = foldWithOffsets(part);
  let from = 0;
  return splitWords(text).map((word) => {
    const at = text.indexOf(word, from);
    from = at + word.length;
    const inKatakana = [...word].map((_, unit) => isKatakana(part[offsets[at + unit] ?? -1] ?? ''));
    return { text: word, isKatakana: inKatakana };
  });
}
