import { closeSync, openSync, readSync } from 'node:fs';
import { Gunzip } from 'fflate';

const CHUNK = 1 << 20;

/** A gzipped file that cannot be unpacked to its end. */
export class DamagedArchiveError extends Error {}

/**
 * The bytes of a file, unpacked where it is gzipped, a piece at a time: however large, it takes little memory. Throws what
 * the system says, and `DamagedArchiveError`.
 */
export function* readChunks(file: string): Generator<Uint8Array> {
  const pieces = readPieces(file);
  const first = pieces.next().value;
  if (!first) return;
  const isPacked = first[0] === 0x1f && first[1] === 0x8b;
  const unpacked: Uint8Array[] = [];
  const gunzip = new Gunzip((piece) => {
    unpacked.push(piece);
  });
  for (let piece: Uint8Array | undefined = first; piece; piece = pieces.next().value) {
    if (isPacked) push(gunzip, piece, false);
    else yield piece;
    yield* unpacked.splice(0);
  }
  if (isPacked) push(gunzip, new Uint8Array(), true);
  yield* unpacked;
}

function push(gunzip: Gunzip, piece: Uint8Array, isLast: boolean): void {
  try {
    gunzip.push(piece, isLast);
  } catch (error) {
    throw new DamagedArchiveError('the archive is damaged or cut short', { cause: error });
  }
}

function* readPieces(file: string): Generator<Uint8Array, undefined> {
  const handle = openSync(file, 'r');
  try {
    for (;;) {
      const piece = new Uint8Array(CHUNK);
      const length = readSync(handle, piece);
      if (length === 0) return undefined;
      yield piece.subarray(0, length);
    }
  } finally {
    closeSync(handle);
  }
}
