import { constants, crc32, deflateRawSync } from 'node:zlib';

/** What a little unpacks to much of: spaces, and the text before them. */
export interface PackedSpaces {
  /** The data as deflate packs it, without a frame. */
  raw: Buffer<ArrayBuffer>;
  /** Bytes of the data, and their sum as a ZIP has it. */
  size: number;
  crc: number;
}

/** Spaces that are packed at once; deflate may begin anew after each piece, so that one stands for all. */
const PIECE = Buffer.alloc(1_000_000, ' ');

/** Packs a text and as many millions of spaces after it, within a moment. */
export function packSpaces(millions: number, text = ''): PackedSpaces {
  const pack = (data: Uint8Array) => deflateRawSync(data, { finishFlush: constants.Z_FULL_FLUSH });
  const head = Buffer.from(text);
  let crc = crc32(head);
  for (let piece = 0; piece < millions; piece++) crc = crc32(PIECE, crc);
  const pieces = Array<Buffer>(millions).fill(pack(PIECE));
  const raw = Buffer.concat([pack(head), ...pieces, deflateRawSync(Buffer.alloc(0))]);
  return { raw, size: head.length + millions * PIECE.length, crc };
}

/** Spaces alone in the frame of zlib, which ends with its own sum: `1 + 32 + 32 + …` and the sum of all sums on the way. */
export function frameSpaces({ raw, size }: PackedSpaces): Buffer {
  const [count, most] = [BigInt(size), 65_521n];
  const one = 1n + 32n * count;
  const all = count + 16n * count * (count + 1n);
  const end = Buffer.alloc(4);
  end.writeUInt16BE(Number(all % most), 0);
  end.writeUInt16BE(Number(one % most), 2);
  return Buffer.concat([Buffer.from([0x78, 0x01]), raw, end]);
}
