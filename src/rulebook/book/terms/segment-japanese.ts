import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { gunzip, gunzipSync } from 'node:zlib';
import { splitSymbols } from '../../../model/records/symbol.ts';
import { once } from '../once.ts';
import type { Segment, Token } from './segment.ts';

type Tokenize = (part: string) => readonly DictionaryToken[];

/** Cuts Japanese into words by kuromoji's dictionary. `{W/U}` is one token of its own kind, so that a symbol is never cut. */
export const segmentJapanese: Segment = (text) => cutWords(text, openTokenizer());

/**
 * Loads kuromoji when the first text is cut, or now, so that threads that start later find its dictionary unpacked. Build
 * time only: 0.5 s and 170 MB, which threads share.
 */
export const openTokenizer = once((): Tokenize => {
  const require = createRequire(import.meta.url);
  const DictionaryLoader = require('kuromoji/src/loader/DictionaryLoader.js');
  const Tokenizer = require('kuromoji/src/Tokenizer.js');
  const loader = new DictionaryLoader(findDictionary());
  loader.loadArrayBuffer = (file: string, done: (error: null, buffer: SharedArrayBuffer) => void) =>
    done(null, readShared(file));
  const words = loader.dic.token_info_dictionary;
  words.loadTargetMap = (bytes: Uint8Array) => Object.assign(words, { target_map: openTargetMap(bytes) });
  let tokenizer: { tokenize: Tokenize } | undefined;
  // Told at once, for its files are read at once.
  loader.load((error: Error | null, dictionary: object) => {
    if (error) throw error;
    tokenizer = new Tokenizer(dictionary);
  });
  if (!tokenizer) throw new TypeError('kuromoji has not loaded its dictionary');
  const { tokenize } = tokenizer;
  return tokenize.bind(tokenizer);
});

const findDictionary = () =>
  join(dirname(createRequire(import.meta.url).resolve('kuromoji/package.json')), 'dict');

/** Unpacks the dictionary beside what this thread does until it cuts the first text. */
export const unpackDictionary = () =>
  Promise.all(
    globSync(join(findDictionary(), '*.gz')).map(async (file) =>
      share(file, await promisify(gunzip)(readFileSync(file))),
    ),
  );

/** A file of the dictionary, unpacked once for all threads. */
function readShared(file: string): SharedArrayBuffer {
  const known = getEnvironmentData(file);
  if (known instanceof SharedArrayBuffer) return known;
  return share(file, gunzipSync(readFileSync(file)));
}

function share(file: string, bytes: Uint8Array): SharedArrayBuffer {
  const shared = new SharedArrayBuffer(bytes.length);
  new Uint8Array(shared).set(bytes);
  setEnvironmentData(file, shared);
  return shared;
}

/** The words of each entry of the dictionary's trie, read where they stand: as lists they would be 100 MB in each thread. */
function openTargetMap({ buffer, byteOffset, length }: Uint8Array): Record<string, Int32Array | undefined> {
  const file = new Int32Array(buffer, byteOffset, length / Int32Array.BYTES_PER_ELEMENT);
  // After the number of entries: the entry, how many words it has, the words; zeros fill the file up.
  const places = new Int32Array(file.length);
  for (let at = 1; at + 1 < file.length; at += 2 + (file[at + 1] ?? 0))
    if (file[at + 1]) places[file[at] ?? 0] = at;
  return new Proxy(
    {},
    {
      get: (_, entry) => {
        const at = places[Number(entry)];
        return at ? file.subarray(at + 2, at + 2 + (file[at + 1] ?? 0)) : undefined;
      },
    },
  );
}

interface DictionaryToken {
  surface_form: string;
  basic_form: string;
  reading?: string | undefined;
  pos: string;
  pos_detail_1: string;
}

/** Joins a dictionary's tokens to ours; what it gives as `*` is unknown. */
function cutWords(text: string, tokenize: Tokenize): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  const addWords = (part: string) => {
    let start = from;
    for (const token of tokenize(part)) {
      tokens.push({
        surface: token.surface_form,
        start,
        ...(token.basic_form === '*' ? {} : { base: token.basic_form }),
        ...(token.reading && token.reading !== '*' ? { reading: token.reading } : {}),
        pos: token.pos,
        detail: token.pos_detail_1,
      });
      start += token.surface_form.length;
    }
    from += part.length;
  };
  for (const piece of splitSymbols(text)) {
    if (piece.isSymbol) {
      tokens.push({ surface: piece.text, start: from, pos: '記号', detail: 'シンボル' });
      from += piece.text.length;
    } else addWords(piece.text);
  }
  return tokens;
}
