import { afterEach, describe, expect, test, vi } from 'vitest';
import { readSiteSettings, warnOfAddress } from '../../../src/outputs/site-settings.ts';

afterEach(() => vi.unstubAllEnvs());

describe('the address of a site', () => {
  test.each(['http://localhost:4321', 'http://127.0.0.1', 'http://[::1]:8080'])(
    '%s is warned of',
    (origin) => {
      expect(warnOfAddress({ origin, base: '/' })).toContain(`names ${origin} as its address`);
    },
  );

  test('of a real host is not', () => {
    expect(warnOfAddress({ origin: 'https://rules.example.org', base: '/name/' })).toBeUndefined();
  });

  test.each([
    ['TAIYAKU_ORIGIN', 'rules.example.org', 'origin'],
    ['TAIYAKU_ORIGIN', 'https://rules.example.org/name', 'origin'],
    ['TAIYAKU_ORIGIN', 'ftp://rules.example.org', 'origin'],
    ['TAIYAKU_BASE', 'name', 'base'],
    ['TAIYAKU_BASE', '/name', 'base'],
    ['SOURCE_DATE_EPOCH', 'today', 'built'],
  ])('is told to be wrong with %s=%s', (variable, value, field) => {
    vi.stubEnv(variable, value);
    expect(() => readSiteSettings()).toThrow(`${field}:`);
  });

  test('the day of a build is that of SOURCE_DATE_EPOCH, and none without it', () => {
    vi.stubEnv('SOURCE_DATE_EPOCH', '1776384000');
    expect(readSiteSettings().built).toBe('2026-04-17');
    vi.stubEnv('SOURCE_DATE_EPOCH', undefined);
    expect(readSiteSettings()).not.toHaveProperty('built');
  });
});
