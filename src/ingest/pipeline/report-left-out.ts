import { type Diagnostic, reportDiagnostic } from '../../model/diagnostics/diagnostic.ts';
import { describeLine, type Place } from '../../model/records/place.ts';
import type { Reading } from '../../reading/kinds/reader.ts';
import type { Account, Ledger } from '../../reading/sources/ledger.ts';
import { findLeftOut, findUnsaid, type LeftOutText } from '../../reading/sources/left-out.ts';
import { placeAtOffset, type SourceText } from '../../reading/sources/source-text.ts';

/** A document of which more than this share of its letters is in no record says so. */
const MOST_LEFT_OUT = 0.1;
const SHOWN = 40;
const PLACES = 5;

/**
 * What of a document is in no record: more than a tenth of its letters, with the places; and the words of a page's furniture
 * that nothing else says.
 */
export function reportLeftOut(ledger: Ledger, reading: Reading, { inRecords }: Account): Diagnostic[] {
  const { source } = ledger;
  const sumOf = (texts: readonly LeftOutText[]) => texts.reduce((sum, { letters }) => sum + letters, 0);
  const isMuch = (sum: number) => sum > (sum + inRecords) * MOST_LEFT_OUT;
  const leftOut = findLeftOut(ledger);
  if (!isMuch(sumOf(leftOut)) && !leftOut.some(({ name }) => name === 'furniture')) return [];
  const { title, subtitle, credits, matter, records } = reading;
  const unsaid = findUnsaid(leftOut, [title, subtitle, credits, matter, records]);
  const sum = sumOf(unsaid);
  const found: Diagnostic[] = [];
  if (isMuch(sum)) {
    const share = Math.round((sum / (sum + inRecords)) * 100);
    const byName = [...Map.groupBy(unsaid, ({ name }) => name)].sort(([, a], [, b]) => sumOf(b) - sumOf(a));
    const parts = byName.map(([name, texts]) => `${name} ${sumOf(texts)} (${listPlaces(texts, source)})`);
    const message = `${sum} letters (${share} %) are in no record: ${parts.join('; ')}`;
    const place = placeOfFirst(byName[0]?.[1] ?? [], source);
    found.push(reportDiagnostic('text-left-out', place, message, undefined, { actual: `${share} %` }));
  }
  const furniture = unsaid.filter(({ name }) => name === 'furniture');
  const texts = furniture.map(({ text }) => clip(text));
  if (texts.length > 0) {
    const message = `words around the text are left out: ${texts.join(' / ')}`;
    const actual = texts.slice(0, PLACES).join(' / ');
    found.push(
      reportDiagnostic('furniture-left-out', placeOfFirst(furniture, source), message, undefined, { actual }),
    );
  }
  return found;
}

function placeOfFirst([first]: readonly LeftOutText[], source: SourceText): Place {
  return placeAtOffset(source, first?.start ?? 0);
}

function listPlaces(texts: readonly LeftOutText[], source: SourceText): string {
  const shown = texts
    .slice(0, PLACES)
    .map(({ text, start }) => `${describeLine(placeAtOffset(source, start))} “${clip(text)}”`);
  const more = texts.length - shown.length;
  return [...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

function clip(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
}
