import { createHash } from 'node:crypto';
import early from '../client/early/early.js?raw';
import short from '../client/early/short.js?raw';
import start from '../client/early/start.js?raw';

/**
 * Scripts that must run before the first paint, so neither modules nor deferred. They are files of their own, named by
 * their content, because a strict content security policy allows no inline script.
 */
const SOURCES = { early, short, start } as const;
export type EarlyScript = keyof typeof SOURCES;

/** Path of an early script below the root of the site: `early/short.1a2b3c4d.js`. */
export function toScriptFile(name: EarlyScript): string {
  const hash = createHash('sha256').update(SOURCES[name]).digest('hex').slice(0, 8);
  return `early/${name}.${hash}.js`;
}

/** Every early script with the text of its file. */
export function listEarlyScripts(): { file: string; source: string }[] {
  return (Object.keys(SOURCES) as EarlyScript[]).map((name) => ({
    file: toScriptFile(name),
    source: SOURCES[name],
  }));
}
