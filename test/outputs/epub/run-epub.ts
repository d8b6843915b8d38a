import { DIGEST } from '../../digest-project.ts';
import { runScript, type ScriptRun } from '../../ingest/run-script.ts';

/** Makes an e-book of the digest, or of what `args` say. */
export function runEpub(args: readonly string[]): Promise<ScriptRun> {
  const says = ['--content', '--site'].some((option) => args.includes(option));
  return runScript('epub.ts', says ? args : [...args, '--content', DIGEST.collections]);
}
