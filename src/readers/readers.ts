import { crTextReader } from './cr-text/index.ts';
import type { Reader } from './reader.ts';

/** Every reader there is, one for each document kind. */
export const readers: readonly Reader[] = [crTextReader];
