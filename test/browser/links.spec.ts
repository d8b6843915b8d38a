import { expect, test } from '@playwright/test';
import { checkLinks } from '../../src/commands/site-checks/check-links.ts';
import { SITES } from './sites.ts';

for (const [name, { out, base, address }] of Object.entries(SITES)) {
  test(`every link and anchor of the ${name} site leads somewhere`, () => {
    const { pages, links, faults } = checkLinks(out, { base, origin: new URL(address).origin });
    expect(faults.slice(0, 20)).toEqual([]);
    expect(pages).toBeGreaterThan(50);
    expect(links).toBeGreaterThan(pages);
  });
}
