import { dirname } from 'node:path';
import { createKanjiReader } from '../../features/render/furigana/create-kanji-reader.ts';
import { toReadings } from '../../features/render/furigana/furigana-code.ts';
import { LANGS, type Lang } from '../../model/records/lang.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import { wordReadingSchema } from '../../model/records/term.ts';
import { planApi } from '../../outputs/api/collect-api.ts';
import { type NamedSite, toUrl } from '../../outputs/api/site-urls.ts';
import { collectTranslationFiles } from '../../outputs/translation/formats.ts';
import { toEditionTextPath, toMarkdownPath } from '../../rulebook/book/address.ts';
import type { Book } from '../../rulebook/book/book.ts';
import { onceFor } from '../../rulebook/book/once.ts';
import { readAuthored } from '../../rulebook/book/read-authored.ts';
import { toChangesFeed } from '../model/changes/changes-feed.ts';
import { toEditionText } from '../model/changes/edition-text.ts';
import { createLastChange } from '../model/changes/last-change.ts';
import { toLlmsTxt } from '../model/programs/llms-txt.ts';
import { toRuleMarkdown } from '../model/programs/rule-markdown.ts';
import { toChapterContents, toContentsTree } from '../model/reading/contents.ts';
import { collectFuriganaTexts } from '../model/reading/furigana-texts.ts';
import type { SiteContent } from '../model/site-content.ts';
import type { SiteFile } from '../publish/collect-offline-files.ts';
import { listHeaderRules, toHeadersFile } from '../publish/header-rules.ts';
import { MISSING_DATA, toMissingData, toRedirectsFile } from '../publish/missing-data.ts';
import { toFeed, toJsonFeed } from '../publish/to-feed.ts';
import { toRobots, toSitemap } from '../publish/to-sitemap.ts';
import type { SiteFolder } from './build-folder.ts';
import { toKey } from './hash-file.ts';
import type { PageCache } from './page-cache.ts';

/** Files that are made together, by their paths. */
type SideGroup = () => Iterable<readonly [path: string, text: string]>;

/**
 * What stands beside the pages, in groups by the beginning of their paths: the open data, what pages load while they are
 * read, the feeds, the pages as Markdown, the files for translators, `llms.txt`, `robots.txt`, what hosts read: `_headers`,
 * `_redirects`, `.nojekyll` (GitHub Pages leaves out `_assets` without it). Nothing is made before its group is asked for.
 */
export function planSideFiles(content: SiteContent, site: NamedSite): Map<string, SideGroup> {
  const { book, history, parts } = content;
  const groups = new Map<string, SideGroup>();
  const hasMarkdown = parts.has('ruleMarkdown');
  const api = Map.groupBy(planApi(content, site, parts), ([path]) => dirname(path));
  for (const [folder, files] of api) {
    const toFile = ([path, make]: (typeof files)[number]) => [`api/v1/${path}`, make()] as const;
    if (folder === '.') for (const file of files) groups.set(`api/v1/${file[0]}`, () => [toFile(file)]);
    else groups.set(`api/v1/${folder}/`, () => files.values().map(toFile));
  }
  groups.set('reading/furigana/', () => listFurigana(content));
  for (const lang of LANGS) {
    groups.set(`reading/contents/${lang}`, () => listContents(book, lang));
    groups.set(`${lang}/feed.`, () => listFeeds(book, site, lang));
    const toMarkdown = (number: RuleNumber) =>
      [toMarkdownPath(lang, number).slice(1), toRuleMarkdown(book, history, site, number, lang)] as const;
    if (hasMarkdown) groups.set(`${lang}/cr/`, () => history.published.values().map(toMarkdown));
    const textPath = toEditionTextPath(lang).slice(1);
    groups.set(textPath, () => [[textPath, toEditionText(book, site, lang)]]);
  }
  groups.set('translation/', () =>
    [...collectTranslationFiles(book, book.edition.id)].map(([name, text]) => [`translation/${name}`, text]),
  );
  groups.set('', () => [
    ['llms.txt', toLlmsTxt(book, site, hasMarkdown)],
    ['robots.txt', toRobots(toUrl(site, '/sitemap.xml'))],
    [MISSING_DATA, toMissingData(site)],
    ['.nojekyll', ''],
    ['_redirects', toRedirectsFile(site.base)],
    ['_headers', toHeadersFile(listHeaderRules(site.base))],
  ]);
  return groups;
}

/** The readings over kanji, a file for what a page shows; fetched when a reader switches them on. */
function* listFurigana({ book, segment }: SiteContent) {
  const readings = wordReadingSchema.array().parse(readAuthored('readings.json'));
  const reader = createKanjiReader(book.terms, readings, segment);
  for (const [file, texts] of collectFuriganaTexts(book))
    yield [`reading/furigana/${file}.json`, JSON.stringify(toReadings(texts, reader))] as const;
}

/** The table of contents: the chapters and sections of a language, and the rules of each chapter. */
function* listContents(book: Book, lang: Lang) {
  yield [`reading/contents/${lang}.json`, JSON.stringify(toContentsTree(book, lang))] as const;
  for (const { number, level } of book.rules)
    if (level === 'chapter')
      yield [
        `reading/contents/${lang}/${number}.json`,
        JSON.stringify(toChapterContents(book, number, lang)),
      ] as const;
}

/** What each edition changed, as Atom and as JSON Feed. */
function listFeeds(book: Book, site: NamedSite, lang: Lang): ReturnType<SideGroup> {
  const toAddress = (path: string) => toUrl(site, `/${lang}${path}`);
  const toOwnFeed = (file: 'feed.xml' | 'feed.json') => toChangesFeed(book, lang, file, toAddress);
  return [
    [`${lang}/feed.xml`, toFeed(toOwnFeed('feed.xml'))],
    [`${lang}/feed.json`, toJsonFeed(toOwnFeed('feed.json'), toUrl(site, '/icons/icon-512.png'))],
  ];
}

/** Makes what gives a file that stands beside the pages, by its path; its group is made when it is first asked for. */
export function createSideFiles(content: SiteContent, site: NamedSite): (path: string) => string | undefined {
  const groups = planSideFiles(content, site);
  const make = onceFor((name: string) => new Map(groups.get(name)?.()));
  return (path) => make(groups.keys().find((name) => path.startsWith(name)) ?? '').get(path);
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
