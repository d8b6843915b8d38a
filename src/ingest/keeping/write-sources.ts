import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { exchangeFolder } from '../../disk/exchange-folder.ts';
import { makeFolder } from '../../disk/make-folder.ts';
import { clearLeftovers, isRunning, toWorkName } from '../../disk/work-folders.ts';
import type { Manifest } from '../../reading/sources/manifest.ts';

/** Table of the known faults of a document, beside it. */
export const EXCEPTIONS = 'exceptions.json';

/** A folder of documents that are being written, or that all are and are put in their places now. */
const STAGE = /^\.sources\.(new|all)-(\d+)-[0-9a-f]{8}$/;

/**
 * Keeps documents with their manifests, each as a folder in the place of the one that is there, whose exceptions stay:
 * all of them or none, also where the disk is full or the run is killed. Then the next run puts the rest in their places.
 */
export function writeSources(
  root: string,
  documents: readonly { manifest: Manifest; bytes: Uint8Array }[],
): void {
  makeFolder(resolve(root));
  finishSources(root);
  const stage = toWorkName(join(resolve(root), 'sources'), 'new');
  try {
    mkdirSync(stage);
    for (const { manifest, bytes } of documents) {
      const [fresh, target] = [join(stage, manifest.id), join(root, manifest.id)];
      clearLeftovers(target);
      mkdirSync(fresh);
      writeFileSync(join(fresh, manifest.file), bytes, { flush: true });
      if (existsSync(join(target, EXCEPTIONS)))
        copyFileSync(join(target, EXCEPTIONS), join(fresh, EXCEPTIONS));
      const text = `${JSON.stringify(manifest, undefined, 2)}\n`;
      writeFileSync(join(fresh, 'manifest.json'), text, { flush: true });
    }
    // From here on it is all of them.
    const whole = stage.replace('.new-', '.all-');
    renameSync(stage, whole);
    placeAll(root, whole);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** Ends what a killed run began: documents that were all written come to their places, others go. */
export function finishSources(root: string): void {
  if (!existsSync(root)) return;
  for (const name of readdirSync(root)) {
    const [, state, pid] = STAGE.exec(name) ?? [];
    if (state === undefined || isRunning(Number(pid))) continue;
    if (state === 'all') placeAll(root, join(root, name));
    else rmSync(join(root, name), { recursive: true, force: true });
  }
}

function placeAll(root: string, stage: string): void {
  for (const id of readdirSync(stage)) exchangeFolder(resolve(root, id), join(stage, id));
  rmSync(stage, { recursive: true, force: true });
}
