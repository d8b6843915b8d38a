import type { Lang } from '../../../model/records/lang.ts';
import { formatString } from '../../../model/strings/format-string.ts';
import { getStrings } from '../../../model/strings/get-strings.ts';
import type { ReaderNames } from '../../../rulebook/book/name.ts';

/** Items that restart in each part have our count of the parts before their own number: `part-2.7` is printed 7. */
export function toPrintedId(id: string): string {
  return id.replace(/^part-\d+\./, '');
}

/** Whether an id of an entry is our count of those of its type, which nobody printed: `part-2.question-1`. */
export function isCountedEntry(id: string): boolean {
  return /(?:^|\.)[a-z]+-\d+$/.test(id);
}

/** Whether an id of a topic is our count of the parts, `part-2`; `A.25` is printed. */
export function isCountedPart(id: string): boolean {
  return /^part-\d+$/.test(id);
}

const NAMED = /^(chapter|section|article|item|appendix)-(.+)$/;

/** The number beside the name of a topic, `1.10`, `第2章`; none where it is our count or its name begins with it. */
export function toHeadingNumber(id: string, names: ReaderNames | undefined, lang: Lang): string | undefined {
  if (names && (isCountedPart(id) || names.first.text.startsWith(id))) return undefined;
  const [, part, number = ''] = NAMED.exec(id) ?? [];
  const { parts } = getStrings(lang).documents;
  return part ? formatString(parts[part as keyof typeof parts], { number: number.toUpperCase() }) : id;
}
