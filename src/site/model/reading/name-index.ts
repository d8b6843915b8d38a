import type { Lang } from '../../../model/records/lang.ts';
import { GOJUON_ROWS, toGojuonRow } from '../../../model/text/gojuon.ts';
import type { ReaderNames } from '../../../rulebook/book/name.ts';

/** Heading of the names that are in the other language only. */
const OTHER_NAMES = { ja: 'A–Z', en: 'あ–ん' } as const;
/** Heading of names that begin with no letter and of which no reading is known. */
const UNREAD = '#';

/**
 * Lines in the reader's alphabet, by 五十音 of the reading or by letter; names that are in the other language only are in
 * one group after them. `read` gives the reading of a Japanese name in hiragana.
 */
export function toNameIndex<T extends { names: ReaderNames }>(
  lines: readonly T[],
  lang: Lang,
  read: (name: string) => string | undefined,
) {
  const { compare } = new Intl.Collator(lang, { numeric: true });
  const keyed = lines.map((line) => {
    const { text, lang: own } = line.names.first;
    const reading = own === 'ja' ? read(text) : undefined;
    const label =
      own !== lang ? OTHER_NAMES[lang] : lang === 'ja' ? toGojuonRow(reading ?? text) : toLetter(text);
    return { line: { ...line, ...(reading && { reading }) }, key: reading ?? text, label: label ?? UNREAD };
  });
  const order = [...(lang === 'ja' ? GOJUON_ROWS : LETTERS), UNREAD, OTHER_NAMES[lang]];
  return order.flatMap((label) => {
    const own = keyed.filter((each) => each.label === label).sort((a, b) => compare(a.key, b.key));
    return own.length > 0 ? [{ label, lines: own.map(({ line }) => line) }] : [];
  });
}

const LETTERS: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** `Æther` is with A. */
function toLetter(name: string): string | undefined {
  const first = name.normalize('NFKD').replace(/^Æ/, 'A').charAt(0).toUpperCase();
  return LETTERS.includes(first) ? first : undefined;
}
