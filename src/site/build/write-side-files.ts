import { dirname } from 'node:path';
import { LANGS } from '../../model/records/lang.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import { planApi } from '../../outputs/api/collect-api.ts';
import { type NamedSite, toUrl } from '../../outputs/api/site-urls.ts';
import { collectTranslationFiles } from '../../outputs/translation/formats.ts';
import { toEditionTextPath, toMarkdownPath } from '../../rulebook/book/address.ts';
import { toEditionText } from '../model/changes/edition-text.ts';
import { createLastChange } from '../model/changes/last-change.ts';
import { toLlmsTxt } from '../model/programs/llms-txt.ts';
import { toRuleMarkdown } from '../model/programs/rule-markdown.ts';
import type { SiteContent } from '../model/site-content.ts';
import type { SiteFile } from '../publish/collect-offline-files.ts';
import { listHeaderRules, toHeadersFile } from '../publish/header-rules.ts';
import { MISSING_DATA, toMissingData, toRedirectsFile } from '../publish/missing-data.ts';
import { toRobots, toSitemap } from '../publish/to-sitemap.ts';
import { toKey } from './hash-file.ts';
import type { PageCache } from './page-cache.ts';
import type { SiteFolder } from './site-folder.ts';

/** Files that are made together, by their paths. */
type SideGroup = () => Iterable<readonly [path: string, text: string]>;

/**
 * What stands beside the pages, in groups by name: the open data, the pages as Markdown, the files for translators,
 * `llms.txt`, `robots.txt`, what hosts read: `_headers`, `_redirects`, `.nojekyll` (GitHub Pages leaves out `_assets`
 * without it). Nothing is made before its group is asked for.
 */
function planSideFiles(content: SiteContent, site: NamedSite): Map<string, SideGroup> {
  const { book, history, parts } = content;
  const groups = new Map<string, SideGroup>();
  const hasMarkdown = parts.has('ruleMarkdown');
  const api = Map.groupBy(planApi(content, site, parts), ([path]) => dirname(path));
  for (const [folder, files] of api) {
    const toFile = ([path, make]: (typeof files)[number]) => [`api/v1/${path}`, make()] as const;
    if (folder === '.') for (const file of files) groups.set(file[0], () => [toFile(file)]);
    else groups.set(folder, () => files.values().map(toFile));
  }
  for (const lang of LANGS) {
    const toMarkdown = (number: RuleNumber) =>
      [toMarkdownPath(lang, number).slice(1), toRuleMarkdown(book, history, site, number, lang)] as const;
    if (hasMarkdown) groups.set(`markdown ${lang}`, () => history.published.values().map(toMarkdown));
    groups.set(`text ${lang}`, () => [[toEditionTextPath(lang).slice(1), toEditionText(book, site, lang)]]);
  }
  groups.set('translation', () =>
    [...collectTranslationFiles(book, book.edition.id)].map(([name, text]) => [`translation/${name}`, text]),
  );
  groups.set('hosts', () => [
    ['llms.txt', toLlmsTxt(book, site, hasMarkdown)],
    ['robots.txt', toRobots(toUrl(site, '/sitemap.xml'))],
    [MISSING_DATA, toMissingData(site)],
    ['.nojekyll', ''],
    ['_redirects', toRedirectsFile(site.base)],
    ['_headers', toHeadersFile(listHeaderRules(site.base))],
  ]);
  return groups;
}

/** What stands beside the pages, by its path. */
export function collectSideFiles(content: SiteContent, site: NamedSite): Map<string, string> {
  return new Map([...planSideFiles(content, site).values()].flatMap((make) => [...make()]));
}

/**
 * Writes what stands beside the pages of a site, a group as an earlier build made it where all that it is made of is the
 * same: `key` is the hash of it.
 */
export async function writeSideFiles(
  content: SiteContent,
  site: NamedSite,
  out: SiteFolder,
  { cache, key }: { cache: PageCache; key: string | undefined },
): Promise<void> {
  for (const [name, make] of planSideFiles(content, site)) {
    const groupKey = key && toKey(key, 'beside the pages', name, ...[...content.parts].sort());
    // Path and text by turns.
    const makeTexts = async () => [...make()].flat();
    const { texts } = await cache.take(groupKey, makeTexts);
    for (let at = 0; at < texts.length; at += 2) out.write(texts[at] ?? '', texts[at + 1] ?? '');
  }
}

/** The sitemap of the pages that are there, whose files are given. */
export function makeSitemap(content: SiteContent, site: NamedSite, files: readonly SiteFile[]): string {
  const toAddress = (path: string) => toUrl(site, path);
  return toSitemap(listBilingualPages(files), toAddress, createLastChange(content));
}

/** Paths below the language, `cr/702.9b/`, of the pages that stand in both. */
function listBilingualPages(files: readonly SiteFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path));
  return [...paths]
    .filter((path) => /^ja\/(?:.*\/)?index\.html$/.test(path) && paths.has(path.replace('ja', 'en')))
    .map((path) => path.slice('ja/'.length, -'index.html'.length))
    .sort();
}
