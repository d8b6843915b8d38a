import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs';
import platform, { dirname, join, resolve } from 'node:path';
import { explainError } from '../model/diagnostics/explain-error.ts';

/** Folders of a project that are read, never written to. */
const PROJECT_FOLDERS = ['.git', 'content', 'node_modules', 'public', 'scripts', 'src'];

/** The file by which a folder says which command made it, `{"generatedBy":"npm run build", …}`. */
export const STAMP = 'stamp.json';

/**
 * Where a command may write a folder: a link is followed. Refused, as the end of a sentence, unless the folder is new,
 * empty or ours; and where it holds the working folder or belongs to what the project reads.
 */
export function checkTarget(
  folder: string,
  isOurs: (target: string) => boolean,
): { target: string } | { problem: string } {
  try {
    const target = followLink(resolve(folder));
    if (target === undefined) return { problem: 'is a link that leads nowhere; give a folder' };
    if (holds(target, process.cwd()))
      return { problem: 'is the working folder or holds it; give a folder of its own' };
    const room = findProjectFolder(target);
    if (room) return { problem: `belongs to the project’s ${room}; give a folder of its own` };
    const entry = findEntry(target);
    if (entry && !entry.isDirectory())
      return { problem: `is ${entry.isFile() ? 'a file' : 'a pipe or a device'}, not a folder` };
    if (entry && readdirSync(target).length > 0 && !isOurs(target))
      return { problem: 'holds other files, which are not ours to replace; give a new or empty folder' };
    return { target };
  } catch (error) {
    return { problem: `cannot be written to: ${explainError(error)}` };
  }
}

/** Whether the stamp in a folder names one of the commands. */
export function hasStamp(folder: string, generatedBy: string): boolean {
  try {
    return JSON.parse(readFileSync(join(folder, STAMP), 'utf8')).generatedBy === generatedBy;
  } catch {
    return false;
  }
}

/**
 * Why a file cannot be written, as the end of a sentence, or undefined: it must be new, empty or one that the command made
 * before, by its bytes.
 */
export function checkFileTarget(file: string, isOurs: (bytes: Buffer) => boolean): string | undefined {
  try {
    const entry = findEntry(resolve(file));
    if (!entry || (entry.isFile() && entry.size === 0)) return undefined;
    if (entry.isFile())
      return isOurs(readFileSync(file))
        ? undefined
        : 'is another file, which is not ours to replace; give a new name';
    return entry.isDirectory() ? 'is a folder, not a file' : 'is a pipe or a device, not a file';
  } catch (error) {
    return `cannot be written to: ${explainError(error)}`;
  }
}

/** The entry at a path; undefined where there is none yet and it could be made. Throws where a parent is no folder. */
function findEntry(path: string): Stats | undefined {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (entry) return entry;
  let parent = dirname(path);
  while (!existsSync(parent)) parent = dirname(parent);
  readdirSync(parent);
  return undefined;
}

function followLink(path: string): string | undefined {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  return existsSync(path) ? realpathSync(path) : undefined;
}

/** Whether a path is a folder or lies below it. */
export function holds(
  folder: string,
  path: string,
  { relative, isAbsolute, sep }: Pick<typeof platform, 'relative' | 'isAbsolute' | 'sep'> = platform,
): boolean {
  const inside = relative(folder, path);
  return !(inside.split(sep)[0] === '..' || isAbsolute(inside)); // absolute: another drive
}

function findProjectFolder(target: string): string | undefined {
  if (!existsSync(join('content', 'sources')) || holds(resolve('content', 'collections'), target))
    return undefined;
  return PROJECT_FOLDERS.find((folder) => holds(resolve(folder), target));
}
