import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { publishFiles, publishFolder } from '../../src/disk/publish-folder.ts';
import { readFolder } from '../ingest/run-script.ts';

const OLD = {
  'index.html': 'old',
  'a.html': 'old',
  'gone/b.html': 'old',
  turned: 'a file',
  'data/x/y.json': 'old',
};
const NEW = {
  'index.html': 'new',
  'a.html': 'new',
  'fresh/c.html': 'new',
  'turned/d.html': 'new',
  'data/x': 'a file',
};

function write(folder: string, files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

function createSites(): { parent: string; made: string; target: string } {
  const parent = mkdtempSync(join(tmpdir(), 'taiyaku-publish-'));
  const made = write(join(parent, 'work/site'), NEW);
  const target = write(join(parent, 'www/site'), OLD);
  return { parent, made, target };
}

/** A renaming that refuses what the system refuses of a mount point. */
function refuse(path: string, code: string) {
  return (from: string, to: string) => {
    if (from === path || to === path) throw Object.assign(new Error(code), { code, syscall: 'rename', path });
    renameSync(from, to);
  };
}

describe('a site that takes the place of another', () => {
  test('is there whole, and nothing of the work stays beside it', () => {
    const { made, target } = createSites();
    publishFolder(made, target);
    expect(readFolder(target)).toEqual(NEW);
    expect(readdirSync(dirname(target))).toEqual(['site']);
  });

  test('leaves what a user keeps beside it and under a hidden name in it', () => {
    const { made, target } = createSites();
    write(`${target}.new`, { 'mine.txt': 'mine' });
    write(target, { '.git/HEAD': 'ref' });
    publishFolder(made, target);
    expect(readFolder(`${target}.new`)).toEqual({ 'mine.txt': 'mine' });
    expect(readFolder(target)).toEqual({ ...NEW, '.git/HEAD': 'ref' });
  });

  test('hands over the one that it replaced, without what the user keeps in it', () => {
    const { parent, made, target } = createSites();
    write(target, { '.git/HEAD': 'ref' });
    publishFolder(made, target, { keep: (left) => renameSync(left, join(parent, 'left')) });
    expect(readFolder(join(parent, 'left'))).toEqual(OLD);
    expect(readFolder(target)).toEqual({ ...NEW, '.git/HEAD': 'ref' });
  });

  test('stays as it was when renaming fails for good', () => {
    const { made, target } = createSites();
    expect(() => publishFolder(made, target, { rename: refuse(target, 'EIO') })).toThrow('EIO');
    expect(readFolder(target)).toEqual(OLD);
    expect(readdirSync(dirname(target))).toEqual(['site']);
  });

  test('comes back when a run was killed between the renamings', () => {
    const { made, target } = createSites();
    renameSync(target, join(dirname(target), `.site.old-${2 ** 22 + 1}-0a1b2c3d`));
    expect(() => publishFolder(made, target, { rename: refuse(target, 'EIO') })).toThrow('EIO');
    expect(readFolder(target)).toEqual(OLD);
  });
});

describe('a site in a folder that cannot be renamed', () => {
  test.each(['EBUSY', 'EXDEV', 'EACCES', 'EPERM'])('is replaced file by file (%s)', (code) => {
    const { parent, made, target } = createSites();
    write(target, { 'lost+found/x': 'of the disk' });
    const before = statSync(target).ino;
    publishFolder(made, target, {
      rename: refuse(target, code),
      keep: (left) => renameSync(left, join(parent, 'left')),
    });
    expect(readFolder(join(parent, 'left'))).toEqual(NEW);
    expect(readFolder(target)).toEqual({ ...NEW, 'lost+found/x': 'of the disk' });
    expect(statSync(target).ino).toBe(before);
    expect(readdirSync(dirname(target))).toEqual(['site']);
  });

  test('has its first page until the last, and old files until nothing leads to them', () => {
    const { made, target } = createSites();
    const seen: string[] = [];
    publishFiles(made, target, (path) => {
      seen.push(path);
      expect(existsSync(join(target, 'gone/b.html'))).toBe(true);
      expect(existsSync(join(target, 'index.html'))).toBe(true);
    });
    expect(seen.at(-1)).toBe('index.html');
    expect(seen.sort()).toEqual(Object.keys(NEW).sort());
    expect(existsSync(join(target, 'gone'))).toBe(false);
  });
});
