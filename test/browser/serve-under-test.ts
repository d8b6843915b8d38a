import { buildSite } from '../../src/site/build/build-site.ts';
import { serveSite } from '../../src/site/build/serve-site.ts';
import makeDigestProject from '../digest-project.ts';
import { SITES } from './sites.ts';

// Builds and serves one of the sites under test; Playwright starts one of these a site and ends it afterwards.
const name = process.argv[2];
const site = name === 'starter' || name === 'lantern' ? SITES[name] : undefined;
if (!site) throw new TypeError(`not a site under test: ${name}`);
if (name === 'starter') makeDigestProject();
const { content, out, base, port } = site;
const built = await buildSite({ content, out, base, origin: `http://localhost:${port}` });
if (!built.ok) throw new Error(built.message);
await serveSite({ site: out, port, base });
