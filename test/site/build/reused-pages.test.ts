import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { cloneProject } from '../../clone-project.ts';

const MINUTE = 60_000;
const project = cloneProject();
afterAll(() => rmSync(dirname(project), { recursive: true, force: true }));
const SPARE = '.cache/site';
const CONTENT = 'test/fixtures/site/collections';

let builds = 0;

/**
 * Builds the site of the clone, and gives its files by path with the hash of each, and how many an earlier build had made.
 * The variables of whoever builds are others each time, one with a name that stands in every module.
 */
function build(...options: string[]): { files: Map<string, string>; reused: number } {
  const args = ['scripts/build.ts', '--content', CONTENT, ...options];
  const env = { ...process.env, const: String(builds++) };
  const told = execFileSync(process.execPath, args, { cwd: project, env, encoding: 'utf8', stdio: 'pipe' });
  const dist = join(project, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return {
    files: new Map(files.map((file) => [file.slice(dist.length), toHash(readFileSync(file))])),
    reused: Number(/(\d+) files as an earlier build/.exec(told)?.[1] ?? 0),
  };
}

const toHash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function change(file: string, edit: (text: string) => string): void {
  const path = join(project, file);
  const before = readFileSync(path, 'utf8');
  const after = edit(before);
  expect(after, file).not.toBe(before);
  writeFileSync(path, after);
}

/** A fresh build into a folder in which no earlier site was. */
function buildAnew(): { files: Map<string, string> } {
  rmSync(join(project, SPARE), { recursive: true, force: true });
  return build('--fresh');
}

/** What somebody may do to the site that is there, which a later build writes over. */
function disturb(): void {
  const at = (path: string) => join(project, 'dist', path);
  appendFileSync(at('index.html'), 'disturbed');
  writeFileSync(at('404.html'), readFileSync(at('404.html')).fill(32));
  rmSync(at('ja/index.html'));
  rmSync(at('robots.txt'));
  mkdirSync(at('robots.txt/within'), { recursive: true });
  writeFileSync(at('added.html'), 'added');
  writeFileSync(at('robots.txt/within/added.html'), 'added');
  rmSync(at('en'), { recursive: true });
  writeFileSync(at('en'), 'a file');
  mkdirSync(at('empty'));
}

/** The paths whose files two builds do not have alike. */
const listChanged = (a: { files: Map<string, string> }, b: { files: Map<string, string> }) =>
  [...new Set([...a.files.keys(), ...b.files.keys()])].filter(
    (path) => a.files.get(path) !== b.files.get(path),
  );

/** Puts a mark of its own into every text of the interface; gives the name that each text is asked for by. */
function markStrings(): string[] {
  const names: string[] = [];
  const mark = (value: unknown, name: string): unknown => {
    if (typeof value === 'string')
      return value.startsWith('{examples') ? value : `${value}⟦${names.push(name) - 1}⟧`;
    if (Array.isArray(value)) return value.map((each) => mark(each, name));
    return mapValues(Object(value), (each) => mark(each, name));
  };
  const root = join(project, 'content/strings');
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const [, part, lang = ''] = /^(?:(\w+)[\\/])?(en|ja)\.json$/.exec(file) ?? [];
    // These two are modules of more than the texts of pages.
    if (!lang || part === 'embed' || part === 'source') continue;
    change(join('content/strings', file), (text) => {
      const parts: Record<string, Record<string, unknown>> = part
        ? { [part]: JSON.parse(text) }
        : JSON.parse(text);
      const marked = mapValues(parts, (own, of) =>
        mapValues(own, (value, key) => mark(value, `${lang}/${of}/${key}`)),
      );
      return JSON.stringify(part ? marked[part] : marked);
    });
  }
  return names;
}

const mapValues = <Value, Made>(of: Record<string, Value>, make: (value: Value, key: string) => Made) =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, make(value, key)]));

/** The texts of the interface that a kept page has without naming them among its inputs, and how many texts pages have. */
function checkNamed(names: readonly string[]): { said: number; unnamed: object[] } {
  const folder = join(project, '.cache/pages');
  const found = readdirSync(folder).flatMap((file) => {
    const [head = '', ...texts] = zstdDecompressSync(readFileSync(join(folder, file)))
      .toString()
      .split('\0|');
    const { inputs }: { inputs: string[] } = JSON.parse(head);
    const said = texts
      .join()
      .matchAll(/⟦(\d+)⟧/g)
      .map(([, place]) => names[Number(place)] ?? '');
    return [...new Set(said)].map((name) => ({ name, isNamed: inputs.includes(name) }));
  });
  return {
    said: new Set(found.map(({ name }) => name)).size,
    unnamed: found.filter(({ isNamed }) => !isNamed),
  };
}

