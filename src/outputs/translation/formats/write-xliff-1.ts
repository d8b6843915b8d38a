import type { Element, ElementContent } from 'xast';
import { x } from 'xastscript';
import type { EditionId } from '../../../model/records/edition.ts';
import { type InlinePiece, splitCodes } from '../inline-codes.ts';
import type { TranslationUnit, UnitMatch, UnitStatus } from '../unit.ts';
import { formatNotes } from '../unit-notes.ts';
import { CodeIds, type CodeSide } from './code-ids.ts';
import { toLegalText, writeXml, XML_DECLARATION } from './xml-text.ts';

/** What a target's state says of its translation. */
const STATES: Readonly<Record<UnitStatus, string>> = {
  final: 'final',
  proposed: 'translated',
  open: 'needs-translation',
};

/**
 * XLIFF 1.2, for tools that open no XLIFF 2: what holds is locked, final and approved, what changed has its old translation
 * beside it (`alt-trans`). Symbols and numbers of rules are placeholders that hold what they stand for.
 */
export function writeXliff1(units: readonly TranslationUnit[], edition: EditionId): string {
  const head = [
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">\n',
    `<file original="${edition}" source-language="en" target-language="ja" datatype="plaintext" xml:space="preserve">\n<body>\n`,
  ].join('');
  const lines = units.map((unit) => `${writeXml(toUnitElement(unit))}\n`);
  return `${XML_DECLARATION}${head}${lines.join('')}</body>\n</file>\n</xliff>\n`;
}

function toUnitElement(unit: TranslationUnit): Element {
  const { id, name, part, english, japanese, status, match, notes } = unit;
  const ids = new CodeIds();
  const isFinal = status === 'final';
  const locked = isFinal ? { translate: 'no', approved: 'yes' } : { translate: 'yes' };
  return x('trans-unit', { id, resname: `${name} (${part})`, ...locked }, [
    x('source', toContent(ids, splitCodes(english, 'en'), 'source')),
    ...(japanese === undefined
      ? []
      : [x('target', { state: STATES[status] }, toContent(ids, splitCodes(japanese, 'ja'), 'target'))]),
    ...formatNotes(notes, match).map(({ category, text }) =>
      x('note', { from: category }, toLegalText(text)),
    ),
    ...(match?.english === undefined ? [] : [toMatchElement(match, match.english)]),
  ]);
}

function toMatchElement({ japanese, similarity, edition, id }: UnitMatch, english: string): Element {
  const ids = new CodeIds();
  return x('alt-trans', { 'match-quality': `${similarity}%`, origin: `${edition} ${id}` }, [
    x('source', toContent(ids, splitCodes(english, 'en'), 'source')),
    x('target', toContent(ids, splitCodes(japanese, 'ja'), 'target')),
  ]);
}

function toContent(ids: CodeIds, pieces: readonly InlinePiece[], side: CodeSide): ElementContent[] {
  return pieces.map(({ type, text }) => {
    const legal = toLegalText(text);
    if (type === 'text') return { type: 'text', value: legal };
    const ctype = type === 'symbol' ? 'image' : 'x-rule';
    return x('ph', { id: ids.idOf(text, side), ctype, 'equiv-text': legal }, legal);
  });
}
