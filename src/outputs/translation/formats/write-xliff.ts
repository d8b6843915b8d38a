import type { Element, ElementContent } from 'xast';
import { x } from 'xastscript';
import type { EditionId } from '../../../model/records/edition.ts';
import { showControlCharacters } from '../../../model/text/control-characters.ts';
import { type InlinePiece, splitCodes } from '../inline-codes.ts';
import type { TranslationUnit, UnitMatch, UnitStatus } from '../unit.ts';
import { formatNotes } from '../unit-notes.ts';
import { CodeIds, type CodeSide } from './code-ids.ts';
import { toCodePoints, writeXml, XML_DECLARATION } from './xml-text.ts';

/** What a segment's state says of its translation. */
const STATES: Readonly<Record<UnitStatus, string>> = {
  final: 'final',
  proposed: 'translated',
  open: 'initial',
};

/**
 * XLIFF 2.1 with the Translation Candidates module: what holds is locked and final, what changed has its old translation
 * as a match. A segment a unit, which tools may not split; symbols and numbers of rules are placeholders.
 */
export function writeXliff(units: readonly TranslationUnit[], edition: EditionId): string {
  const head = [
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0"',
    ' version="2.1" srcLang="en" trgLang="ja">\n',
    `<file id="cr-${edition}" original="${edition}" canResegment="no" xml:space="preserve">\n`,
  ].join('');
  const lines = units.map((unit) => `${writeXml(toUnitElement(unit))}\n`);
  return `${XML_DECLARATION}${head}${lines.join('')}</file>\n</xliff>\n`;
}

function toUnitElement({
  id,
  name,
  part,
  english,
  japanese,
  status,
  state,
  match,
  notes,
}: TranslationUnit): Element {
  const codes = new Codes();
  const source = codes.add(splitCodes(english, 'en'), 'source');
  const target = japanese === undefined ? undefined : codes.add(splitCodes(japanese, 'ja'), 'target');
  const remarks = formatNotes(notes, match);
  return x(
    'unit',
    { id, name: `${name} (${part})`, type: `taiyaku:${state}`, translate: status === 'final' ? 'no' : 'yes' },
    [
      ...(match?.english === undefined ? [] : [x('mtc:matches', [toMatchElement(match, match.english)])]),
      ...(remarks.length === 0
        ? []
        : [
            x(
              'notes',
              remarks.map(({ category, text }) => x('note', { category }, showControlCharacters(text))),
            ),
          ]),
      ...codes.originalData(),
      x('segment', { id: 's1', state: STATES[status] }, [
        x('source', source),
        ...(target ? [x('target', target)] : []),
      ]),
    ],
  );
}

function toMatchElement({ japanese, similarity, edition, id }: UnitMatch, english: string): Element {
  const codes = new Codes();
  const source = codes.add(splitCodes(english, 'en'), 'source');
  const target = codes.add(splitCodes(japanese, 'ja'), 'target');
  return x(
    'mtc:match',
    { ref: '#s1', type: 'tm', similarity: String(similarity), origin: `${edition} ${id}` },
    [...codes.originalData(), x('source', source), x('target', target)],
  );
}

/** The placeholders of a source and its target, with what they stand for. */
class Codes {
  readonly #data = new Map<string, string>();
  readonly #ids = new CodeIds();

  add(pieces: readonly InlinePiece[], side: CodeSide): ElementContent[] {
    return pieces.flatMap(({ type, text }) =>
      type === 'text' ? toCodePoints(text) : [this.#toPlaceholder(type, text, side)],
    );
  }

  originalData(): Element[] {
    const data = [...this.#data].map(([text, id]) => x('data', { id }, toCodePoints(text)));
    return data.length === 0 ? [] : [x('originalData', data)];
  }

  #toPlaceholder(type: 'symbol' | 'reference', text: string, side: CodeSide): Element {
    const id = this.#ids.idOf(text, side);
    const dataRef = this.#data.get(text) ?? `d${this.#data.size + 1}`;
    this.#data.set(text, dataRef);
    const shown = showControlCharacters(text);
    return x('ph', { id, dataRef, equiv: shown, disp: shown, type: type === 'symbol' ? 'image' : 'link' });
  }
}
