import type { Ruling } from '../../../model/records/document.ts';
import { type Lang, otherLang } from '../../../model/records/lang.ts';
import { formatString } from '../../../model/strings/format-string.ts';
import { getStrings } from '../../../model/strings/get-strings.ts';
import type { ReaderNames } from '../../../rulebook/book/name.ts';

/** Items that restart in each part have our count of the parts before their own number: `part-2.7` is printed 7. */
export const toPrintedId = (id: string): string => id.replace(/^part-\d+\./, '');

/** The id of a ruling as the text of the reader's language has it: `A.25.裁定.1`, where the other has `A.25.Ruling.1`. */
export function toShownId({ id, ...sides }: Pick<Ruling, 'id' | Lang>, lang: Lang): string {
  return toPrintedId(sides[lang]?.printedId ?? id);
}

/** The id that the other language has for a ruling, where its numbers are others too: E.6.1 in English, E.5.1 in Japanese. */
export function toOtherId(ruling: Pick<Ruling, 'id' | Lang>, lang: Lang): string | undefined {
  if (!ruling[otherLang(lang)]) return undefined;
  const [shown, other] = [toShownId(ruling, lang), toShownId(ruling, otherLang(lang))];
  return toNumbers(shown) === toNumbers(other) ? undefined : other;
}

/** An id without the word for what it is. */
const toNumbers = (id: string): string => id.replace(/\.\p{L}{2,}(?=\.|$)/gu, '');

/** Whether an id of an entry is our count of those of its type, which nobody printed: `part-2.question-1`. */
export const isCountedEntry = (id: string): boolean => /(?:^|\.)[a-z]+-\d+$/.test(id);

/** Whether an id of a topic is our count of the parts, `part-2`; `A.25` is printed. */
export const isCountedPart = (id: string): boolean => /^part-\d+$/.test(id);

const NAMED = /^(chapter|section|article|item|appendix)-(.+)$/;

/** The number beside the name of a topic, `1.10`, `第2章`; none where it is our count or its name begins with it. */
export function toHeadingNumber(id: string, names: ReaderNames | undefined, lang: Lang): string | undefined {
  if (names && (isCountedPart(id) || names.first.text.startsWith(id))) return undefined;
  const [, part, number = ''] = NAMED.exec(id) ?? [];
  const { parts } = getStrings(lang).documents;
  return part ? formatString(parts[part as keyof typeof parts], { number: number.toUpperCase() }) : id;
}
