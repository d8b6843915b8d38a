import type { Element, Nodes } from 'xast';
import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import {
  attributeOf,
  childrenOf,
  elementText,
  findElements,
  localName,
  placeOf,
} from '../../../model/text/read-xml.ts';
import type { FilledFile, FilledUnit } from '../translation-file.ts';
import { isOf, toFileEdition } from './to-file-edition.ts';
import { reportLanguages, reportPlaceholder } from './xliff-faults.ts';

/** States of a target that is none yet. */
const UNDONE = /^(?:new$|needs-)/;

/**
 * The units of an XLIFF 1.2 document, in whatever order and groups a tool left them. Segments (`mrk`) and formatting that
 * it added are looked through; what it wrote beside source and target is passed over.
 */
export function readXliff1(root: Element, file: string): FilledFile {
  const diagnostics: Diagnostic[] = [];
  const files = childrenOf(root, 'file');
  for (const each of files) {
    const [from, to] = [attributeOf(each, 'source-language'), attributeOf(each, 'target-language')];
    if (!isOf(from, 'en') || !isOf(to ?? 'ja', 'ja')) diagnostics.push(reportLanguages(each, file, from, to));
  }
  if (diagnostics.length > 0) return { units: [], diagnostics };
  const edition = files.map((each) => toFileEdition(attributeOf(each, 'original'))).find(Boolean);
  const units = files
    .flatMap((each) => findElements(each, 'trans-unit'))
    .map((unit) => readUnit(unit, file, diagnostics));
  return { ...(edition && { edition }), units, diagnostics };
}

function readUnit(unit: Element, file: string, diagnostics: Diagnostic[]): FilledUnit {
  const id = attributeOf(unit, 'id');
  const [source, target] = [childrenOf(unit, 'source')[0], childrenOf(unit, 'target')[0]];
  const codes = new Map<string, string>();
  const readCode = (code: Element): string => {
    const key = attributeOf(code, 'id') ?? '';
    const text = elementText(code) || attributeOf(code, 'equiv-text') || codes.get(key);
    if (text === undefined) diagnostics.push(reportPlaceholder(code, file, id, key));
    else codes.set(key, text);
    return text ?? '';
  };
  const english = source && toText(source, readCode);
  const japanese = target && toText(target, readCode);
  const state = (target && attributeOf(target, 'state')) ?? '';
  return {
    ...(id !== undefined && { id }),
    ...(english !== undefined && { english }),
    ...(japanese && { japanese }),
    ...(japanese && UNDONE.test(state) && { doubt: `it is marked ${state}` }),
    place: placeOf(unit, file),
  };
}

function toText(node: Nodes, readCode: (code: Element) => string): string {
  if (node.type === 'text' || node.type === 'cdata') return node.value;
  if (!('children' in node)) return '';
  if (node.type === 'element') {
    const name = localName(node);
    if (name === 'ph' || name === 'x') return readCode(node);
    // Formatting that a tool put in: what it holds is code, not text.
    if (name === 'bpt' || name === 'ept' || name === 'it') return '';
  }
  return node.children.map((child) => toText(child, readCode)).join('');
}