test(
  'a build after a change is what a fresh one is, byte for byte, and makes only what the change concerns',
  () => {
    const names = markStrings();
    const first = build();
    expect(first.reused).toBe(0);
    const pages = [...first.files.keys()].filter((path) => path.endsWith('.html')).length;
    expect(pages).toBeGreaterThan(100);
    // What is kept names every text of the interface that is in it.
    const { said, unnamed } = checkNamed(names);
    expect(said).toBeGreaterThan(150);
    expect(unnamed).toEqual([]);

    disturb();
    change('content/strings/en.json', (text) => text.replace('"Chapter', '"Chapter anew'));
    change('content/strings/ja.json', (text) => text.replace('"description":"', '"description":"新しい'));
    change('src/site/components/RuleArticle.astro', (text) =>
      text.replace('rule-head"', 'rule-head" data-anew'),
    );
    change('content/words.json', (text) => text.replace('"zero"', '"zero", "anew"'));
    const wide = build();
    expect(listChanged(first, wide).join()).toMatch(/\/llms\.txt/);
    expect(listChanged(first, wide).join()).toMatch(/\/en\/cr\/.*\/ja\/cr\//);

    // Tables of the search concern a few pages; styles and scripts change their names on them; a text of the interface concerns
    // what asks for it.
    change('content/aliases.json', (text) =>
      text.replace('"aliases": [', '"aliases": [{ "names": ["anew"], "to": ["Lantern"] },'),
    );
    change('content/readings.json', (text) =>
      text.replace('[', '[{ "word": "明かり", "reading": "あたらしい" },'),
    );
    change('src/site/styles/base.css', (text) => `${text}\nbody { --anew: 1; }\n`);
    change('src/site/browser/keys/command-keys.ts', (text) => `${text}\nconsole.debug('anew');\n`);
    change('content/strings/concordance/en.json', (text) => text.replace('"lead":"', '"lead":"Anew. '));
    // What follows is written over the site that was disturbed.
    expect(readdirSync(join(project, SPARE))).toContain('added.html');
    const narrow = build();
    expect(narrow.reused).toBeGreaterThan(0.9 * pages);
    const narrowly = listChanged(wide, narrow).join();
    expect(narrowly).toMatch(/search-index\/names\./);
    expect(narrowly).toMatch(/\/en\/concordance\//);

    expect(readdirSync(join(project, 'dist'))).not.toContain('empty');
    symlinkSync(join(project, 'dist/cr'), join(project, 'dist/linked'));
    // Whatever one of them kept wrongly is still there: the last concerned few pages.
    expect(listChanged(narrow, buildAnew())).toEqual([]);
    expect(readdirSync(join(project, SPARE))).toContain('linked');
  },
  10 * MINUTE,
);

/** Files a change of which makes pages anew, and folders where a file that joins does. */
const INPUTS = [
  'src/model/text/kana.ts',
  'astro.config.mjs',
  'package-lock.json',
  'content/site.json',
  'content/game.json',
  'content/card-keywords.json',
  'content/history/steps.json',
  'content/pages/data.en.md',
  `${CONTENT}/rules/2026-02-02.json`,
  `${CONTENT}/documents/lantern-talk.json`,
  'content/terms/anew.json',
  'content/questions/anew.json',
];

test('pages are made anew when any file changes that they may be made of, or one joins them', () => {
  // In a process of its own: the hash is of the project that the code is part of.
  const code = `import { appendFileSync } from 'node:fs';
import { hashPageInputs } from './src/site/build/hash-page-inputs.ts';
import { readSiteSettings } from './src/outputs/site-settings.ts';
const hash = () => hashPageInputs(${JSON.stringify(join(project, CONTENT))}, readSiteSettings());
const hashes = [hash()];
for (const file of ${JSON.stringify(INPUTS)}) {
  appendFileSync(file, '\\n');
  hashes.push(hash());
}
console.log(JSON.stringify(hashes));`;
  const args = ['--input-type=module', '-e', code];
  const hashes: string[] = JSON.parse(
    execFileSync(process.execPath, args, { cwd: project, encoding: 'utf8' }),
  );
  expect(hashes).toHaveLength(INPUTS.length + 1);
  expect(INPUTS.filter((_, index) => hashes[index] === hashes[index + 1])).toEqual([]);
});
