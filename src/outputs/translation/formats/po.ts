import { type GetTextComment, type GetTextTranslation, po } from 'gettext-parser';
import type { EditionId } from '../../../model/records/edition.ts';
import { showControlCharacters } from '../../../model/text/control-characters.ts';
import { type FilledFile, type FilledUnit, isOf, refuseFile, toFileEdition } from '../translation-file.ts';
import { formatNotes, type TranslationUnit } from '../unit.ts';

/**
 * A gettext catalogue: the context of a message is the id of its unit. What changed has the old translation, marked fuzzy,
 * with the old English before it; what holds is marked read-only, which translation servers obey.
 */
export function writePo(units: readonly TranslationUnit[], edition: EditionId): string {
  const order = new Map(units.map(({ id }, index) => [id, index]));
  const messages = units.map((unit) => [unit.id, { [unit.english]: toMessage(unit) }] as const);
  const translations = Object.fromEntries([['', { '': { msgid: '', msgstr: [''] } }], ...messages]);
  const headers = {
    'Project-Id-Version': `taiyaku ${edition}`,
    'PO-Revision-Date': `${edition} 00:00+0000`,
    'Last-Translator': '',
    'Language-Team': 'Japanese',
    Language: 'ja',
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': 'nplurals=1; plural=0;',
  };
  // A table of messages puts 100 before 1: the order of the book is given to it.
  const sort = (a: GetTextTranslation, b: GetTextTranslation) =>
    (order.get(a.msgctxt ?? '') ?? 0) - (order.get(b.msgctxt ?? '') ?? 0);
  return po.compile({ charset: 'utf-8', headers, translations }, { sort }).toString();
}

function toMessage({
  id,
  part,
  english,
  japanese,
  status,
  state,
  match,
  notes,
}: TranslationUnit): GetTextTranslation {
  const isFuzzy = japanese === undefined && match !== undefined;
  const remarks = formatNotes(notes).map(([category, text]) => `${category}: ${text}`);
  const comments: GetTextComment = {
    extracted: showControlCharacters([`${part}, ${state}`, ...remarks].join('\n')),
    ...(isFuzzy ? { flag: 'fuzzy' } : status === 'final' ? { flag: 'read-only' } : {}),
    ...(isFuzzy && match.english !== undefined && { previous: `msgid ${quote(match.english)}` }),
  };
  return { msgctxt: id, msgid: english, msgstr: [japanese ?? match?.japanese ?? ''], comments };
}

function quote(text: string): string {
  const marked = text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n');
  return `"${marked.replaceAll('\t', '\\t').replaceAll('\r', '\\r')}"`;
}

/** The messages of a catalogue by their contexts; what is marked fuzzy is no translation yet. */
export function readPo(text: string, file: string): FilledFile {
  let catalogue: ReturnType<typeof po.parse>;
  try {
    catalogue = po.parse(text, { validation: true });
  } catch (error) {
    const { message, lineNumber } = error as { message: string; lineNumber?: number };
    return refuseFile({ file, line: lineNumber ?? 1, column: 1 }, message);
  }
  const lang = catalogue.headers?.['Language'] || undefined;
  if (!isOf(lang, 'ja'))
    return refuseFile(
      { file, line: 1, column: 1 },
      `this translates into ${lang}; units are translated into ja`,
    );
  const lines = indexContexts(text);
  const edition = toFileEdition(catalogue.headers?.['Project-Id-Version']);
  const units = Object.values(catalogue.translations).flatMap((messages) =>
    Object.values(messages).flatMap(({ msgctxt, msgid, msgstr, comments }): FilledUnit[] => {
      const id = msgctxt ?? '';
      if (id === '' && msgid === '') return [];
      const isFuzzy = comments?.flag?.split(/[,\n]/).some((flag) => flag.trim() === 'fuzzy');
      return [
        {
          id: id || undefined,
          english: msgid,
          japanese: msgstr[0] || undefined,
          doubt: isFuzzy ? 'it is marked fuzzy' : undefined,
          place: { file, line: lines.get(id) ?? 1, column: 1 },
        },
      ];
    }),
  );
  return { edition, units, diagnostics: [] };
}

/** The line of each context, from 1; the parser does not tell. */
function indexContexts(text: string): Map<string, number> {
  const lines = text.split(/\r\n|\n|\r/);
  return new Map(
    lines.flatMap((line, index) => {
      const id = /^msgctxt\s+"(.*)"\s*$/.exec(line)?.[1];
      return id === undefined ? [] : [[id, index + 1] as const];
    }),
  );
}
