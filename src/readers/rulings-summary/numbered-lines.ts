import type { SourceLine, SourceText } from '../../sources/source-text.ts';
import { foldForms } from '../../text/fold-forms.ts';

/** What a line of a numbered document is by its form. */
export type NumberedLine =
  | { type: 'blank' }
  | { type: 'contents'; markTo: number }
  /** `★はじめに`, `1. イベントの基本`, `1.10 プレイヤー`, `付録A 変更点`; `id` absent under a star. */
  | { type: 'heading'; id?: string; parent?: string; markTo: number; nameFrom: number; name: string }
  | { type: 'item'; textFrom: number }
  | { type: 'text'; begins: boolean };

const STAR = /^\s{0,4}★\s*/;
const CONTENTS = /^(?:もくじ|目次|contents)\s*$/i;
const NUMBERED = /^(\s*)(?:(\d{1,2})\.\s+|((\d{1,2})\.\d{1,2})\s+|付録\s?([A-Z])\s+)(?=\S)/;
const ITEM = /^\s*[・●•*]\s*|^\s*-\s+/;

/** Tells what a line is. `1.10` stays `1.10`: numbers are text here and never turned into quantities. */
export function parseNumberedLine(line: SourceLine): NumberedLine {
  const folded = foldForms(line.text);
  if (folded.trim() === '') return { type: 'blank' };
  const star = STAR.exec(line.text)?.[0];
  if (star !== undefined) {
    const name = line.text.slice(star.length).trim();
    if (CONTENTS.test(name)) return { type: 'contents', markTo: star.length };
    return { type: 'heading', markTo: star.length, nameFrom: star.length, name };
  }
  const match = NUMBERED.exec(folded);
  if (match) {
    const [whole, , section, subsection, parent, appendix] = match;
    const name = line.text.slice(whole.length).trim();
    const heading = { type: 'heading' as const, markTo: 0, nameFrom: whole.length, name };
    if (appendix) return { ...heading, id: `appendix-${appendix.toLowerCase()}` };
    if (section) return { ...heading, id: section };
    if (subsection && parent) return { ...heading, id: subsection, parent };
  }
  const item = ITEM.exec(folded)?.[0];
  if (item !== undefined && item.length < line.text.length) return { type: 'item', textFrom: item.length };
  return { type: 'text', begins: /^\s/.test(folded) };
}

/** Whether a text is such a document: a starred heading and headings of the form `1.1 Name`. */
export function isNumberedDocument(source: SourceText): boolean {
  let stars = 0;
  let headings = 0;
  for (const line of source.lines.slice(0, 2000)) {
    if (STAR.test(line.text)) stars++;
    else if (/^\d{1,2}\.\d{1,2}\s+[^\s\d]/.test(foldForms(line.text.slice(0, 40)))) headings++;
  }
  return stars > 0 && headings > 0;
}
