import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../diagnostics/report-diagnostic.ts';
import type { Topic } from '../../records/document.ts';
import type { Place } from '../../records/place.ts';
import type { Ledger } from '../../sources/ledger.ts';
import { placeAt } from '../../sources/source-text.ts';
import { parseNumberedLine } from './numbered-lines.ts';

/** What the contents of a numbered document list, by id. */
export type TopicList = Map<string, { name: string; place: Place }>;

/**
 * Skips the contents that begin at a line and gives what they list with the index of the first line after them: the
 * next starred heading, or the line that repeats their first entry.
 */
export function readTopicList(ledger: Ledger, from: number): { contents: TopicList; next: number } {
  const { source } = ledger;
  const contents: TopicList = new Map();
  const seen = new Set<string>();
  let at = from;
  for (; at < source.lines.length; at++) {
    const line = source.lines[at];
    if (!line) break;
    const form = parseNumberedLine(line);
    const text = line.text.trim();
    if (at > from && ((form.type === 'heading' && !form.id) || seen.has(text))) break;
    if (text !== '') seen.add(text);
    ledger.skip(line, 'contents');
    if (form.type === 'heading' && form.id)
      contents.set(form.id, { name: form.name, place: placeAt(source, line) });
  }
  return { contents, next: at };
}

/** Where the contents and the body disagree: another name, or an entry that the body does not have. */
export function checkTopicList(contents: TopicList, topics: ReadonlyMap<string, Topic>): Diagnostic[] {
  return [...contents].flatMap(([id, listed]) => {
    const topic = topics.get(id);
    if (!topic) {
      const message = `the contents list ${listed.name}, which the body does not have`;
      return [reportDiagnostic('contents-mismatch', listed.place, message)];
    }
    if (topic.names.ja === listed.name || topic.names.en === listed.name) return [];
    const message = `the contents call ${id} ${listed.name}, the body ${topic.names.ja ?? topic.names.en}`;
    return [reportDiagnostic('contents-mismatch', topic.place, message, listed.place)];
  });
}
