import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PAGE_KINDS } from '../browser/page-kinds.ts';
import { SITES } from '../browser/sites.ts';
import { findDataFaults } from '../site/model/find-data-faults.ts';

const SCRIPT = /<script type="application\/ld\+json">([^<]*)<\/script>/g;
const ADDRESS = /^(?:@id|url|item|urlTemplate|contentUrl)$/;

/** The data of a page, its addresses made whole: a site that does not know where it will stand leaves them as paths. */
function readData(html: string, site: string): { '@graph': object[] }[] {
  const root = new URL(site);
  return [...html.matchAll(SCRIPT)].map(([, text = '']) =>
    JSON.parse(text, (key, value) => (ADDRESS.test(key) ? new URL(value, root).href : value)),
  );
}

/** Every address that data names, without what follows the file. */
function listAddresses(data: unknown): string[] {
  const found: string[] = [];
  JSON.stringify(data, (key, value) => {
    if (ADDRESS.test(key)) found.push(value.replace(/[?#].*/, ''));
    return value;
  });
  return found;
}

for (const [name, { out, address }] of Object.entries(SITES)) {
  test(`every page of the ${name} site has data for programs, and every address in it is one of the site`, () => {
    const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    );
    const known = new Set<string>();
    const faults = pages.flatMap((file) => {
      const data = readData(readFileSync(join(out, file), 'utf8'), address);
      if (data.length !== 1) return [`${file}: ${data.length} scripts of data`];
      return listAddresses(data).flatMap((each) => {
        if (known.has(each)) return [];
        known.add(each);
        const path = each.replace(address, '').replace(/\/$/, '/index.html');
        return existsSync(join(out, decodeURI(path || 'index.html'))) ? [] : [`${file}: ${each}`];
      });
    });
    expect(faults.slice(0, 10)).toEqual([]);
  });
}

test('the data of every kind of page is valid', async () => {
  const { out, address } = SITES.starter;
  for (const path of [...Object.values(PAGE_KINDS), '/', '/cr/702.9b/'])
    for (const lang of ['ja', 'en']) {
      const file = path.replace('/xx/', `/${lang}/`).replace(/\?.*/, '').replace(/\/$/, '/index.html');
      const data = readData(readFileSync(join(out, file), 'utf8'), address);
      const html = `<script type="application/ld+json">${JSON.stringify(data[0])}</script>`;
      expect(await findDataFaults(html), file).toEqual([]);
    }
});
