/** An object of a JSON file, as text, with where it begins. */
export interface JsonEntry {
  /** Line and column, in bytes, from 1. */
  line: number;
  column: number;
  /** The names of what it stands in, a list having none of its own: `data`, `cards`. */
  path: readonly string[];
  text: string;
}

/** Larger than any card by a hundred times: a file that is damaged is not taken into memory whole. */
const MOST_BYTES = 4_000_000;
/** What the outermost object of a card file begins with where it holds the cards rather than being one. */
const WRAPPER = /^\{\s*"(?:meta|data)"/;

const SIGNS = new Map([...'"\\\n{[}]'].map((sign) => [sign.charCodeAt(0), sign]));
/** The signs that make the form of JSON, by their bytes. */
const FORM = Array.from({ length: 256 }, (_, byte) => SIGNS.get(byte));

/** A JSON file with an object that has no end. */
export class UnendedError extends Error {
  readonly line: number;
  constructor(line: number) {
    super(`the object that begins in line ${line} has no end`);
    this.line = line;
  }
}

/**
 * Cuts a JSON file into the objects that its lists hold, or JSON Lines into its lines, without parsing them. In little
 * memory, and many times faster than a parser of tokens. Where a file has an object a line, one that is damaged ends with
 * its line. Throws `UnendedError`.
 */
export function* cutEntries(chunks: Iterable<Uint8Array>): Generator<JsonEntry> {
  const cutter = new EntryCutter();
  for (const chunk of chunks) yield* cutter.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length));
  cutter.end();
}

class EntryCutter {
  #line = 1;
  /** Offset of the line, and of the chunk, in the file. */
  #lineStart = 0;
  #offset = 0;
  /** What is open around entries, each with the name that it stands under. */
  readonly #open: { isList: boolean; name: string | undefined }[] = [];
  /** The last string around entries: the name of what opens next. */
  #name: string | undefined;
  #isString = false;
  /** The sign after a backslash at the end of a chunk. */
  #skipped = 0;
  /** Open braces and brackets of the entry that is being read; where it begins; its pieces of earlier chunks. */
  #depth = 0;
  #begin = { line: 1, column: 1 };
  #pieces: Buffer[] = [];
  #length = 0;
  /** Whether each entry stands on a line; unknown before the first. */
  #isLined: boolean | undefined;

  *push(chunk: Buffer): Generator<JsonEntry> {
    let from = 0;
    let at = this.#skipped;
    this.#skipped = 0;
    for (; at < chunk.length; at++) {
      const sign = FORM[chunk[at] ?? 0];
      if (sign === undefined) continue;
      if (sign === '\\') at++;
      else if (sign === '\n') {
        const isCut = this.#isString || (this.#depth > 0 && this.#endsWithLine());
        if (isCut && this.#depth > 0) yield this.#take(chunk.subarray(from, at));
        if (isCut) this.#isString = false;
        this.#line++;
        this.#lineStart = this.#offset + at + 1;
      } else if (sign === '"') {
        this.#isString = !this.#isString;
        if (this.#depth > 0) continue;
        if (this.#isString) from = at + 1;
        else this.#name = this.#join(chunk.subarray(from, at));
      } else if (this.#isString) continue;
      else if (this.#depth > 0) {
        this.#depth += sign === '{' || sign === '[' ? 1 : -1;
        if (this.#depth === 0) yield this.#takeWhole(chunk.subarray(from, at + 1));
      } else if (this.#enter(sign, chunk, at)) from = at;
    }
    this.#skipped = at - chunk.length;
    this.#offset += chunk.length;
    if (this.#depth > 0 || this.#isString) this.#keep(chunk.subarray(from));
  }

  /** Throws where the file ends within an object. */
  end(): void {
    if (this.#depth > 0) throw new UnendedError(this.#begin.line);
    if (this.#open.length > 0) throw new UnendedError(this.#line);
  }

  /** Goes into or out of what stands around entries; true where an entry begins. */
  #enter(sign: string, chunk: Buffer, at: number): boolean {
    if (sign === '}' || sign === ']') {
      this.#open.pop();
      return false;
    }
    const within = this.#open.at(-1);
    const isEntry =
      sign === '{' && (within ? within.isList : !WRAPPER.test(chunk.toString('latin1', at, at + 200)));
    if (!isEntry) {
      this.#open.push({ isList: sign === '[', name: this.#name });
      this.#name = undefined;
      return false;
    }
    this.#depth = 1;
    this.#begin = { line: this.#line, column: this.#offset + at - this.#lineStart + 1 };
    return true;
  }

  #endsWithLine(): boolean {
    return this.#isLined ?? this.#open.length === 0;
  }

  #takeWhole(rest: Buffer): JsonEntry {
    this.#isLined ??= this.#begin.line === this.#line;
    return this.#take(rest);
  }

  #take(rest: Buffer): JsonEntry {
    this.#depth = 0;
    const path = this.#open.flatMap(({ name }) => name ?? []);
    return { ...this.#begin, path, text: this.#join(rest) };
  }

  #join(rest: Buffer): string {
    const whole = this.#pieces.length === 0 ? rest : Buffer.concat([...this.#pieces, rest]);
    this.#pieces = [];
    this.#length = 0;
    return whole.toString();
  }

  #keep(piece: Buffer): void {
    this.#pieces.push(piece);
    this.#length += piece.length;
    if (this.#length > MOST_BYTES) throw new UnendedError(this.#begin.line);
  }
}
