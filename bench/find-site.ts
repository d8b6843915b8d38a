import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** The built site that `--site` names, `dist` unless said. */
export function findSite(args: string[]): { site: string } | { problem: string } {
  const { site } = parseArgs({ args, options: { site: { type: 'string', default: 'dist' } } }).values;
  return existsSync(join(site, 'ja/index.html'))
    ? { site }
    : { problem: `${site}: no built site here; run "npm run build" first, or name it with --site` };
}
