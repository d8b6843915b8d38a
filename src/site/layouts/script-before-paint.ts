import { createHash } from 'node:crypto';
import { minifySync } from 'vite';
import { once } from '../../rulebook/book/once.ts';
import followLink from '../browser/before-paint/follow-link.js?raw';
import restoreChoices from '../browser/before-paint/restore-choices.js?raw';

/** The script that must run before the first paint, so neither a module nor deferred: every page waits for it. */
export const getScriptBeforePaint = once(
  (): string => minifySync('early.js', followLink + restoreChoices, { module: false }).code,
);

/**
 * Its path below the root of the site, `early/early.1a2b3c4d.js`: a file of its own, named by its content, because a strict
 * content security policy allows no inline script.
 */
export const getFileBeforePaint = once((): string => {
  const hash = createHash('sha256').update(getScriptBeforePaint()).digest('hex').slice(0, 8);
  return `early/early.${hash}.js`;
});
