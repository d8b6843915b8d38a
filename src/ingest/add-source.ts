import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { formatDiagnostics } from '../diagnostics/format-diagnostics.ts';
import { toSlug } from '../records/slug.ts';
import type { Manifest } from '../sources/manifest.ts';
import { collectSources } from './collect-sources.ts';
import { fetchDocument, isAddress } from './fetch-document.ts';
import type { AddOptions } from './parse-add-options.ts';
import { type ReadInput, readInput } from './read-input.ts';
import type { RunOutcome } from './run-ingest.ts';
import { toWorkFolder } from './work-folders.ts';

/**
 * Keeps a document under `root`, byte for byte, with a manifest that says what was found out. A document that cannot be
 * read, a name that is taken and an edition that is there already change nothing.
 */
export async function addSource(root: string, options: AddOptions): Promise<RunOutcome> {
  const { document, hints } = options;
  const loaded = isAddress(document) ? await fetchDocument(document) : loadDocument(document);
  if ('problem' in loaded) return fail(loaded.problem);
  const { name, bytes } = loaded;
  const { read, diagnostics } = readInput({ file: document, bytes, hints });
  const lines = formatDiagnostics(diagnostics);
  if (!read || diagnostics.some(({ severity }) => severity === 'error'))
    return fail(...lines, `${document} was not kept`);

  const manifest = toManifest(read, name, options);
  const kept = collectSources(root).files.flatMap((file) => file.manifest ?? []);
  const problem = findObstacle(root, manifest, kept, options);
  if (problem) return fail(...lines, problem);
  writeSource(join(root, manifest.id), manifest, bytes);
  const what = [manifest.kind, manifest.lang, manifest.edition].filter(Boolean).join(', ');
  return {
    lines: [...lines, `${root}/${manifest.id}: kept (${what}); npm run ingest reads it`],
    exitCode: 0,
  };
}

function loadDocument(file: string): { name: string; bytes: Uint8Array } | { problem: string } {
  try {
    return { name: basename(file), bytes: readFileSync(file) };
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return { problem: `${file}: ${isMissing ? 'there is no such file' : `cannot be read: ${error}`}` };
  }
}

function toManifest(
  { kind, reading, sha256, input }: ReadInput,
  name: string,
  options: AddOptions,
): Manifest {
  const { lang } = reading;
  const edition = input.hints.edition ?? reading.edition;
  const isWhole = kind === 'cr-text' && edition !== undefined;
  return {
    id: options.id ?? (isWhole ? `cr-${edition}-${lang}` : toFolderName(name)),
    file: name === 'manifest.json' ? 'document.json' : name,
    kind,
    ...(lang && { lang }),
    ...(edition && { edition }),
    ...(Object.keys(reading.title).length > 0 && { title: reading.title }),
    origin: options.origin ?? (isAddress(options.document) ? options.document : `The file ${name}.`),
    licence: options.licence ?? 'Not stated. The text belongs to its publisher and translators.',
    unofficialDigest: false,
    sha256,
  };
}

/** A folder name in ASCII; a Japanese file name may leave none. */
function toFolderName(name: string): string {
  const slug = toSlug(name.replace(/\.[^.]*$/, ''))
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^-+|-+$/g, '');
  return slug || 'document';
}

function findObstacle(
  root: string,
  manifest: Manifest,
  kept: readonly Manifest[],
  { replace }: AddOptions,
): string | undefined {
  const { id, kind, lang, edition, sha256 } = manifest;
  const twin = kept.find((each) => each.sha256 === sha256 && each.id !== id);
  if (twin) return `the same document is kept already as ${root}/${twin.id}`;
  const rival = kept.find(
    (each) =>
      kind === 'cr-text' &&
      each.kind === kind &&
      each.lang === lang &&
      each.edition === edition &&
      each.id !== id,
  );
  if (rival)
    return `${root}/${rival.id} is edition ${edition} in the same language already; take it away first`;
  if (existsSync(join(root, id)) && !replace)
    return `${root}/${id} exists; --replace puts this document in its place, --id gives it another name`;
  return undefined;
}

function writeSource(folder: string, manifest: Manifest, bytes: Uint8Array): void {
  const fresh = toWorkFolder(folder, 'new');
  mkdirSync(fresh, { recursive: true });
  writeFileSync(join(fresh, manifest.file), bytes);
  writeFileSync(join(fresh, 'manifest.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}

function fail(...lines: string[]): RunOutcome {
  return { lines, exitCode: 1 };
}
