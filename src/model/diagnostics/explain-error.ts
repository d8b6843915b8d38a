/** What the codes of the operating system mean, as the end of a sentence about a file or folder. */
const MEANINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ENOENT: 'there is no such file',
    EISDIR: 'it is a folder',
    ENOTDIR: 'a part of the path is a file, not a folder',
    EACCES: 'permission is denied',
    EPERM: 'permission is denied',
    EROFS: 'the disk can only be read',
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk is full for this user',
    ENAMETOOLONG: 'the name is too long',
    ELOOP: 'its links lead in a circle',
    EBUSY: 'it is in use',
    EMFILE: 'too many files are open',
    EIO: 'the disk does not answer',
    EEXIST: 'it is there already',
    ENOTEMPTY: 'the folder is not empty',
  }),
);

/** The code of an error of the operating system, `ENOENT`; undefined for any other. */
export function toSystemCode(error: unknown): string | undefined {
  return error instanceof Error && 'syscall' in error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

/** An error as the end of a sentence, without the name of the file: `permission is denied`. */
export function explainError(error: unknown): string {
  const code = toSystemCode(error);
  const meaning = MEANINGS.get(code ?? '');
  if (meaning !== undefined) return meaning;
  return error instanceof Error ? error.message : String(error);
}
