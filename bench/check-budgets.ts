/**
 * `npm run check:budgets [-- --site DIR]`: the budgets that are sizes and counts, on a built site (default: dist).
 * Ends with 1 when one is exceeded. Times are for `npm run bench`: they differ from machine to machine.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../src/commands/command-line/run-command.ts';
import { PAGE_KINDS } from '../test/browser/page-kinds.ts';
import { findSite } from './find-site.ts';
import { measureFiles } from './measure-scripts.ts';
import { listPageResources } from './page-resources.ts';
import { type Figure, printFigures } from './print-figures.ts';
import { listSizeFigures, toKilobytes } from './size-figures.ts';

const USAGE = `usage: npm run check:budgets -- [--site DIR]

Holds the sizes and counts of a built site (default dist) against their budgets.
Exit: 0 within, 1 one is exceeded, 2 there is no site.`;

await runCommand(USAGE, (args) => {
  const found = findSite(args);
  if ('problem' in found) return found;
  const { site } = found;
  const kinds = Object.entries(PAGE_KINDS).flatMap(([kind, path]) => {
    const [page = ''] = path.slice(1).replace('xx', 'ja').split('?');
    const file = page.endsWith('.html') ? page : `${page}index.html`;
    return existsSync(join(site, file)) ? [{ kind, ...listPageResources(site, file) }] : [];
  });
  const largest = <Each>(of: readonly Each[], measure: (each: Each) => number) =>
    Math.max(...of.map(measure));
  const scripts = kinds.map(({ kind, scripts: files }) => ({ kind, bytes: measureFiles(files) }));
  /** Pages that are a tool instead of a text. */
  const TOOLS: readonly string[] = [
    'two editions compared',
    'search',
    'pinned rules',
    'reading offline',
    'embed',
    'citations',
    'concordance',
    'terms with several translations',
    'not found',
  ];
  const heaviestOf = (isTool: boolean) =>
    scripts
      .filter(({ kind }) => TOOLS.includes(kind) === isTool)
      .reduce((a, b) => (b.bytes > a.bytes ? b : a), { kind: 'none', bytes: 0 });
  const [heaviest, tool] = [heaviestOf(false), heaviestOf(true)];

  const figures: Figure[] = [
    ...listSizeFigures(site),
    toKilobytes(`JavaScript of the page to read with most (${heaviest.kind}), brotli`, heaviest.bytes, 8),
    toKilobytes(`JavaScript of the tool with most (${tool.kind}), brotli`, tool.bytes, 20),
    toKilobytes(
      'style sheets of the page kind with most, brotli',
      largest(kinds, ({ styles }) => measureFiles(styles)),
      10,
    ),
    ...[
      { what: 'requests of the page to read with most', isTool: false, budget: 12 },
      { what: 'requests of the tool with most', isTool: true, budget: 16 },
    ].map(({ what, isTool, budget }) => ({
      what,
      value: largest(
        kinds.filter(({ kind }) => TOOLS.includes(kind) === isTool),
        ({ scripts, styles, others }) => 1 + scripts.length + styles.length + others.length,
      ),
      unit: '',
      budget,
    })),
    {
      what: 'requests to other hosts, all page kinds',
      value: kinds.reduce((sum, { foreign }) => sum + foreign.length, 0),
      unit: '',
      budget: 0,
    },
  ];
  printFigures(figures);
  const exceeded = figures.filter(({ value, budget }) => value > budget);
  const lines = [
    ...exceeded.map(({ what }) => `over budget: ${what}`),
    ...(kinds.length < 8 ? [`only ${kinds.length} kinds of page found in ${site}`] : []),
  ];
  return { lines, exitCode: lines.length > 0 ? 1 : 0 };
});
