import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { isError } from '../diagnostics/diagnostic.ts';
import { formatDiagnostics, formatTally } from '../diagnostics/format-diagnostics.ts';
import type { Manifest } from '../sources/manifest.ts';
import { listSources } from './collect-sources.ts';
import { toDocumentName, toSourceName } from './document-name.ts';
import { isAddress, toOrigin } from './fetch-document.ts';
import { fetchEdition, type Loaded } from './fetch-edition.ts';
import type { AddOptions } from './parse-add-options.ts';
import { readDocumentFile } from './read-document-file.ts';
import { type ReadInput, readInput } from './read-input.ts';
import type { RunOutcome } from './run-ingest.ts';
import { writeSource } from './write-source.ts';

/** A document that is to be kept, and the line that says so. */
interface Addition {
  manifest: Manifest;
  bytes: Uint8Array;
  line: string;
}

/**
 * Keeps documents under `root`, byte for byte, each with a manifest that says what was found out: all of them or, where
 * one cannot be read or kept, none. A document that is kept already is left as it is.
 */
export async function addSources(root: string, options: AddOptions): Promise<RunOutcome> {
  if (!existsSync(dirname(root)))
    return {
      lines: [`there is no folder ${dirname(root)} here; change to the project’s folder`],
      exitCode: 2,
    };
  const { sources } = listSources(root);
  const kept = sources.map(({ manifest }) => manifest);
  const additions: Addition[] = [];
  const lines: string[] = [];
  for (const document of options.documents) {
    const read = await readAddition(document, options);
    if ('problems' in read) return refuse(options, read.problems);
    const { manifest } = read;
    const same = kept.find(({ id, sha256 }) => id === manifest.id && sha256 === manifest.sha256);
    if (same) {
      lines.push(`${document}: is kept already as ${root}/${same.id}`);
      continue;
    }
    const obstacle = findObstacle(
      root,
      manifest,
      [...kept, ...additions.map((each) => each.manifest)],
      options,
    );
    if (obstacle) return refuse(options, [`${document}: ${obstacle}`]);
    additions.push(read);
    lines.push(`${root}/${manifest.id}: ${read.line}`);
  }
  for (const { manifest, bytes } of additions) writeSource(`${root}/${manifest.id}`, manifest, bytes);
  return { lines: [...lines, 'npm start reads them and shows the site'], exitCode: 0 };
}

function refuse({ documents }: AddOptions, problems: readonly string[]): RunOutcome {
  const none =
    documents.length === 1 ? 'it was not kept' : `none of the ${documents.length} documents was kept`;
  return { lines: [...problems, none], exitCode: 1 };
}

async function readAddition(
  document: string,
  options: AddOptions,
): Promise<Addition | { problems: string[] }> {
  const loaded = isAddress(document) ? await fetchEdition(document, options) : loadDocument(document);
  if ('problem' in loaded) return { problems: [`${document}: ${loaded.problem}`] };
  const { name, bytes, origin, encoding } = loaded;
  const { read, diagnostics } = readInput({
    file: document,
    bytes,
    hints: { ...options.hints, ...(encoding && { encoding }) },
  });
  const errors = diagnostics.filter(isError);
  if (!read || errors.length > 0) return { problems: formatDiagnostics(errors) };
  const manifest = toManifest(read, origin ?? `The file ${name}.`, name, options);
  const { kind, lang, edition } = manifest;
  const what = [kind, lang, edition].filter(Boolean).join(', ');
  const from = origin !== undefined && origin !== toOrigin(document) ? ` from ${origin}` : '';
  return { manifest, bytes, line: `kept${from} (${what}; ${formatTally(diagnostics)})` };
}

function loadDocument(file: string): Loaded | { problem: string } {
  const read = readDocumentFile(file);
  return 'problem' in read
    ? { problem: read.problem }
    : { name: toDocumentName(basename(file)), bytes: read.bytes };
}

function toManifest(
  { kind, reading, sha256, input }: ReadInput,
  origin: string,
  name: string,
  options: AddOptions,
): Manifest {
  const { lang } = reading;
  const edition = input.hints.edition ?? reading.edition;
  const isWhole = kind === 'cr-text' && edition !== undefined;
  return {
    id: options.id ?? (isWhole ? `cr-${edition}-${lang}` : toSourceName(name)),
    file: name,
    kind,
    ...(lang && { lang }),
    ...(edition && { edition }),
    ...(Object.keys(reading.title).length > 0 && { title: reading.title }),
    origin: options.origin ?? origin,
    licence: options.licence ?? 'Not stated. The text belongs to its publisher and translators.',
    unofficialDigest: false,
    ...(input.hints.encoding && { encoding: input.hints.encoding }),
    sha256,
  };
}

/** Why a document cannot be kept beside the others. The sample stands in nobody's way: it steps back. */
function findObstacle(
  root: string,
  { id, kind, lang, edition, sha256 }: Manifest,
  kept: readonly Manifest[],
  { replace }: AddOptions,
): string | undefined {
  const others = kept.filter((each) => each.id !== id && !each.sample);
  const twin = others.find((each) => each.sha256 === sha256);
  if (twin) return `the same document is kept already as ${root}/${twin.id}`;
  const rival = others.find(
    (each) => kind === 'cr-text' && each.kind === kind && each.lang === lang && each.edition === edition,
  );
  if (rival)
    return `${root}/${rival.id} is edition ${edition} in the same language already; take it away first`;
  if (replace) return undefined;
  if (existsSync(`${root}/${id}`) || kept.some((each) => each.id === id))
    return `${root}/${id} is another document; --replace puts this one in its place, --id gives it another name`;
  return undefined;
}
