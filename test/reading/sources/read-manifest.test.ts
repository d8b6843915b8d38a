import { describe, expect, it } from 'vitest';
import { readManifest } from '../../../src/reading/sources/manifest.ts';

const manifest = {
  id: 'marsh-2031',
  file: 'marsh.txt',
  kind: 'cr-text',
  lang: 'en',
  edition: '2031-03-04',
  origin: 'written for a test',
  licence: 'MIT',
  sha256: 'a'.repeat(64),
};

describe('a manifest', () => {
  it('is read, with what is left out filled in', () => {
    const { manifest: read, diagnostics } = readManifest(JSON.stringify(manifest), 'manifest.json');
    expect(read).toEqual({ ...manifest, unofficialDigest: false });
    expect(diagnostics).toEqual([]);
  });

  it.each(['base64', 'hex', 'no such thing'])(
    'with an encoding that is none of texts, %s, is an error',
    (encoding) => {
      const { diagnostics } = readManifest(JSON.stringify({ ...manifest, encoding }), 'manifest.json');
      expect(diagnostics).toMatchObject([{ code: 'manifest-invalid' }]);
    },
  );

  it('that is no JSON, or lacks a field, is an error', () => {
    expect(readManifest('{', 'manifest.json').diagnostics).toMatchObject([
      { code: 'manifest-invalid', line: 1 },
    ]);
    const { origin: _, ...rest } = manifest;
    const { diagnostics } = readManifest(JSON.stringify(rest), 'manifest.json');
    expect(diagnostics).toMatchObject([{ code: 'manifest-invalid', severity: 'error' }]);
    expect(diagnostics[0]?.message).toMatch(/^origin: /);
  });

  it('with a wrong field says which, at its line', () => {
    const text = JSON.stringify({ ...manifest, edition: '4 March 2031', colour: 'red' }, undefined, 1);
    const { diagnostics } = readManifest(text, 'manifest.json');
    expect(diagnostics.map(({ line, column }) => [line, column])).toContainEqual([6, 2]);
    expect(diagnostics.some(({ message }) => message.includes('colour'))).toBe(true);
  });
});
