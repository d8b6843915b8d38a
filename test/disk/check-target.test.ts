import { posix, win32 } from 'node:path';
import { describe, expect, test } from 'vitest';
import { holds } from '../../src/disk/check-target.ts';

describe('a folder holds', () => {
  test('itself and what lies below it', () => {
    expect(holds('/a/b', '/a/b', posix)).toBe(true);
    expect(holds('/a/b', '/a/b/..c', posix)).toBe(true);
    expect(holds('/', '/a/b', posix)).toBe(true);
    expect(holds('C:\\', 'C:\\project', win32)).toBe(true);
  });

  test('nothing beside it, above it or on another drive', () => {
    expect(holds('/a/b', '/a/bc', posix)).toBe(false);
    expect(holds('/a/b', '/a', posix)).toBe(false);
    expect(holds('D:\\site', 'C:\\project', win32)).toBe(false);
  });
});
