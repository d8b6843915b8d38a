/** The id of an entry of a summary, as printed and taken apart: `E.6.裁定.2` → topic `E.6`, id `E.6.Ruling.2`. */
export interface EntryId {
  printed: string;
  /** With the English word, so that both languages of one entry have the same. */
  id: string;
  topic: string;
  type: 'rule' | 'ruling';
}

const ID = /^([A-Z]\.\d{1,3})\.(?:(\d{1,3})|([^\s.]{1,12})\.(\d{1,3}))$/;
const WORDS: Record<string, string> = { 裁定: 'Ruling', 判定: 'Ruling', ruling: 'Ruling' };

/** Takes an entry's id apart; undefined for a topic's id (`A.25`) or anything else. */
export function parseEntryId(printed: string): EntryId | undefined {
  const match = ID.exec(printed);
  if (!match?.[1]) return undefined;
  const [, topic, rule, word = '', ruling] = match;
  if (rule !== undefined) return { printed, id: `${topic}.${rule}`, topic, type: 'rule' };
  const english = WORDS[word.toLowerCase()] ?? word;
  return { printed, id: `${topic}.${english}.${ruling}`, topic, type: 'ruling' };
}
