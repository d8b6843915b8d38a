import { basename } from 'node:path';
import { toSlug } from '../text/slug.ts';
import type { InputFile } from './input-file.ts';

/** Name of a source: its manifest's, or its file name without the ending. */
export function toSourceId({ file, manifest }: InputFile): string {
  return manifest?.id ?? toSlug(basename(file).replace(/\.[^.]*$/, ''), 'document');
}
