import { localName, placeOf, readXml } from '../../model/text/read-xml.ts';
import { findBinarySignature, isBinaryText } from '../../reading/sources/find-binary.ts';
import { decodeText, findEncoding } from '../../reading/sources/find-encoding.ts';
import { readCsv } from './formats/csv.ts';
import { readPo } from './formats/po.ts';
import { readXliff } from './formats/read-xliff.ts';
import { readTmx } from './formats/tmx.ts';
import { type FilledFile, refuseFile } from './translation-file.ts';

/**
 * A translated file, whatever its encoding; its format is known by what it holds, not by its name. Never throws: a file
 * that cannot be taken has an error among its diagnostics.
 */
export function readTranslationFile(bytes: Uint8Array, file: string): FilledFile {
  const start = { file, line: 1, column: 1 };
  const binary = findBinarySignature(bytes);
  if (binary) return refuseFile(start, `this is ${binary}; save the translation as XLIFF, PO, CSV or TMX`);
  const text = decodeText(bytes, findEncoding(bytes));
  if (text.trim() === '') return refuseFile(start, 'the file holds no text');
  if (isBinaryText(text)) return refuseFile(start, 'the file holds bytes that are in no text');
  if (!text.trimStart().startsWith('<')) return isPo(text) ? readPo(text, file) : readCsv(text, file);
  const read = readXml(text.trimStart(), file);
  if ('problem' in read) return refuseFile(read.place, `the XML is broken: ${read.problem}`);
  const { root } = read;
  const name = localName(root);
  if (name === 'xliff') return readXliff(root, file);
  if (name === 'tmx') return readTmx(root, file);
  if (name === 'martif' || name === 'tbx')
    return refuseFile(
      placeOf(root, file),
      'this is a glossary (TBX), for translation tools to read; terms are kept in content/terms',
    );
  return refuseFile(placeOf(root, file), `this is XML of ${name}, not a translation; XLIFF and TMX are read`);
}

/** Whether a catalogue's message is first, below any comments. */
function isPo(text: string): boolean {
  const first = text.split(/[\r\n]+/).find((line) => line.trim() !== '' && !line.startsWith('#'));
  return /^\s*msg(?:id|ctxt)\s+"/.test(first ?? '');
}
