import type { Element, Nodes } from 'xast';
import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../../model/diagnostics/report-diagnostic.ts';
import { attributeOf, childrenOf, findElements, localName, placeOf } from '../../../model/text/read-xml.ts';
import type { FilledFile, FilledUnit } from '../translation-file.ts';
import { readXliff1 } from './read-xliff-1.ts';
import { isOf, toFileEdition } from './to-file-edition.ts';
import { reportLanguages, reportPlaceholder } from './xliff-faults.ts';

/**
 * The units of an XLIFF document. One of version 2 has them in whatever order, groups and segments a tool left them; modules, notes and attributes
 * that it added are passed over.
 */
export function readXliff(root: Element, file: string): FilledFile {
  const diagnostics: Diagnostic[] = [];
  const version = attributeOf(root, 'version') ?? '';
  if (version.startsWith('1.')) return readXliff1(root, file);
  if (!version.startsWith('2.')) {
    const message = `this is XLIFF ${version || 'without a version'}; save it as XLIFF 2.1 or 1.2, the form it was exported in`;
    diagnostics.push(reportDiagnostic('translation-malformed', placeOf(root, file), message));
    return { units: [], diagnostics };
  }
  const [from, to] = [attributeOf(root, 'srcLang'), attributeOf(root, 'trgLang')];
  if (!isOf(from, 'en') || !isOf(to, 'ja'))
    return { units: [], diagnostics: [reportLanguages(root, file, from, to)] };
  const files = childrenOf(root, 'file');
  const edition = files
    .map((each) => toFileEdition(attributeOf(each, 'original') ?? attributeOf(each, 'id')))
    .find(Boolean);
  const units = files
    .flatMap((each) => findElements(each, 'unit'))
    .map((unit) => readUnit(unit, file, diagnostics));
  return { ...(edition && { edition }), units, diagnostics };
}

function readUnit(unit: Element, file: string, diagnostics: Diagnostic[]): FilledUnit {
  const id = attributeOf(unit, 'id');
  const data = new Map<string, string>();
  for (const each of childrenOf(unit, 'originalData').flatMap((list) => childrenOf(list, 'data')))
    data.set(
      attributeOf(each, 'id') ?? '',
      toText(each, () => ''),
    );
  const codes = new Map<string, string>();
  const readCode = (code: Element, reference = 'dataRef'): string => {
    const own = data.get(attributeOf(code, reference) ?? '');
    // Other codes than placeholders are never ours: formatting that a tool put in.
    if (own !== undefined || localName(code) !== 'ph') return own ?? '';
    const key = attributeOf(code, 'id') ?? '';
    const text = codes.get(key) ?? codes.get(attributeOf(code, 'copyOf') ?? '') ?? attributeOf(code, 'equiv');
    if (text !== undefined) return text;
    diagnostics.push(reportPlaceholder(code, file, id, key));
    return '';
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
  const open = parts.filter(({ isText, japanese }) => isText && !japanese);
  const all = parts.filter(({ isText }) => isText).length;
  const japanese = parts
    .toSorted((a, b) => a.order - b.order)
    .map((part) => part.japanese ?? '')
    .join('');
  return {
    ...(id !== undefined && { id }),
    english: parts.map((part) => part.english).join(''),
    ...(japanese !== '' && { japanese }),
    ...(japanese !== '' &&
      open.length > 0 && { doubt: `${open.length} of its ${all} segments have no translation` }),
    place: placeOf(unit, file),
  };
}

/** The text of a source or target; annotations are looked through. */
function toText(node: Nodes, readCode: (code: Element, reference?: string) => string): string {
  if (node.type === 'text' || node.type === 'cdata') return node.value;
  if (!('children' in node)) return '';
  const inside = () => node.children.map((child) => toText(child, readCode)).join('');
  if (node.type !== 'element') return inside();
  const name = localName(node);
  if (name === 'cp') return toCharacter(attributeOf(node, 'hex') ?? '');
  if (name === 'ph' || name === 'sc' || name === 'ec') return readCode(node);
  if (name === 'pc') return readCode(node, 'dataRefStart') + inside() + readCode(node, 'dataRefEnd');
  return inside();
}

function toCharacter(hex: string): string {
  const code = /^[\da-f]{1,6}$/i.test(hex) ? Number.parseInt(hex, 16) : Number.NaN;
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
}
