import { basename } from 'node:path';
import type { DocumentKind } from '../../model/records/document.ts';
import type { EditionId } from '../../model/records/edition.ts';
import { findDay } from '../../model/records/find-day.ts';
import type { Lang } from '../../model/records/lang.ts';
import { toSlug } from '../../model/text/slug.ts';
import type { Manifest } from '../../reading/sources/manifest.ts';

/** What is known of a document before it is read; what is absent is found out from its text. */
export interface InputHints {
  kind?: DocumentKind;
  lang?: Lang;
  edition?: EditionId;
  /** By the name that `decodeText` knows. */
  encoding?: string;
}

/** A document as it comes from the disk: its name, its bytes, and its manifest where it is a kept source. */
export interface InputFile {
  file: string;
  bytes: Uint8Array;
  manifest?: Manifest;
  hints: InputHints;
}

/** What is given of a document before it is read: its manifest first, then the hints. */
export function toGiven({ manifest, hints }: InputFile): InputHints {
  const { kind, lang, edition, encoding } = { ...hints, ...manifest };
  return {
    ...(kind && { kind }),
    ...(lang && { lang }),
    ...(edition && { edition }),
    ...(encoding && { encoding }),
  };
}

/** The edition of a document that was read: the one given, else the one that its text names. */
export function toReadEdition(read: {
  input: InputFile;
  reading: { edition?: EditionId | undefined };
}): EditionId | undefined {
  return toGiven(read.input).edition ?? read.reading.edition;
}

/** The day that the name of a source or its file tells, for a text that tells none: `cr-update-2024-09-17`, `19990423.txt`. */
export function findNamedDay({ file, manifest }: InputFile): EditionId | undefined {
  const found = findDay(manifest?.id ?? '') ?? findDay(basename(file));
  return found?.datePrecision ? undefined : found?.date;
}

/** Name of a source: its manifest's, or its file name without the ending. */
export function toSourceId({ file, manifest }: InputFile): string {
  return manifest?.id ?? toSlug(basename(file).replace(/\.[^.]*$/, ''), 'document');
}
