import { serveSite } from '../../src/site/build/serve-site.ts';
import { buildUnderTest } from './build-under-test.ts';
import { SITES } from './sites.ts';

// Builds and serves one of the sites under test; Playwright starts one of these a site and ends it afterwards. With
// `--build` it ends once the site is built.
const [name, once] = process.argv.slice(2);
const site = name === 'starter' || name === 'lantern' ? SITES[name] : undefined;
if (!site) throw new TypeError(`not a site under test: ${name}`);
await buildUnderTest(site);
if (once !== '--build') await serveSite({ site: site.out, port: site.port, base: site.base });
