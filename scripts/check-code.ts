import { globSync, readFileSync } from 'node:fs';
import { parseCode, parseComponent } from '../src/code-checks/code-file.ts';
import { findClassFaults } from '../src/code-checks/find-class-faults.ts';
import { findSharedNames } from '../src/code-checks/find-shared-names.ts';
import { findUpwardImports } from '../src/code-checks/find-upward-imports.ts';
import { answerHelp } from '../src/command-line/run-command.ts';

answerHelp(`usage: npm run check:code

Names exported twice, faulty character classes and imports against the order of the rooms.
Exit: 0 none found, 1 some found.`);

const files = globSync('{src,scripts,bench}/**/*.{ts,js,mjs}')
  .sort()
  .map((path) => parseCode(path.replaceAll('\\', '/'), readFileSync(path, 'utf8')));
const components = globSync('src/**/*.astro')
  .sort()
  .map((path) => parseComponent(path.replaceAll('\\', '/'), readFileSync(path, 'utf8')));
const faults = [
  ...findSharedNames(files.filter(({ path }) => path.startsWith('src/'))),
  ...files.flatMap(findClassFaults),
  ...[...files, ...components].flatMap(findUpwardImports),
];
for (const { path, line, column, message } of faults) console.error(`${path}:${line}:${column} ${message}`);
process.exitCode = faults.length > 0 ? 1 : 0;
