import type { NamePair } from '../../../model/records/document.ts';

/** `"Move target beacon."「標1つを対象とし、それを動かす。」と読み替える`: the new wording in both languages. */
const ENGLISH_WORDING = /["“]([^"“”]{4,2000})["”]\s?(?=「)/;

/** The words that an erratum gives a card, in each language. */
export function findWording(text: string): NamePair | undefined {
  const closing = text.search(/」と(?:読み替え|変更|訂正|書き換え)/);
  const english = ENGLISH_WORDING.exec(text);
  if (closing === -1 || !english?.[1]) return undefined;
  const from = english.index + english[0].length + 1;
  return from > closing ? undefined : { en: english[1].trim(), ja: text.slice(from, closing) };
}
