import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGS } from '../../model/records/lang.ts';
import { collectApi } from '../../outputs/api/collect-api.ts';
import { type NamedSite, toUrl } from '../../outputs/api/site-urls.ts';
import type { OptionalPart } from '../../outputs/hosts.ts';
import { collectTranslationFiles } from '../../outputs/translation/formats.ts';
import { toEditionTextPath, toMarkdownPath } from '../../rulebook/book/address.ts';
import { toEditionText } from '../model/changes/edition-text.ts';
import { createLastChange } from '../model/changes/last-change.ts';
import { toLlmsTxt } from '../model/programs/llms-txt.ts';
import { toRuleMarkdown } from '../model/programs/rule-markdown.ts';
import type { SiteContent } from '../model/site-content.ts';
import type { SiteFile } from '../publish/collect-offline-files.ts';
import { listHeaderRules } from '../publish/header-rules.ts';
import { MISSING_DATA, toMissingData, toRedirectsFile } from '../publish/missing-data.ts';
import { toHeadersFile } from '../publish/to-headers-file.ts';
import { toRobots } from '../publish/to-robots.ts';
import { toSitemap } from '../publish/to-sitemap.ts';

/**
 * What stands beside the pages, by its path: the open data, the pages as Markdown, the files for
 * translators, `llms.txt`, `robots.txt`,
 * what hosts read: `_headers`, `_redirects`, `.nojekyll` (GitHub Pages leaves out `_assets` without it).
 */
export function collectSideFiles(
  content: SiteContent,
  site: NamedSite,
  parts: ReadonlySet<OptionalPart>,
): Map<string, string> {
  const { book, history } = content;
  const files = new Map<string, string>();
  const hasMarkdown = parts.has('ruleMarkdown');
  for (const [path, text] of collectApi(content, site, parts)) files.set(`api/v1/${path}`, text);
  for (const number of hasMarkdown ? history.published : [])
    for (const lang of LANGS)
      files.set(toMarkdownPath(lang, number).slice(1), toRuleMarkdown(book, history, site, number, lang));
  for (const lang of LANGS) files.set(toEditionTextPath(lang).slice(1), toEditionText(book, site, lang));
  for (const [name, text] of collectTranslationFiles(book, book.edition.id))
    files.set(`translation/${name}`, text);
  files.set('llms.txt', toLlmsTxt(book, site, hasMarkdown));
  files.set('robots.txt', toRobots(toUrl(site, '/sitemap.xml')));
  files.set(MISSING_DATA, toMissingData(site));
  files.set('.nojekyll', '');
  files.set('_redirects', toRedirectsFile(site.base));
  files.set('_headers', toHeadersFile(listHeaderRules(site.base)));
  return files;
}

/** Writes what stands beside the pages of a site. */
export function writeSideFiles(
  content: SiteContent,
  site: NamedSite,
  parts: ReadonlySet<OptionalPart>,
  out: string,
): void {
  const files = collectSideFiles(content, site, parts);
  for (const folder of new Set([...files.keys()].map((path) => dirname(path))))
    mkdirSync(join(out, folder), { recursive: true });
  for (const [path, text] of files) writeFileSync(join(out, path), text);
}

/** Writes the sitemap of the pages that are there, whose files are given. */
export function writeSitemap(
  content: SiteContent,
  site: NamedSite,
  files: readonly SiteFile[],
  out: string,
): void {
  const toAddress = (path: string) => toUrl(site, path);
  const sitemap = toSitemap(listBilingualPages(files), toAddress, createLastChange(content));
  writeFileSync(join(out, 'sitemap.xml'), sitemap);
}

/** Paths below the language, `cr/702.9b/`, of the pages that stand in both. */
function listBilingualPages(files: readonly SiteFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path));
  return [...paths]
    .filter((path) => /^ja\/(?:.*\/)?index\.html$/.test(path) && paths.has(path.replace('ja', 'en')))
    .map((path) => path.slice('ja/'.length, -'index.html'.length))
    .sort();
}
