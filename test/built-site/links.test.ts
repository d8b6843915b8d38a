import { expect, test } from 'vitest';
import { checkLinks } from '../../src/commands/site-checks/check-links.ts';
import { SITES } from '../browser/sites.ts';

test.each(Object.entries(SITES))('every link and anchor of the %s site leads somewhere', (_, site) => {
  const { pages, links, faults } = checkLinks(site.out, {
    base: site.base,
    origin: new URL(site.address).origin,
  });
  expect(faults.slice(0, 20)).toEqual([]);
  expect(pages).toBeGreaterThan(50);
  expect(links).toBeGreaterThan(pages);
});
