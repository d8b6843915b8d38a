import { LANGS, type Lang } from '../../model/records/lang.ts';
import { isRuleNumber, levelOf, sectionOf } from '../../model/records/rule-number.ts';
import type { RuleTree } from '../../rulebook/book/editions/rule-tree.ts';
import type { BuildInfo, ListedFile, OfflineList } from './offline-list.ts';

/** A file of the built site; its path from the root of the site, with `/` between folders. */
export interface SiteFile {
  path: string;
  hash: string;
  bytes: number;
}

/** Pages of each language that stand in the shell, beside what all pages share. */
const SHELL_PAGES = ['', 'cr/', 'search/', 'tray/', 'offline/'];
const SHELL_FILES =
  /^(?:|_assets\/.*|early\/.*|[^/]+\.js|[^/]+\.svg|icons\/.*|(?:ja|en)\/manifest\.webmanifest|search-index\/(?:index|names\.[^/]*)\.json)$/;

/** For programs and other sites, pictures for their previews among them, short links, or by the very step that asks. */
const NEVER_STORED =
  /^(?:embed\.js|service-worker\.js|stamp\.json|offline\/.*|pictures\/.*|cr\/.*|.*\.(?:md|txt))$/;
/** Of the open data what numbers meant, and cards. */
const STORED_DATA = /^api\/v1\/(?:history\.json$|meanings\/|cards\/)/;

/**
 * Sorts the files of a site by when a reader's device keeps them: at the first visit, with "keep everything", when
 * read; gives the list of each language with its path. The build's id changes with any of them that can be kept.
 */
export function collectOfflineFiles(
  book: RuleTree,
  files: readonly SiteFile[],
  base: string,
  hash: (content: string) => string,
): { info: BuildInfo; lists: (readonly [path: string, content: string])[] } {
  const known = files
    .filter(({ path }) => !NEVER_STORED.test(path) && (!path.startsWith('api/') || STORED_DATA.test(path)))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, ...rest }) => ({ ...rest, path: toAddress(path) }));
  const isShell = (path: string) =>
    SHELL_FILES.test(path) || LANGS.some((lang) => SHELL_PAGES.some((page) => path === `${lang}/${page}`));
  const shell = known.filter(({ path }) => isShell(path)).map(toListed);
  const rest = known.filter(({ path }) => !isShell(path));
  const id = hash(known.map(({ path, hash }) => `${path} ${hash}`).join('\n'));

  const cards = rest.filter(({ path }) => isOfCards(path));

  const lists = LANGS.map((lang) => {
    const pages = rest.filter(({ path }) => path.startsWith(`${lang}/`) && path.endsWith('/'));
    const data = rest.filter(({ path }) => isDataFor(path, lang));
    const isKept = (path: string) => holdsText(book, path.slice(lang.length + 1));
    const list: OfflineList = {
      build: id,
      lang,
      everything: [...data, ...pages.filter(({ path }) => isKept(path))].map((file) => [
        ...toListed(file),
        file.bytes,
      ]),
      pages: [
        ...shell.filter(([path]) => path.startsWith(`${lang}/`)),
        ...pages.filter(({ path }) => !isKept(path)).map(toListed),
        ...cards.map(toListed),
      ],
    };
    return { lang, content: `${JSON.stringify(list)}\n` };
  }).map(({ lang, content }) => ({ lang, content, path: `offline/${lang}.${hash(content)}.json` }));

  return {
    info: {
      id,
      base,
      shell,
      lists: Object.fromEntries(lists.map(({ lang, path }) => [lang, path])) as Record<Lang, string>,
    },
    lists: lists.map(({ path, content }) => [path, content] as const),
  };
}

/** The search in both languages, what numbers meant in every edition; of what the pages load, what is in this one or in both. */
function isDataFor(path: string, lang: Lang): boolean {
  const [folder, ...below] = path.split('/');
  if (folder === 'search-index' || folder === 'api') return !isOfCards(path);
  const isOther = LANGS.some(
    (each) => each !== lang && below.some((part) => part.replace('.json', '') === each),
  );
  return folder === 'reading' && !isOther;
}

/** Cards, of which a reader keeps those that were read: all of them are too many. */
const isOfCards = (path: string): boolean => path.startsWith('api/v1/cards/');

/** `ja/cr/702/index.html` → `ja/cr/702/`, as pages are asked for. */
const toAddress = (path: string): string => path.replace(/(^|\/)index\.html$/, '$1');

const toListed = ({ path, hash }: SiteFile): ListedFile => [path, hash];

/**
 * Whether a page is among those that hold every text once. A section holds its rules, so their own pages are left
 * out; a long section only lists them, so there the rules are kept and hold their subrules.
 */
function holdsText(book: RuleTree, path: string): boolean {
  const [folder, name = ''] = path.split('/');
  if (folder !== 'cr' || name === '') return true;
  if (!isRuleNumber(name) || !book.rule(name)) return false;
  const level = levelOf(name);
  if (level === 'rule') return book.rangesOf(sectionOf(name)).length > 1;
  return level !== 'subrule';
}
