import type { DocumentKind } from '../records/document.ts';
import type { EditionId } from '../records/edition.ts';
import type { Lang } from '../records/lang.ts';
import type { Manifest } from '../sources/manifest.ts';

/** What is known of a document before it is read; what is absent is found out from its text. */
export interface InputHints {
  kind?: DocumentKind;
  lang?: Lang;
  edition?: EditionId;
}

/** A document as it comes from the disk: its name, its bytes, and its manifest where it is a kept source. */
export interface InputFile {
  file: string;
  bytes: Uint8Array;
  manifest?: Manifest;
  hints: InputHints;
}
