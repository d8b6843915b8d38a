import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listFiles } from '../../disk/list-files.ts';
import { readChunks } from '../../disk/read-chunks.ts';
import { copyWhole } from '../../disk/write-whole.ts';
import { isError } from '../../model/diagnostics/diagnostic.ts';
import { projectFolder } from '../../model/game/current-game.ts';
import { collectCards } from '../../reading/cards/collect-cards.ts';

/** Where card files are kept, beside the sources and outside the repository: they are large, and their publisher's. */
const cardsFolder = (): string => `${projectFolder()}/cards`;

/** How MTGJSON's files begin, and Scryfall's. */
const CARD_FILE = /^\ufeff?\s*(?:\{\s*"(?:meta|data)"\s*:|\[?\s*\{\s*"object"\s*:\s*"(?:card|ruling)")/;

/** Whether a file is of cards, by its first bytes; gzipped or not. */
export function isCardFile(file: string): boolean {
  if (!/\.(?:json|jsonl|ndjson|gz)$/i.test(file) || !existsSync(file)) return false;
  try {
    const [start = new Uint8Array()] = readChunks(file);
    return CARD_FILE.test(Buffer.from(start.subarray(0, 1000)).toString());
  } catch {
    return false;
  }
}

/** The card files that are kept, in the order of their names. */
export function listCardFiles(): string[] {
  const folder = cardsFolder();
  if (!existsSync(folder)) return [];
  return listFiles(folder).flatMap(({ file }) => (/(?:^|\/)\./.test(file) ? [] : [file]));
}

/** Reads card files; with `keepGoing` those in error are left out, and their faults are reported all the same. */
export function readCardFiles(files: readonly string[], keepGoing: boolean, onFile?: (file: string) => void) {
  const open = files.map((file) => ({
    file,
    get chunks() {
      onFile?.(file);
      return readChunks(file);
    },
  }));
  const collected = collectCards(open);
  const faulty = new Set(collected.diagnostics.filter(isError).map(({ file }) => file));
  if (!keepGoing || faulty.size === 0) return collected;
  const { cards } = collectCards(open.filter(({ file }) => !faulty.has(file)));
  return { ...collected, cards };
}

/** Keeps a card file byte for byte, whole or not at all; gives the line that says so, or what is in its way. */
export function keepCardFile(file: string, replace: boolean): { line: string } | { problems: string[] } {
  const target = join(cardsFolder(), basename(file));
  if (existsSync(target) && !replace)
    return { problems: [`${file}: ${target} is kept already; --replace puts this one in its place`] };
  copyWhole(file, target);
  return { line: `${target}: kept (cards)` };
}
