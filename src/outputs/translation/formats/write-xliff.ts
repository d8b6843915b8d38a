import type { Element, ElementContent } from 'xast';
import { x } from 'xastscript';
import type { EditionId } from '../../../model/records/edition.ts';
import type { Lang } from '../../../model/records/lang.ts';
import { findRuleReferences } from '../../../model/records/rule-reference.ts';
import { splitSymbols } from '../../../model/records/symbol.ts';
import { showControlCharacters } from '../../../model/text/control-characters.ts';
import { cutAtSpans, sortApart, type TextSpan } from '../../../model/text/spans.ts';
import { toCodePoints, toLegalText, writeXmlFile } from '../../xml-text.ts';
import { formatNotes, type TranslationUnit, type UnitStatus } from '../unit.ts';

/** What the state of a segment of XLIFF 2.1, and of a target of XLIFF 1.2, says of its translation. */
const STATES: Readonly<Record<UnitStatus, readonly [segment: string, target: string]>> = {
  final: ['final', 'final'],
  proposed: ['translated', 'translated'],
  open: ['initial', 'needs-translation'],
};

/** Writes a symbol or number of a rule as a placeholder; one that is in source and target has one id. */
type WriteCode = (text: string, type: InlinePiece['type'], id: string) => Element;

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
  return writeXmlFile(head, units.map(toUnit), '</file>\n</xliff>\n');
}

function toUnit({
  id,
  name,
  part,
  status,
  state,
  english,
  japanese,
  match,
  notes,
}: TranslationUnit): Element {
  const { sides, originalData } = toSides(english, japanese);
  const remarks = formatNotes(notes, match).map(([category, text]) =>
    x('note', { category }, showControlCharacters(text)),
  );
  const translate = status === 'final' ? 'no' : 'yes';
  return x('unit', { id, name: `${name} (${part})`, type: `taiyaku:${state}`, translate }, [
    ...(match?.english === undefined ? [] : [x('mtc:matches', [toMatch(match, match.english)])]),
    ...(remarks.length > 0 ? [x('notes', remarks)] : []),
    ...originalData,
    x('segment', { id: 's1', state: STATES[status][0] }, sides),
  ]);
}

type Match = NonNullable<TranslationUnit['match']>;

function toMatch({ japanese, similarity, edition, id }: Match, english: string): Element {
  const { sides, originalData } = toSides(english, japanese);
  const origin = `${edition} ${id}`;
  return x('mtc:match', { ref: '#s1', type: 'tm', similarity: String(similarity), origin }, [
    ...originalData,
    ...sides,
  ]);
}

/** Source and target of XLIFF 2.1, and the texts that their placeholders stand for. */
function toSides(english: string, japanese: string | undefined) {
  const data = new Map<string, string>();
  const write = createContentWriter(toCodePoints, (text, type, id) => {
    const dataRef = data.get(text) ?? `d${data.size + 1}`;
    data.set(text, dataRef);
    const shown = showControlCharacters(text);
    return x('ph', { id, dataRef, equiv: shown, disp: shown, type: type === 'symbol' ? 'image' : 'link' });
  });
  const sides = [
    x('source', write(english, 'en')),
    ...(japanese === undefined ? [] : [x('target', write(japanese, 'ja'))]),
  ];
  const texts = [...data].map(([text, id]) => x('data', { id }, toCodePoints(text)));
  return { sides, originalData: texts.length > 0 ? [x('originalData', texts)] : [] };
}

/**
 * XLIFF 1.2, for tools that open no XLIFF 2: what holds is locked, final and approved, what changed has its old translation
 * beside it (`alt-trans`). Symbols and numbers of rules are placeholders that hold what they stand for.
 */
export function writeXliff1(units: readonly TranslationUnit[], edition: EditionId): string {
  const head = [
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">\n',
    `<file original="${edition}" source-language="en" target-language="ja" datatype="plaintext" xml:space="preserve">\n<body>\n`,
  ].join('');
  return writeXmlFile(head, units.map(toOldUnit), '</body>\n</file>\n</xliff>\n');
}

function toOldUnit({ id, name, part, english, japanese, status, match, notes }: TranslationUnit): Element {
  const locked = status === 'final' ? { translate: 'no', approved: 'yes' } : { translate: 'yes' };
  return x('trans-unit', { id, resname: `${name} (${part})`, ...locked }, [
    ...toOldSides(english, japanese, { state: STATES[status][1] }),
    ...formatNotes(notes, match).map(([category, text]) => x('note', { from: category }, toLegalText(text))),
    ...(match?.english === undefined ? [] : [toOldMatch(match, match.english)]),
  ]);
}

function toOldMatch({ japanese, similarity, edition, id }: Match, english: string): Element {
  const attributes = { 'match-quality': `${similarity}%`, origin: `${edition} ${id}` };
  return x('alt-trans', attributes, toOldSides(english, japanese, {}));
}

function toOldSides(
  english: string,
  japanese: string | undefined,
  attributes: { state?: string },
): Element[] {
  const toNodes = (text: string): ElementContent[] => [{ type: 'text', value: toLegalText(text) }];
  const write = createContentWriter(toNodes, (text, type, id) => {
    const legal = toLegalText(text);
    return x('ph', { id, ctype: type === 'symbol' ? 'image' : 'x-rule', 'equiv-text': legal }, legal);
  });
  const source = x('source', write(english, 'en'));
  return japanese === undefined ? [source] : [source, x('target', attributes, write(japanese, 'ja'))];
}

/** Writes a source, then its target, each cut at what a translation keeps as it is. */
function createContentWriter(writeText: (text: string) => ElementContent[], writeCode: WriteCode) {
  const free: { id: string; text: string }[] = [];
  let count = 0;
  const toId = (text: string, lang: Lang): string => {
    const twin = lang === 'ja' ? free.findIndex((each) => isSameCode(each.text, text)) : -1;
    if (twin >= 0) return free.splice(twin, 1)[0]?.id ?? '';
    const id = String(++count);
    if (lang === 'en') free.push({ id, text });
    return id;
  };
  return (text: string, lang: Lang): ElementContent[] =>
    splitCodes(text, lang).flatMap(({ type, text: piece }) =>
      type === 'text' ? writeText(piece) : [writeCode(piece, type, toId(piece, lang))],
    );
}

/** A run of text, or something in it that a translation keeps as it is: a symbol `{W}`, the number of a rule. */
export interface InlinePiece {
  type: 'text' | 'symbol' | 'reference';
  text: string;
}

/** A text cut at its symbols and at the numbers of rules it refers to; the pieces joined give the text. */
export function splitCodes(text: string, lang: Lang): InlinePiece[] {
  const numbers = sortApart(findRuleReferences(text, lang).flatMap(({ written }) => written));
  return cutAtSpans<TextSpan, InlinePiece[]>(
    text,
    numbers,
    ({ start, end }) => [{ type: 'reference', text: text.slice(start, end) }],
    (between) =>
      splitSymbols(between).map((piece) => ({ type: piece.isSymbol ? 'symbol' : 'text', text: piece.text })),
  ).flat();
}

/** Japanese may print a number or symbol in full width. */
function isSameCode(one: string, other: string): boolean {
  return one === other || one.normalize('NFKC') === other.normalize('NFKC');
}
