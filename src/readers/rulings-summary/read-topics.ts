import { parseNames } from '../../blocks/parse-names.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../diagnostics/report-diagnostic.ts';
import type { Ruling, Topic } from '../../records/document.ts';
import { LANGS } from '../../records/lang.ts';
import type { RunningText } from '../../sources/running-text.ts';
import { hasJapanese } from '../../text/script.ts';
import { tidySpaces } from '../../text/spaces.ts';
import type { Mark } from './find-marks.ts';
import { takeMark } from './read-entry.ts';

/** A heading's text: its name, and where prose follows it on further lines, that. */
export interface TopicHeading {
  topic: Topic;
  prose?: Ruling;
}

/**
 * Reads the heading of a section or topic: `E.5 - Face Down Cards`, `E.5 - 裏向きのカード(Face Down Cards)`. The name
 * ends with its line, at the next mark, or at a row of dashes.
 */
export function readHeading(running: RunningText, mark: Mark): TopicHeading {
  takeMark(running, mark);
  const name = /^[^\n]*?(?=-{10,}|\n|$)/.exec(running.folded.slice(mark.textFrom, mark.to))?.[0] ?? '';
  const nameTo = mark.textFrom + name.length;
  const names = toNames(tidySpaces(running.take(mark.textFrom, nameTo)));
  const topic: Topic = { id: mark.id, names, place: running.placeAt(mark.from) };
  if (mark.type === 'topic') topic.parent = mark.id.charAt(0);
  const prose = readProse(running, mark.id, nameTo, mark.to);
  return prose ? { topic, prose } : { topic };
}

/** Adds a heading to the topics; the same id in the other language adds its name to the topic there is. */
export function addTopic(topics: Map<string, Topic>, topic: Topic, diagnostics: Diagnostic[]): void {
  const known = topics.get(topic.id);
  if (!known) {
    if (topic.parent && !topics.has(topic.parent)) delete topic.parent;
    topics.set(topic.id, topic);
    return;
  }
  const addsName = (topic.names.en && !known.names.en) || (topic.names.ja && !known.names.ja);
  if (!addsName) {
    const message = `the heading ${topic.id} stands twice; what stands under both is kept under the first`;
    diagnostics.push(
      reportDiagnostic('number-duplicate', topic.place, message, known.place, { actual: topic.id }),
    );
  }
  for (const lang of LANGS) {
    const name = joinNames(known.names[lang], topic.names[lang]);
    if (name !== undefined) known.names[lang] = name;
  }
}

/** Both names of a heading that stands twice; one where they are the same (`Banding`, `Banding:`) or one is empty. */
function joinNames(known: string | undefined, further: string | undefined): string | undefined {
  if (!known || !further || known === further.replace(/:$/, '')) return known || further;
  return `${known} / ${further}`;
}

/** `裏向きのカード(Face Down Cards)` → both names. */
function toNames(printed: string): Topic['names'] {
  const lang = hasJapanese(printed) ? 'ja' : 'en';
  const { en, ja } = parseNames(printed, lang);
  return en && ja ? { en, ja } : { [lang]: printed };
}

/** What stands between a heading's name and the next mark, rows of dashes skipped. */
function readProse(running: RunningText, topic: string, from: number, to: number): Ruling | undefined {
  const texts: string[] = [];
  let start = from;
  for (const dashes of running.folded.slice(from, to).matchAll(/-{10,}/g)) {
    const at = from + dashes.index;
    texts.push(running.take(start, at));
    start = at + dashes[0].length;
    running.skip('separator', at, start);
  }
  texts.push(running.take(start, to));
  const blocks = texts.map(tidySpaces).filter((text) => text !== '');
  if (blocks.length === 0) return undefined;
  const side = {
    blocks: blocks.map((text) => ({ type: 'paragraph' as const, text })),
    place: running.placeAt(from),
  };
  return {
    id: `${topic}.Prose`,
    type: 'prose',
    topic,
    ...(blocks.some(hasJapanese) ? { ja: side } : { en: side }),
    sources: [],
    marks: [],
    cards: [],
  };
}
