import { reportDiagnostic } from '../../diagnostics/report-diagnostic.ts';
import type { Ledger } from '../../sources/ledger.ts';
import { placeAt, type SourceLine } from '../../sources/source-text.ts';
import { hasJapanese } from '../../text/script.ts';
import { tidySpaces } from '../../text/spaces.ts';
import type { Reader } from '../reader.ts';
import { type PrimerLine, parsePrimerLine } from './parse-line.ts';
import { PrimerBuilder } from './primer-builder.ts';
import { readCard } from './read-card.ts';
import { readCredits } from './read-credits.ts';
import { recogniseSetPrimer } from './recognise.ts';

const LONGEST_TITLE = 80;

/**
 * Reads a set's primer, a line a paragraph: release facts, mechanics with prose, card blocks, items that belong to the
 * card or mechanic above them, and rules quoted in the numbers of the primer's day.
 */
export const setPrimerReader: Reader = {
  kind: 'set-primer',
  recognise: recogniseSetPrimer,
  read(source, ledger) {
    const builder = new PrimerBuilder();
    for (let at = 0; at < source.lines.length; at++) {
      const line = source.lines[at];
      if (!line) continue;
      const form = parsePrimerLine(line);
      if (form.type === 'card-name') {
        const { card, next } = readCard(ledger, at, form.inside);
        builder.addCard(card);
        at = next - 1;
      } else if (!readHead(builder, ledger, line, form)) readLine(builder, ledger, line, form);
    }
    builder.closePoints();
    return builder.reading;
  },
};

/** The title, the day, who made it and the copyright line. */
function readHead(builder: PrimerBuilder, ledger: Ledger, line: SourceLine, form: PrimerLine): boolean {
  const { reading } = builder;
  const isFirst = !reading.title.ja && !reading.title.en && reading.records.rulings.length === 0;
  if (form.type === 'updated' && !reading.date) {
    reading.date = form.date;
    reading.dateLine = tidySpaces(ledger.take(line));
  } else if (form.type === 'credits') reading.credits.push(...readCredits(ledger.take(line)));
  else if (form.type === 'copyright') addCopyright(builder, ledger, line);
  else if (
    (form.type === 'text' || form.type === 'heading') &&
    isFirst &&
    line.text.length <= LONGEST_TITLE
  ) {
    const title = tidySpaces(ledger.take(line));
    reading.title = hasJapanese(title) ? { ja: title } : { en: title };
  } else return false;
  return true;
}

function readLine(builder: PrimerBuilder, ledger: Ledger, line: SourceLine, form: PrimerLine): void {
  if (form.type === 'blank') return;
  const place = placeAt(ledger.source, line, Math.max(0, line.text.search(/\S/)));
  if (form.type === 'point') {
    if (form.textFrom > 0) ledger.skip(line, 'marker', 0, form.textFrom);
    builder.addPoint({ text: tidySpaces(ledger.take(line, form.textFrom)), indent: form.indent, place });
    if (form.malformed) {
      const mark = line.text.trim().charAt(0);
      const message = `the list mark ${mark} has no space after it; read as an item`;
      builder.reading.diagnostics.push(
        reportDiagnostic('bullet-malformed', place, message, undefined, {
          actual: mark,
          expected: `${mark} `,
        }),
      );
    }
    return;
  }
  const text = ledger.take(line);
  if (form.type === 'rule') builder.addRule(form.number, tidySpaces(text.slice(form.textFrom)), place);
  else if (form.type === 'heading') builder.addTopic(tidySpaces(text), place);
  else builder.addProse(tidySpaces(text), place);
}

function addCopyright(builder: PrimerBuilder, ledger: Ledger, line: SourceLine): void {
  builder.closePoints();
  const { notes } = builder.reading.records;
  notes.push({
    id: `copyright-${notes.length + 1}`,
    about: [],
    lang: 'en',
    blocks: [{ type: 'paragraph', text: tidySpaces(ledger.take(line)) }],
    place: placeAt(ledger.source, line),
  });
}
