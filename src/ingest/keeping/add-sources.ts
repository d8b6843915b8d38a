import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { FoundFile } from '../../disk/list-files.ts';
import { readDocumentFile } from '../../disk/read-document-file.ts';
import { isError } from '../../model/diagnostics/diagnostic.ts';
import { formatDiagnostics, formatTally } from '../../model/diagnostics/format-diagnostics.ts';
import type { DocumentKind } from '../../model/records/document.ts';
import type { Manifest } from '../../reading/sources/manifest.ts';
import type { RunOutcome } from '../command/run-ingest.ts';
import { type InputHints, type ReadInput, readInput } from '../pipeline/read-input.ts';
import { isCardFile, keepCardFile } from './card-files.ts';
import { listDocuments, listSources } from './collect-sources.ts';
import { toDocumentName, toSourceName } from './document-name.ts';
import { isAddress, toOrigin } from './fetch-document.ts';
import { fetchEdition, type Loaded } from './fetch-edition.ts';
import { writeSources } from './write-sources.ts';

/** What the command line asks of `npm run ingest:add`. */
export interface AddOptions {
  /** Files, folders of files and `http(s)` addresses, one at least. */
  documents: string[];
  hints: InputHints;
  id: string | undefined;
  origin: string | undefined;
  licence: string | undefined;
  replace: boolean;
  /** Keep the others where one cannot be read or kept. */
  keepGoing: boolean;
  /** Servers, beside a page's own site, whose text of an edition is taken where the page links to it. */
  hosts: string[];
}

/** What is kept, and what this run is going to keep beside it. */
interface KeptDocuments {
  root: string;
  kept: readonly Manifest[];
  additions: { manifest: Manifest; bytes: Uint8Array }[];
}

/**
 * Keeps documents under `root`, byte for byte, each with a manifest that says what was found out: all of them or, where
 * one cannot be read or kept, none, unless `keepGoing` keeps the others. A document that is kept already is left as it is.
 */
export async function addSources(root: string, options: AddOptions): Promise<RunOutcome> {
  if (!existsSync(dirname(root)))
    return {
      lines: [`there is no folder ${dirname(root)} here; change to the project’s folder`],
      exitCode: 2,
    };
  const store: KeptDocuments = {
    root,
    kept: listSources(root).sources,
    additions: [],
  };
  const documents = options.documents.flatMap((name) =>
    isAddress(name) ? [{ file: name }] : listDocuments(name),
  );
  if (options.id !== undefined && documents.length > 1)
    return {
      lines: [`--id names one document, and here are ${documents.length}; add them one by one`],
      exitCode: 2,
    };
  const lines: string[] = [];
  const problems: string[] = [];
  for (const document of documents) {
    const added = isCardFile(document.file)
      ? keepCardFile(document.file, options.replace)
      : await addDocument(document, store, options);
    if ('problems' in added) problems.push(...added.problems);
    else lines.push(added.line);
    if (problems.length > 0 && !options.keepGoing) break;
  }
  if (problems.length > 0 && !(options.keepGoing && lines.length > 0)) {
    const none =
      documents.length === 1 ? 'it was not kept' : `none of the ${documents.length} documents was kept`;
    return { lines: [...problems, none], exitCode: 1 };
  }
  writeSources(root, store.additions);
  return {
    lines: [...problems, ...lines, 'npm start reads them and shows the site'],
    exitCode: problems.length > 0 ? 1 : 0,
  };
}

