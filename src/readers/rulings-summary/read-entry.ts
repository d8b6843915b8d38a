import { healText } from '../../blocks/heal-text.ts';
import type { Ruling } from '../../records/document.ts';
import type { Lang } from '../../records/lang.ts';
import type { Place } from '../../records/place.ts';
import type { TextBlock } from '../../records/text.ts';
import type { RunningText } from '../../sources/running-text.ts';
import { hasKana } from '../../text/kana.ts';
import { findCards } from '../find-cards.ts';
import type { Mark } from './find-marks.ts';
import { type RulingSource, splitCitations } from './split-citations.ts';

/** One language of a ruling, rule or note of a summary, before the languages are paired. */
export interface Entry {
  lang: Lang;
  type: 'rule' | 'ruling' | 'note';
  /** With the English word for ruling; absent for a note. */
  id?: string;
  printedId?: string;
  /** A paragraph for each citation, so that block n is what source n says. */
  blocks: TextBlock[];
  alternatives: TextBlock[][];
  sources: RulingSource[];
  marks: Ruling['marks'];
  cards: Ruling['cards'];
  place: Place;
}

/** Reads the entry that a mark begins. */
export function readEntry(running: RunningText, mark: Mark): Entry {
  takeMark(running, mark);
  const { pieces, sources } = splitCitations(running.take(mark.textFrom, mark.to));
  const healed = pieces.map(healText);
  const [texts, alternatives] = mark.isDoubtful ? splitAlternatives(healed) : [healed, []];
  const id = mark.type === 'entry' ? parseEntryId(mark.id) : undefined;
  const entry: Entry = {
    lang: /[^\x20-\x7e]/.test(mark.id) || texts.some(hasKana) ? 'ja' : 'en',
    type: id?.type ?? 'note',
    blocks: toBlocks(texts),
    alternatives: alternatives.map((alternative) => toBlocks([alternative])),
    sources,
    marks: [...(mark.isNew ? ['new' as const] : []), ...(mark.isDoubtful ? ['doubtful' as const] : [])],
    cards: findCards(texts.join(' ')),
    place: running.placeAt(mark.from),
  };
  if (id) Object.assign(entry, { id: id.id, printedId: id.printed });
  return entry;
}

/** Counts the id as part of the record and the signs around it (`?+`, `-`, the word Note) as marks. */
export function takeMark(running: RunningText, mark: Mark): void {
  const idTo = mark.idFrom + (mark.type === 'note' ? 0 : mark.id.length);
  running.skip('marker', mark.from, mark.idFrom);
  running.take(mark.idFrom, idTo);
  running.skip('marker', idTo, mark.textFrom);
}

/**
 * A doubtful translation given twice, the second beginning with the words of the first: E.5.3 of the summary of
 * 2002-09-21 has two Japanese wordings that share their first clause, with no mark between them.
 */
function splitAlternatives(texts: string[]): [string[], string[]] {
  const alternatives: string[] = [];
  const firsts = texts.map((text) => {
    const opening = text.slice(0, 12);
    if (opening.length < 12 || !hasKana(text)) return text;
    const starts: number[] = [];
    for (let at = text.indexOf(opening, 1); at !== -1; at = text.indexOf(opening, at + 1))
      if (/[。」)]/.test(text.charAt(at - 1))) starts.push(at);
    starts.forEach((start, index) => {
      alternatives.push(text.slice(start, starts[index + 1]));
    });
    return text.slice(0, starts[0]);
  });
  return [firsts, alternatives];
}

function toBlocks(texts: readonly string[]): TextBlock[] {
  return texts.filter((text) => text !== '').map((text) => ({ type: 'paragraph', text }));
}

/** The id of an entry of a summary, as printed and taken apart: `E.6.裁定.2` → topic `E.6`, id `E.6.Ruling.2`. */
interface EntryId {
  printed: string;
  /** With the English word, so that both languages of one entry have the same. */
  id: string;
  topic: string;
  type: 'rule' | 'ruling';
}

const ID = /^([A-Z]\.\d{1,3})\.(?:(\d{1,3})|([^\s.]{1,12})\.(\d{1,3}))$/;
const WORDS: Record<string, string> = { 裁定: 'Ruling', 判定: 'Ruling', ruling: 'Ruling' };

/** Takes an entry's id apart; undefined for a topic's id (`A.25`) or anything else. */
function parseEntryId(printed: string): EntryId | undefined {
  const match = ID.exec(printed);
  if (!match?.[1]) return undefined;
  const [, topic, rule, word = '', ruling] = match;
  if (rule !== undefined) return { printed, id: `${topic}.${rule}`, topic, type: 'rule' };
  const english = WORDS[word.toLowerCase()] ?? word;
  return { printed, id: `${topic}.${english}.${ruling}`, topic, type: 'ruling' };
}
