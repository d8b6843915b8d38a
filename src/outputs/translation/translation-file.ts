import { type Diagnostic, reportDiagnostic } from '../../model/diagnostics/diagnostic.ts';
import type { EditionId } from '../../model/records/edition.ts';
import type { Lang } from '../../model/records/lang.ts';
import type { Place } from '../../model/records/place.ts';
import { toEditionId } from '../../model/text/edition-id.ts';

/** What a file of a translation tool says of one unit. */
export interface FilledUnit {
  /** Absent where the file knows pairs of texts alone, as a translation memory does: then its English says which it is. */
  id?: string | undefined;
  english?: string | undefined;
  /** Absent where nothing is translated. */
  japanese?: string | undefined;
  /** Why the Japanese is none yet, as the end of a sentence: `it is marked fuzzy`. */
  doubt?: string | undefined;
  place: Place;
}

/** A file of a translation tool, read. */
export interface FilledFile {
  /** The edition it says it is of. */
  edition?: EditionId | undefined;
  units: FilledUnit[];
  diagnostics: Diagnostic[];
}

/** What is said of a file that cannot be taken: an error at a place, and no unit. */
export function refuseFile(place: Place, message: string): FilledFile {
  return { units: [], diagnostics: [reportDiagnostic('translation-malformed', place, message)] };
}

/** The edition that a name in a translation file holds: `2026-04-17`, `cr-2026-04-17.po`; undefined where none. */
export function toFileEdition(name: string | undefined): EditionId | undefined {
  const [written] = /\d{4}-\d\d-\d\d|v\d\d(?:\.\d\d)+/.exec(name ?? '') ?? [];
  return written === undefined ? undefined : toEditionId(written);
}

/** Whether a tag is of a language, `ja` or `ja-JP`; one that is missing says nothing else. */
export function isOf(tag: string | undefined, lang: Lang): boolean {
  return tag === undefined || new RegExp(`^${lang}(?:[-_]|$)`, 'i').test(tag.trim());
}