/** Puts a document among the additions and says so, or says what is wrong with it. */
async function addDocument({ file, problem }: FoundFile, store: KeptDocuments, options: AddOptions) {
  const shown = isAddress(file) && URL.canParse(file) ? toOrigin(file) : file;
  const loaded = problem ? { problem } : await loadDocument(file, options);
  if ('problem' in loaded) return { problems: [`${shown}: ${loaded.problem}`] };
  const { bytes, origin, encoding } = loaded;
  const hints = { ...options.hints, ...(encoding && { encoding }) };
  const { read, diagnostics } = readInput({ file: shown, bytes, hints });
  const errors = diagnostics.filter(isError);
  if (!read || errors.length > 0) return { problems: formatDiagnostics(errors) };
  const manifest = toManifest(read, loaded, store, options);
  const twin = findTwin(manifest, store);
  const isTold = options.id !== undefined || Object.keys(options.hints).length > 0;
  if (twin && (twin.id === manifest.id || !isTold))
    return { line: `${shown}: is kept already as ${store.root}/${twin.id}` };
  const obstacle = twin
    ? `the same document is kept already as ${store.root}/${twin.id}`
    : findObstacle(manifest, store, options);
  if (obstacle) return { problems: [`${shown}: ${obstacle}`] };
  const { id, kind, lang, edition } = manifest;
  const what = [kind, lang, edition].filter(Boolean).join(', ');
  const from = origin !== undefined && origin !== shown ? ` from ${origin}` : '';
  const line = `${store.root}/${id}: kept${from} (${what}; ${formatTally(diagnostics)})`;
  store.additions.push({ manifest, bytes });
  return { line };
}

async function loadDocument(file: string, options: AddOptions): Promise<Loaded | { problem: string }> {
  if (isAddress(file)) return fetchEdition(file, options);
  const read = readDocumentFile(file);
  return 'problem' in read ? read : { name: toDocumentName(basename(file)), bytes: read.bytes };
}

function listAll({ kept, additions }: KeptDocuments): Manifest[] {
  return [...kept, ...additions.map(({ manifest }) => manifest)];
}

/** The same document, be it under another name. The sample does not count: ingest leaves it out. */
function findTwin({ id, sha256 }: Manifest, store: KeptDocuments): Manifest | undefined {
  return listAll(store).find((each) => each.sha256 === sha256 && (each.id === id || !each.sample));
}

function toManifest(
  { kind, reading, sha256, input }: ReadInput,
  { name, origin }: Loaded,
  store: KeptDocuments,
  options: AddOptions,
): Manifest {
  const { lang } = reading;
  const edition = input.hints.edition ?? reading.edition;
  const isWhole = kind === 'cr-text' && edition !== undefined;
  return {
    id:
      options.id ??
      (isWhole ? `cr-${edition.replaceAll('.', '-')}-${lang}` : nameSource(name, kind, store, options)),
    file: name,
    kind,
    ...(lang && { lang }),
    ...(edition && { edition }),
    ...(Object.keys(reading.title).length > 0 && { title: reading.title }),
    origin: options.origin ?? origin ?? `The file ${name}.`,
    licence: options.licence ?? 'Not stated. The text belongs to its publisher and translators.',
    unofficialDigest: false,
    ...(input.hints.encoding && { encoding: input.hints.encoding }),
    sha256,
  };
}

/** A name that no other document has, unless it is one under which this file is kept, or that is to give way. */
function nameSource(
  file: string,
  kind: DocumentKind,
  { kept, additions }: KeptDocuments,
  { replace }: AddOptions,
): string {
  const base = toSourceName(file, kind);
  const isFree = (id: string) =>
    additions.every(({ manifest }) => manifest.id !== id) &&
    kept.every((each) => each.id !== id || each.file === file || replace);
  for (let count = 1; ; count++) {
    const id = count === 1 ? base : `${base}-${count}`;
    if (isFree(id)) return id;
  }
}

/** Why a document cannot be kept beside the others. */
function findObstacle(manifest: Manifest, store: KeptDocuments, { replace }: AddOptions): string | undefined {
  const { id, kind, lang, edition } = manifest;
  const { root, additions } = store;
  const all = listAll(store);
  const isRival = (each: Manifest) =>
    kind === 'cr-text' && each.kind === kind && each.lang === lang && each.edition === edition;
  const rival =
    all.find((each) => each.id !== id && !each.sample && isRival(each)) ??
    additions.map((each) => each.manifest).find((each) => each.id === id);
  if (rival)
    return `${root}/${rival.id} is edition ${edition} in the same language already; take it away first`;
  if (!replace && (existsSync(`${root}/${id}`) || all.some((each) => each.id === id)))
    return `${root}/${id} is another document; --replace puts this one in its place, --id gives it another name`;
  return undefined;
}
