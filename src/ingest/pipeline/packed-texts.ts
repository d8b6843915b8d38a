import { gunzipSync, gzipSync } from 'node:zlib';

/** Fast before small: texts are packed and unpacked once or twice each. */
const LEVEL = { level: 1 };

/** Texts by name, read one at a time. */
export type NamedTexts = Pick<ReadonlyMap<string, string>, 'get' | 'has' | 'keys' | typeof Symbol.iterator>;

/** Texts by name, packed: those of a hundred editions take the memory of a few. */
export class PackedTexts implements NamedTexts {
  readonly #packed = new Map<string, Buffer>();

  set(name: string, text: string): void {
    this.#packed.set(name, pack(text));
  }

  get(name: string): string | undefined {
    const packed = this.#packed.get(name);
    return packed && unpack(packed);
  }

  has(name: string): boolean {
    return this.#packed.has(name);
  }

  keys(): MapIterator<string> {
    return this.#packed.keys();
  }

  *[Symbol.iterator](): MapIterator<[string, string]> {
    for (const [name, packed] of this.#packed) yield [name, unpack(packed)];
    return undefined;
  }
}

/** A text packed with a checksum; the same text gives the same bytes. */
export function pack(text: string): Buffer {
  return gzipSync(text, LEVEL);
}

/** Throws where the bytes are not those of `pack`: they carry a checksum. */
export function unpack(packed: Uint8Array): string {
  return gunzipSync(packed).toString();
}
