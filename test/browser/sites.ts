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

const toSite = (site: Omit<SiteUnderTest, 'address'>): SiteUnderTest => ({
  ...site,
  address: `http://localhost:${site.port}${site.base}`,
});

/** The starter edition at the root of a host, and an invented game, partly untranslated, below a path. */
export const SITES = {
  starter: toSite({ content: 'content/collections', out: '.cache/browser/starter', base: '/', port: 4390 }),
  lantern: toSite({
    content: 'test/fixtures/site/collections',
    out: '.cache/browser/lantern',
    base: '/lantern/',
    port: 4391,
  }),
} as const satisfies Record<string, SiteUnderTest>;
