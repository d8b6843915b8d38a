import { reportDiagnostic } from '../../diagnostics/report-diagnostic.ts';
import type { Topic } from '../../records/document.ts';
import { RunningText } from '../../sources/running-text.ts';
import { firstCharacters, type SourceText } from '../../sources/source-text.ts';
import { foldForms } from '../../text/fold-forms.ts';
import type { Reader, Reading } from '../reader.ts';
import { findMarks } from './find-marks.ts';
import { type EntryPair, pairEntries } from './pair-entries.ts';
import { type Entry, readEntry } from './read-entry.ts';
import { readHeader } from './read-header.ts';
import { addTopic, readHeading } from './read-topics.ts';
import { RulingIds } from './ruling-ids.ts';
import { checkCitations, toRuling } from './to-ruling.ts';

const LOOKED_AT = 200_000;
const ENTRY = /(?:^|\s)[A-Z]\.\d{1,3}\.(?:\d{1,3}|(?:Ruling|裁定)\.\d{1,3}) - /g;
const HEADING = /(?:^|\s)[A-Z]\.\d{1,3} - /g;

/**
 * Reads bilingual rulings summaries (sections, topics, `A.25.Ruling.1` beside `A.25.裁定.1`, `[source date]`), the same
 * with and without their line ends.
 */
export const rulingsSummaryReader: Reader = {
  kind: 'rulings-summary',
  recognise,
  read(_source, ledger) {
    const running = new RunningText(ledger);
    const marks = findMarks(running.folded);
    const { notes, ...header } = readHeader(running, marks[0]?.from ?? running.length);
    const records = { rules: [], glossary: [], topics: [], rulings: [], cards: [], notes };
    const reading: Reading = { ...header, matter: [], records, diagnostics: [] };
    const topics = new Map<string, Topic>();
    const ids = new RulingIds(reading.diagnostics);
    let topic: Topic | undefined;
    let entries: Entry[] = [];
    const closeTopic = (): void => {
      for (const pair of pairEntries(entries, reading.diagnostics)) addPair(reading, pair, ids, topic?.id);
      if (topic) reportStrangeIds(reading, topic, entries);
      entries = [];
    };
    for (const mark of marks) {
      if (mark.type === 'entry' || mark.type === 'note') {
        entries.push(readEntry(running, mark));
        continue;
      }
      const heading = readHeading(running, mark);
      if (heading.topic.id !== topic?.id) closeTopic();
      addTopic(topics, heading.topic, reading.diagnostics);
      if (heading.prose) reading.records.rulings.push(heading.prose);
      topic = topics.get(heading.topic.id);
    }
    closeTopic();
    reading.records.topics.push(...topics.values());
    return reading;
  },
};

function addPair(reading: Reading, pair: EntryPair, ids: RulingIds, topic: string | undefined): void {
  const entry = pair.en ?? pair.ja;
  if (!entry) return;
  const id = ids.idOf(entry, topic);
  reading.records.rulings.push(toRuling(pair, id, topic));
  const diagnostic = checkCitations(pair, id);
  if (diagnostic) reading.diagnostics.push(diagnostic);
}

/** The summary of 2002-09-21 has the heading E.5 over the entries E.6.1 to E.6.Ruling.5: said once a heading. */
function reportStrangeIds(reading: Reading, topic: Topic, entries: readonly Entry[]): void {
  const strange = entries.find((entry) => entry.id && !entry.id.startsWith(`${topic.id}.`));
  if (!strange) return;
  const message = `${strange.printedId} stands under the heading ${topic.id}; its entries are kept there`;
  reading.diagnostics.push(
    reportDiagnostic('id-outside-topic', strange.place, message, topic.place, {
      actual: `${strange.printedId}`,
      expected: `${topic.id}.`,
    }),
  );
}

/** How sure it is that a text is a rulings summary: ids of letter and number before a dash, in any number. */
function recognise(source: SourceText): number {
  const text = foldForms(firstCharacters(source, LOOKED_AT));
  const entries = text.match(ENTRY)?.length ?? 0;
  const headings = text.match(HEADING)?.length ?? 0;
  if (entries >= 2 && headings >= 1) return 0.95;
  return entries + headings >= 2 ? 0.6 : 0;
}
