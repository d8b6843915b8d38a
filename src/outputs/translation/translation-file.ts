import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import type { EditionId } from '../../model/records/edition.ts';
import type { Place } from '../../model/records/place.ts';

/** What a file of a translation tool says of one unit. */
export interface FilledUnit {
  /** Absent where the file knows pairs of texts alone, as a translation memory does: then its English says which it is. */
  id?: string;
  english?: string;
  /** Absent where nothing is translated. */
  japanese?: string;
  /** Why the Japanese is none yet, as the end of a sentence: `it is marked fuzzy`. */
  doubt?: string;
  place: Place;
}

/** A file of a translation tool, read. */
export interface FilledFile {
  /** The edition it says it is of. */
  edition?: EditionId;
  units: FilledUnit[];
  diagnostics: Diagnostic[];
}
