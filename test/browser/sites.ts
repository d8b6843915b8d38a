import { DIGEST } from '../digest-project.ts';

/** A built site that browser tests walk through. */
export interface SiteUnderTest {
  content: string;
  /** Where it is built; not kept in the repository. */
  out: string;
  base: string;
  port: number;
  /** Address with its base and a slash at the end. */
  address: string;
}

/** Two checkouts on one machine test side by side when each has ports of its own. */
const FIRST_PORT = Number(process.env['TAIYAKU_TEST_PORT'] ?? 4390);

const toSite = (site: Omit<SiteUnderTest, 'address'>): SiteUnderTest => ({
  ...site,
  address: `http://localhost:${site.port}${site.base}`,
});

/** The starter edition at the root of a host, and an invented game, partly untranslated, below a path. */
export const SITES = {
  starter: toSite({
    content: DIGEST.collections,
    out: '.cache/browser/starter',
    base: '/',
    port: FIRST_PORT,
  }),
  lantern: toSite({
    content: 'test/fixtures/site/collections',
    out: '.cache/browser/lantern',
    base: '/lantern/',
    port: FIRST_PORT + 1,
  }),
} as const satisfies Record<string, SiteUnderTest>;
