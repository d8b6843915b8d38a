import { statSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { type FoundFile, listFiles } from '../../disk/list-files.ts';

/** What systems leave in folders. */
const SYSTEM_FILE = /^(?:\..*|Thumbs\.db|desktop\.ini)$/i;

/**
 * The documents that a path names: itself, or all below a folder in the order of their names, without hidden files and
 * what a browser saved beside a page (`rules_files` beside `rules.html`).
 */
export function listDocuments(path: string): FoundFile[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [{ file: path }];
  const found = listFiles(path);
  const files = new Set(found.map(({ file }) => file));
  const documents = found.filter(({ file }) => {
    const names = relative(path, file).split(/[/\\]/);
    return !names.some((name) => SYSTEM_FILE.test(name)) && !isPartOfPage(file, files);
  });
  return documents.length > 0 ? documents : [{ file: path, problem: 'there is no document in this folder' }];
}

function isPartOfPage(file: string, files: ReadonlySet<string>): boolean {
  const folder = dirname(file);
  if (folder === file || folder === '.') return false;
  const [, page] = /^(.*)[_.]files$/i.exec(folder) ?? [];
  const hasPage = page !== undefined && ['.html', '.htm'].some((ending) => files.has(page + ending));
  return hasPage || isPartOfPage(folder, files);
}
