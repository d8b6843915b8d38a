import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readDigest, readKept } from './read-digest.ts';

const { files } = readDigest();

test('every document that ships is of the sample, labelled an unofficial digest, and says where the official text is', () => {
  expect(files.length).toBeGreaterThanOrEqual(8);
  for (const { file, manifest } of files) {
    expect(manifest, file).toMatchObject({ unofficialDigest: true, sample: true });
    expect(manifest?.origin, file).toMatch(/Written for this project/);
    expect(manifest?.origin, file).toContain('https://magic.wizards.com/en/rules');
  }
});

test('every document is, byte for byte, the one its manifest was written for', () => {
  const changed = files.filter(
    ({ bytes, manifest }) => createHash('sha256').update(bytes).digest('hex') !== manifest?.sha256,
  );
  expect(changed.map(({ file }) => file)).toEqual([]);
});

test('the digest says so of itself on its first pages, in both languages', () => {
  for (const { file, manifest } of files.filter(({ manifest }) => manifest?.kind === 'cr-text')) {
    const opening = readKept(file).slice(0, 1_000);
    expect(opening, file).toContain(manifest?.lang === 'ja' ? '非公式' : 'unofficial digest');
    expect(opening, file).toContain('magic.wizards.com/en/rules');
  }
});
