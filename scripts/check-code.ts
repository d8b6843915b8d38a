import { globSync, readFileSync } from 'node:fs';
import { type CodeFile, parseCode, parseComponent } from '../src/commands/code-checks/code-file.ts';
import { findClassFaults } from '../src/commands/code-checks/find-class-faults.ts';
import { findSharedNames } from '../src/commands/code-checks/find-shared-names.ts';
import { findUpwardImports } from '../src/commands/code-checks/find-upward-imports.ts';
import { findWordTables } from '../src/commands/code-checks/find-word-tables.ts';
import { runCommand } from '../src/commands/command-line/run-command.ts';

const USAGE = `usage: npm run check:code

Names exported twice, faulty character classes, plain objects as tables of words and imports against the order of the
rooms.
Exit: 0 none found, 1 some found.`;

await runCommand(USAGE, () => {
  const files = readAll('{src,scripts,bench}/**/*.{ts,js,mjs}', parseCode);
  const components = readAll('src/**/*.astro', parseComponent);
  const faults = [
    ...findSharedNames(files.filter(({ path }) => path.startsWith('src/'))),
    ...files.flatMap(findClassFaults),
    ...[...files, ...components].filter(({ path }) => path.startsWith('src/')).flatMap(findWordTables),
    ...[...files, ...components].flatMap(findUpwardImports),
  ];
  const lines = faults.map(({ path, line, column, message }) => `${path}:${line}:${column} ${message}`);
  return { lines, exitCode: faults.length > 0 ? 1 : 0 };
});

function readAll(pattern: string, parse: typeof parseCode): CodeFile[] {
  return globSync(pattern)
    .sort()
    .map((path) => parse(path.replaceAll('\\', '/'), readFileSync(path, 'utf8')));
}
