import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../diagnostics/report-diagnostic.ts';
import { readManifest } from '../sources/read-manifest.ts';
import type { InputFile, InputHints } from './input-file.ts';

/** Documents from the disk, and a diagnostic for each that could not be had. */
export interface CollectedFiles {
  files: InputFile[];
  diagnostics: Diagnostic[];
}

/** Every document kept under `content/sources`: a folder each, with its manifest. Names are given with `/`. */
export function collectSources(root: string): CollectedFiles {
  const collected: CollectedFiles = { files: [], diagnostics: [] };
  const folders = listFolders(root);
  if (folders.length === 0)
    collected.diagnostics.push(report('file-missing', root, 'no document is kept here'));
  for (const folder of folders) collectSource(root, folder, collected);
  return collected;
}

/** The named documents, all with the same hints. */
export function collectFiles(names: readonly string[], hints: InputHints): CollectedFiles {
  const collected: CollectedFiles = { files: [], diagnostics: [] };
  for (const file of new Set(names)) {
    const bytes = readBytes(file, collected.diagnostics);
    if (bytes) collected.files.push({ file, bytes, hints });
  }
  return collected;
}

function collectSource(root: string, folder: string, { files, diagnostics }: CollectedFiles): void {
  const manifestFile = `${root}/${folder}/manifest.json`;
  if (!existsSync(manifestFile)) {
    const message = `the folder has no manifest.json; npm run ingest:add writes one`;
    diagnostics.push(report('manifest-invalid', manifestFile, message));
    return;
  }
  const bytes = readBytes(manifestFile, diagnostics);
  if (!bytes) return;
  const { manifest, diagnostics: found } = readManifest(new TextDecoder().decode(bytes), manifestFile);
  diagnostics.push(...found);
  if (!manifest) return;
  if (manifest.id !== folder) {
    const message = `id is “${manifest.id}”, but the folder is “${folder}”; they must be the same`;
    diagnostics.push(report('manifest-invalid', manifestFile, message));
  }
  const file = `${root}/${folder}/${manifest.file}`;
  const document = readBytes(file, diagnostics);
  if (document) files.push({ file, bytes: document, manifest, hints: {} });
}

function listFolders(root: string): string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && statSync(join(root, entry.name)).isDirectory())
    .map(({ name }) => name)
    .sort();
}

function readBytes(file: string, diagnostics: Diagnostic[]): Uint8Array | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    diagnostics.push(report('file-missing', file, `cannot be read: ${explain(error)}`));
    return undefined;
  }
}

function explain(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'EACCES') return 'permission is denied';
  return error instanceof Error ? error.message : String(error);
}

function report(code: 'file-missing' | 'manifest-invalid', file: string, message: string): Diagnostic {
  return reportDiagnostic(code, { file, line: 1, column: 1 }, message);
}
