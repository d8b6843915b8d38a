import type { Element, Nodes } from 'xast';
import { type Diagnostic, reportDiagnostic } from '../../../model/diagnostics/diagnostic.ts';
import {
  attributeOf,
  childrenOf,
  elementText,
  findElements,
  localName,
  placeOf,
} from '../../../model/text/read-xml.ts';
import { type FilledFile, type FilledUnit, isOf, refuseFile, toFileEdition } from '../translation-file.ts';

/** Gives what a placeholder stands for; `reference` is the attribute that names it. */
type ReadCode = (code: Element, reference?: string) => string;
/** What a unit says, and each placeholder of it whose text a tool has lost. */
type ReadUnit = (unit: Element, report: (code: Element) => void) => Omit<FilledUnit, 'id' | 'place'>;

/**
 * The units of an XLIFF document, version 2 or 1.2, in whatever order, groups and segments a tool left them; modules, notes
 * and attributes that it added are passed over.
 */
export function readXliff(root: Element, file: string): FilledFile {
  const version = attributeOf(root, 'version') ?? '';
  const isOld = version.startsWith('1.');
  if (!isOld && !version.startsWith('2.')) {
    const message = `this is XLIFF ${version || 'without a version'}; save it as XLIFF 2.1 or 1.2, the form it was exported in`;
    return refuseFile(placeOf(root, file), message);
  }
  const files = childrenOf(root, 'file');
  const [source, target] = isOld ? ['source-language', 'target-language'] : ['srcLang', 'trgLang'];
  const wrong = (isOld ? files : [root]).flatMap((at) => {
    const [from, to] = [attributeOf(at, source), attributeOf(at, target)];
    if (isOf(from, 'en') && isOf(to, 'ja')) return [];
    const message = `this translates from ${from} to ${to}; units are translated from en to ja`;
    return refuseFile(placeOf(at, file), message).diagnostics;
  });
  if (wrong.length > 0) return { units: [], diagnostics: wrong };
  const edition = files
    .map((each) => toFileEdition(attributeOf(each, 'original') ?? attributeOf(each, 'id')))
    .find(Boolean);
  const diagnostics: Diagnostic[] = [];
  const read = isOld ? readOldUnit : readUnit;
  const units = files
    .flatMap((each) => findElements(each, isOld ? 'trans-unit' : 'unit'))
    .map((unit) => {
      const id = attributeOf(unit, 'id');
      const report = (code: Element) => diagnostics.push(reportPlaceholder(code, file, id));
      return { id, ...read(unit, report), place: placeOf(unit, file) };
    });
  return { edition, units, diagnostics };
}

function reportPlaceholder(code: Element, file: string, id: string | undefined): Diagnostic {
  const actual = attributeOf(code, 'id') ?? '';
  const message = `${id}: the placeholder ${actual} stands for nothing that the file holds; put in what it stood for`;
  return reportDiagnostic('translation-placeholder', placeOf(code, file), message, undefined, { actual });
}

/** Version 2: placeholders name their texts, and a tool may have cut the unit into segments. */
const readUnit: ReadUnit = (unit, report) => {
  const data = new Map<string, string>();
  for (const each of childrenOf(unit, 'originalData').flatMap((list) => childrenOf(list, 'data')))
    data.set(
      attributeOf(each, 'id') ?? '',
      toText(each, () => ''),
    );
  const codes = new Map<string, string>();
  const readCode: ReadCode = (code, reference = 'dataRef') => {
    const own = data.get(attributeOf(code, reference) ?? '');
    // Other codes than placeholders are never ours: formatting that a tool put in.
    if (own !== undefined || localName(code) !== 'ph') return own ?? '';
    const [key, copied] = [attributeOf(code, 'id') ?? '', attributeOf(code, 'copyOf') ?? ''];
    const text = codes.get(key) ?? codes.get(copied) ?? attributeOf(code, 'equiv');
    if (text === undefined) report(code);
    return text ?? '';
  };
  for (const code of findElements(unit, 'ph')) {
    const text = data.get(attributeOf(code, 'dataRef') ?? '');
    if (text !== undefined) codes.set(attributeOf(code, 'id') ?? '', text);
  }
  const parts = childrenOf(unit, 'segment', 'ignorable').map((part, index) => {
    const [source, target] = [childrenOf(part, 'source')[0], childrenOf(part, 'target')[0]];
    const english = source ? toText(source, readCode) : '';
    const japanese = target && toText(target, readCode);
    const order = Number((target && attributeOf(target, 'order')) ?? index + 1);
    return { isText: localName(part) === 'segment' && english !== '', english, japanese, order };
  });
  const texts = parts.filter(({ isText }) => isText);
  const open = texts.filter((part) => !part.japanese).length;
  const japanese = parts
    .toSorted((a, b) => a.order - b.order)
    .map((part) => part.japanese ?? '')
    .join('');
  const doubt = `${open} of its ${texts.length} segments have no translation`;
  return {
    english: parts.map((part) => part.english).join(''),
    japanese: japanese || undefined,
    doubt: japanese && open > 0 ? doubt : undefined,
  };
};

/** States of a target of version 1.2 that is none yet. */
const UNDONE = /^(?:new$|needs-)/;

/** Version 1.2: placeholders hold their texts; what a tool wrote beside source and target is passed over. */
const readOldUnit: ReadUnit = (unit, report) => {
  const [source, target] = [childrenOf(unit, 'source')[0], childrenOf(unit, 'target')[0]];
  const codes = new Map<string, string>();
  const readCode: ReadCode = (code) => {
    const key = attributeOf(code, 'id') ?? '';
    const text = elementText(code) || attributeOf(code, 'equiv-text') || codes.get(key);
    if (text === undefined) report(code);
    else codes.set(key, text);
    return text ?? '';
  };
  const english = source && toText(source, readCode);
  const japanese = (target && toText(target, readCode)) || undefined;
  const state = (target && attributeOf(target, 'state')) ?? '';
  return { english, japanese, doubt: japanese && UNDONE.test(state) ? `it is marked ${state}` : undefined };
};

/** The text of a source or target; annotations and formatting are looked through. */
function toText(node: Nodes, readCode: ReadCode): string {
  if (node.type === 'text' || node.type === 'cdata') return node.value;
  if (!('children' in node)) return '';
  const inside = () => node.children.map((child) => toText(child, readCode)).join('');
  if (node.type !== 'element') return inside();
  const name = localName(node);
  if (name === 'cp') return toCharacter(attributeOf(node, 'hex') ?? '');
  if (['ph', 'x', 'sc', 'ec'].includes(name)) return readCode(node);
  if (name === 'pc') return readCode(node, 'dataRefStart') + inside() + readCode(node, 'dataRefEnd');
  // Formatting of version 1.2 that a tool put in: what it holds is code, not text.
  return ['bpt', 'ept', 'it'].includes(name) ? '' : inside();
}

function toCharacter(hex: string): string {
  const code = /^[\da-f]{1,6}$/i.test(hex) ? Number.parseInt(hex, 16) : Number.NaN;
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
}
