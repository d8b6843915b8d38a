import { afterEach, expect, test, vi } from 'vitest';
import { readStorage, writeStorage } from '../../../src/site/browser/storage.ts';

afterEach(() => vi.unstubAllGlobals());

test('what is kept is read again, under a name of the site’s own', () => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
  });
  expect(readStorage('view')).toBeUndefined();
  writeStorage('view', 'ja');
  expect(readStorage('view')).toBe('ja');
  expect([...items.keys()]).toEqual(['taiyaku.view']);
});

test('where storage is forbidden nothing is read, and writing harms nothing', () => {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(readStorage('view')).toBeUndefined();
  expect(() => writeStorage('view', 'ja')).not.toThrow();
});
