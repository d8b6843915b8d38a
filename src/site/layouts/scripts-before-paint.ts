import { createHash } from 'node:crypto';
import { minifySync } from 'vite';
import { onceFor } from '../../rulebook/book/once.ts';
import followLink from '../browser/before-paint/follow-link.js?raw';
import restoreChoices from '../browser/before-paint/restore-choices.js?raw';

/**
 * Scripts that must run before the first paint, so neither modules nor deferred. They are files of their own, named by
 * their content, because a strict content security policy allows no inline script.
 */
const SOURCES = {
  early: followLink + restoreChoices,
  short: followLink,
} as const;
export type ScriptBeforePaint = keyof typeof SOURCES;

/** Its text as a browser gets it: every page waits for it. */
const toSource = onceFor(
  (name: ScriptBeforePaint): string => minifySync(`${name}.js`, SOURCES[name], { module: false }).code,
);

/** Path of such a script below the root of the site: `early/short.1a2b3c4d.js`. */
export const toScriptFile = onceFor((name: ScriptBeforePaint): string => {
  const hash = createHash('sha256').update(toSource(name)).digest('hex').slice(0, 8);
  return `early/${name}.${hash}.js`;
});

/** Every such script with the text of its file. */
export function listScriptsBeforePaint(): { file: string; source: string }[] {
  return (Object.keys(SOURCES) as ScriptBeforePaint[]).map((name) => ({
    file: toScriptFile(name),
    source: toSource(name),
  }));
}
