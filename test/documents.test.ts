import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseCode, parseComponent } from '../src/commands/code-checks/code-file.ts';
import { findUpwardImports } from '../src/commands/code-checks/find-upward-imports.ts';
import { FLOORS } from '../src/floors.ts';
import { diagnosticSchema } from '../src/model/diagnostics/diagnostic.ts';
import {
  cardSchema,
  noteSchema,
  passageSchema,
  rulingSchema,
  topicSchema,
} from '../src/model/records/document.ts';
import { editionSchema } from '../src/model/records/edition.ts';
import { glossaryEntrySchema } from '../src/model/records/glossary-entry.ts';
import { keptCardSchema } from '../src/model/records/kept-card.ts';
import { ruleChangeSchema, ruleSchema } from '../src/model/records/rule.ts';

const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...globSync('docs/*.md').sort(),
];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const fileNames = new Set(
  globSync('{src,test,bench,scripts,content}/**/*', { withFileTypes: true }).map(({ name }) => name),
);

describe.each(DOCUMENTS)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  test('names paths that are there', () => {
    const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
    const paths = quoted.filter((each) =>
      /^(?:src|test|bench|scripts|docs|content|deploy|\.ci|\.github)\/[^\s<>{}…]*$/.test(each),
    );
    const missing = paths.filter((path) => !existsSync(path) && globSync(path).length === 0 && !isMade(path));
    expect(missing).toEqual([]);
  });

  test('names files that are somewhere', () => {
    const names = [...text.matchAll(/`([a-z][a-z0-9-]*(?:\*[a-z-]*)?\.(?:ts|astro))`/g)].map(
      (match) => match[1] ?? '',
    );
    const missing = names.filter((name) =>
      name.includes('*') ? globSync(`{src,scripts,test}/**/${name}`).length === 0 : !fileNames.has(name),
    );
    expect(missing).toEqual([]);
  });

  test('names commands that there are', () => {
    const named = [...text.matchAll(/npm run ([a-z:-]+)|npx node (scripts\/[\w.-]+)/g)];
    const missing = named.filter(([, script, file]) =>
      script ? !(script in scripts) : !existsSync(file ?? ''),
    );
    expect(missing.map(([whole]) => whole)).toEqual([]);
  });

  test('links to files that are there', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map((match) => match[1] ?? '');
    const folder = document.includes('/') ? 'docs/' : '';
    expect(links.filter((link) => !existsSync(folder + link))).toEqual([]);
  });
});

test('every command is in the README or runs inside another', () => {
  const readme = readFileSync('README.md', 'utf8');
  const all = Object.values<string>(scripts).join('\n');
  const hidden = Object.keys(scripts).filter(
    (name) =>
      !['start', 'test'].includes(name) &&
      !readme.includes(`npm run ${name}`) &&
      !all.includes(`npm run ${name}`),
  );
  expect(hidden).toEqual([]);
});

test('every environment variable that the code reads is in the README', () => {
  const readme = readFileSync('README.md', 'utf8');
  // Of the system, of Vitest, of the test of time zones, of a process that the bench starts itself, and what is set for Astro.
  const others = [
    ...['PATH', 'TZ', 'LD_LIBRARY_PATH', 'VITEST_POOL_ID', 'BENCH_USAGE'],
    ...['ASTRO_TELEMETRY_DISABLED', 'ASTRO_DISABLE_UPDATE_CHECK'],
  ];
  const read = globSync('{src,scripts,bench,test}/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\benv\['([A-Z_]+)'\]/g)].map((match) => match[1] ?? ''),
  );
  expect(read.length).toBeGreaterThan(10);
  expect(read.filter((name) => !others.includes(name) && !readme.includes(`\`${name}\``))).toEqual([]);
});

test('the example of each kind of record is one', () => {
  const schemas = {
    rule: ruleSchema,
    'glossary entry': glossaryEntrySchema,
    ruling: rulingSchema,
    topic: topicSchema,
    card: cardSchema,
    note: noteSchema,
    passage: passageSchema,
    'kept card': keptCardSchema,
    edition: editionSchema,
    change: ruleChangeSchema,
    diagnostic: diagnosticSchema,
  };
  const text = readFileSync('docs/records.md', 'utf8');
  const examples = [...text.matchAll(/^## (.+)\n[^#]*?```json\n([^`]+)```/gm)];
  expect(examples.map(([, name]) => name)).toEqual(Object.keys(schemas));
  for (const [, name = '', example = ''] of examples) {
    const record = JSON.parse(example);
    expect(schemas[name as keyof typeof schemas].parse(record)).toEqual(record);
  }
});

describe('the floors of src', () => {
  test('stand in the picture in the order that is enforced', () => {
    const picture = /```\n([\s\S]*?)```/.exec(readFileSync('ARCHITECTURE.md', 'utf8'))?.[1] ?? '';
    const drawn = [...picture.matchAll(/[│└├] src\/([a-z-]+)/g)].map((match) => match[1]);
    expect(drawn).toEqual(FLOORS.map(({ name }) => name));
  });

  test('and their rooms are those of the disk', () => {
    expect(listFolders('src')).toEqual(FLOORS.map(({ name }) => name).sort());
    for (const { name, rooms } of FLOORS)
      if (rooms.length > 0) expect(listFolders(`src/${name}`)).toEqual([...rooms].sort());
  });

  test('are built on those before them alone', () => {
    for (const [index, { imports }] of FLOORS.entries())
      expect(FLOORS.slice(0, index).map(({ name }) => name)).toEqual(expect.arrayContaining([...imports]));
  });

  test('import only what the table allows, whatever the kind of file', () => {
    const up = "import { a } from '../../site/build/a.ts';";
    const inBook = (text: string) => findUpwardImports(parseCode('src/rulebook/book/a.ts', text));
    expect(inBook(up)).toMatchObject([{ line: 1, column: 19 }]);
    expect(inBook("const a = await import('../history/a.ts');")).toHaveLength(1);
    expect(inBook("export { a } from '../align/a.ts';")).toEqual([]);
    expect(inBook("import { a } from '../../model/text/a.ts';")).toEqual([]);
    const component = parseComponent(
      'src/site/components/A.astro',
      `---\nimport { a } from '../build/a.ts';\n---\n<p>import</p>\n<script>\nimport '../../commands/a.ts';\n</script>`,
    );
    expect(findUpwardImports(component)).toMatchObject([{ line: 2 }, { line: 6 }]);
    expect(findUpwardImports(parseCode('src/cellar/a.ts', ''))).toHaveLength(1);
    expect(findUpwardImports(parseCode('src/model/cellar/a.ts', ''))).toHaveLength(1);
  });
});

const listFolders = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? entry.name : []))
    .sort();

/** What a command makes, or a publisher may write. */
function isMade(path: string): boolean {
  return ['published-numbers.json', 'exceptions.json'].includes(basename(path)) || path.endsWith('/');
}
