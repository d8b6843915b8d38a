import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { type FoundFile, listFiles } from '../../disk/list-files.ts';
import { readDocumentFile } from '../../disk/read-document-file.ts';
import type { FileCode } from '../../model/diagnostics/codes.ts';
import { type Diagnostic, reportDiagnostic } from '../../model/diagnostics/diagnostic.ts';
import { explainError } from '../../model/diagnostics/explain-error.ts';
import { projectFolder } from '../../model/game/current-game.ts';
import { type Manifest, readManifest } from '../../reading/sources/manifest.ts';
import { type ExceptionTable, parseExceptions } from '../../rulebook/checks/exceptions.ts';
import type { InputFile, InputHints } from '../pipeline/read-input.ts';
import { EXCEPTIONS, finishSources } from './write-sources.ts';

/** Documents from the disk, and a diagnostic for each that could not be had. */
export interface CollectedFiles {
  files: InputFile[];
  diagnostics: Diagnostic[];
}

/** The manifests of the sources kept under a root, and a diagnostic for each folder that is not one. */
export function listSources(root: string): { sources: Manifest[]; diagnostics: Diagnostic[] } {
  const sources: Manifest[] = [];
  const diagnostics: Diagnostic[] = [];
  const names = existsSync(root) ? readdirSync(root).sort() : [];
  for (const name of names.filter(
    (each) => !each.startsWith('.') && isFolder(`${root}/${each}`, diagnostics),
  )) {
    const manifest = readKeptManifest(`${root}/${name}`, name, diagnostics);
    if (manifest) sources.push(manifest);
  }
  return { sources, diagnostics };
}

/** The documents of the named files and folders, all with the same hints. */
export function collectFiles(names: readonly string[], hints: InputHints): CollectedFiles {
  const { files, diagnostics }: CollectedFiles = { files: [], diagnostics: [] };
  const found = new Map(names.flatMap(listDocuments).map(({ file, problem }) => [file, problem]));
  for (const [file, problem] of found) {
    const bytes = readBytes(file, diagnostics, problem);
    if (bytes) files.push({ file, bytes, hints });
  }
  return { files, diagnostics };
}

function readKeptManifest(folder: string, name: string, diagnostics: Diagnostic[]): Manifest | undefined {
  const file = `${folder}/manifest.json`;
  if (!existsSync(file)) {
    diagnostics.push(
      report('manifest-invalid', file, 'the folder has no manifest.json; npm run ingest:add writes one'),
    );
    return undefined;
  }
  const bytes = readBytes(file, diagnostics);
  if (!bytes) return undefined;
  const { manifest, diagnostics: found } = readManifest(new TextDecoder().decode(bytes), file);
  diagnostics.push(...found);
  if (!manifest) return undefined;
  if (manifest.id !== name) {
    const message = `id is “${manifest.id}”, but the folder is “${name}”; they must be the same`;
    diagnostics.push(report('manifest-invalid', file, message));
    return undefined;
  }
  return manifest;
}

/** A link that leads nowhere is reported: a source may hang on it. */
function isFolder(path: string, diagnostics: Diagnostic[]): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (error) {
    diagnostics.push(report('file-missing', path, `the link cannot be followed: ${explainError(error)}`));
    return false;
  }
}

/** The bytes of a file; undefined, and reported, where they cannot be had or a `problem` is known already. */
function readBytes(file: string, diagnostics: Diagnostic[], problem?: string): Uint8Array | undefined {
  const read = problem === undefined ? readDocumentFile(file) : { problem };
  if ('bytes' in read) return read.bytes;
  diagnostics.push(report('file-missing', file, `cannot be read: ${read.problem}`));
  return undefined;
}

function report(code: FileCode, file: string, message: string): Diagnostic {
  return reportDiagnostic(code, { file, line: 1, column: 1 }, message);
}

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

/** Where the project's documents are kept. */
export const sourcesFolder = (): string => `${projectFolder()}/sources`;

/** The project's own documents, as one run reads them. */
export interface ProjectSources extends CollectedFiles {
  /** Known faults: the project's, and those that are beside the document they are about. */
  exceptions: ExceptionTable[];
  /** Sources of the sample that are left out, for an edition of the publisher's own is there. */
  sample: Manifest[];
}

/** The documents of the project with the tables of their known faults. */
export function collectProjectSources(): ProjectSources {
  const folder = sourcesFolder();
  finishSources(folder);
  const { sources, diagnostics } = listSources(folder);
  if (sources.length === 0 && diagnostics.length === 0)
    diagnostics.push(
      report(
        'file-missing',
        folder,
        'no document is kept here; npm run ingest:add keeps one, in the project’s folder',
      ),
    );
  const hasOwnEdition = sources.some(({ kind, sample }) => kind === 'cr-text' && !sample);
  const sample = hasOwnEdition ? sources.filter((source) => source.sample) : [];
  const used = sources.filter((source) => !sample.includes(source));
  const collected = collectSources(used);
  return { ...collected, diagnostics: [...diagnostics, ...collected.diagnostics], sample };
}

/** The documents of the project's sources, each with its manifest, and the tables of known faults. */
export function collectSources(sources: readonly Manifest[]): Omit<ProjectSources, 'sample'> {
  const folderOf = ({ id }: Manifest) => `${sourcesFolder()}/${id}`;
  const [files, exceptions, diagnostics]: [InputFile[], ExceptionTable[], Diagnostic[]] = [[], [], []];
  for (const folder of [projectFolder(), ...sources.map(folderOf)])
    readTable(`${folder}/${EXCEPTIONS}`, exceptions, diagnostics);
  for (const manifest of sources) {
    const file = `${folderOf(manifest)}/${manifest.file}`;
    const bytes = readBytes(file, diagnostics);
    if (bytes) files.push({ file, bytes, manifest, hints: {} });
  }
  return { files, exceptions, diagnostics };
}

function readTable(file: string, tables: ExceptionTable[], diagnostics: Diagnostic[]): void {
  if (!existsSync(file)) return;
  const read = readDocumentFile(file);
  if ('problem' in read) {
    diagnostics.push(report('exception-invalid', file, `cannot be read: ${read.problem}`));
    return;
  }
  const { table, diagnostics: found } = parseExceptions(new TextDecoder().decode(read.bytes), file);
  tables.push(table);
  diagnostics.push(...found);
}
