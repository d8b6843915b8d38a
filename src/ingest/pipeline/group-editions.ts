import { type Diagnostic, reportDiagnostic } from '../../model/diagnostics/diagnostic.ts';
import type { Edition, EditionId } from '../../model/records/edition.ts';
import type { GlossaryEntry } from '../../model/records/glossary-entry.ts';
import type { Lang } from '../../model/records/lang.ts';
import type { Rule } from '../../model/records/rule.ts';
import { compareText } from '../../model/text/compare-text.ts';
import { toVersion } from '../../model/text/edition-id.ts';
import type { ReadInput } from './read-input.ts';

/** The sources of one edition, one a language. */
export interface EditionSources {
  id: EditionId;
  en?: ReadInput;
  ja?: ReadInput;
}

/** All of one edition: both languages of each rule and term in one object. */
export interface EditionContent {
  edition: Edition;
  rules: readonly Rule[];
  glossary: readonly GlossaryEntry[];
}

/**
 * Sides of one edition that name it differently, put under one name: a Japanese text of a version is the edition whose English
 * states that version, on whatever day either takes effect.
 */
export function joinVersions(reads: readonly ReadInput[]): ReadInput[] {
  const isSide = ({ kind, reading }: ReadInput, lang: Lang) =>
    kind === 'cr-text' && reading.lang === lang && reading.version !== undefined;
  const english = reads.filter((read) => isSide(read, 'en'));
  return reads.map((read) => {
    const same = english.filter(({ reading }) => reading.version === read.reading.version);
    const [edition, another] = new Set(same.map(({ reading }) => reading.edition));
    if (!isSide(read, 'ja') || !edition || another) return read;
    return { ...read, reading: { ...read.reading, edition } };
  });
}

/**
 * Whole editions by their day or version, oldest first; two sources of one edition and language are an error, and so are
 * days beside versions, which nobody can put in order.
 */
export function groupEditions(reads: readonly ReadInput[]) {
  const byId = new Map<EditionId, EditionSources>();
  const diagnostics: Diagnostic[] = [];
  for (const read of reads) {
    const { edition, lang } = read.reading;
    if (read.kind !== 'cr-text' || !edition || !lang) continue;
    const group = byId.getOrInsert(edition, { id: edition });
    const first = group[lang];
    if (first) diagnostics.push(reportTwin(read, first, edition, lang));
    else group[lang] = read;
  }
  const editions = [...byId.values()].sort((a, b) => compareText(a.id, b.id));
  const versions = editions.filter(({ id }) => toVersion(id) !== undefined);
  if (versions.length < editions.length) diagnostics.push(...versions.map(reportOrder));
  return { editions, diagnostics };
}

function reportOrder({ id, en, ja }: EditionSources): Diagnostic {
  const file = (en ?? ja)?.input.file ?? '';
  const message = `version ${toVersion(id)} states no day, and other editions do: nobody can tell which is older; give every edition its day, or every one its version, in its manifest`;
  return reportDiagnostic('edition-order', { file, line: 1, column: 1 }, message);
}

function reportTwin(read: ReadInput, first: ReadInput, edition: EditionId, lang: Lang): Diagnostic {
  const name = lang === 'en' ? 'English' : 'Japanese';
  const message = `this and another source are both the ${name} of edition ${edition}; keep one, or say which edition each is`;
  return reportDiagnostic('source-duplicate', { file: read.input.file, line: 1, column: 1 }, message, {
    file: first.input.file,
    line: 1,
    column: 1,
  });
}
