import type { GlossaryEntry } from '../../../model/records/glossary-entry.ts';
import { LANGS, type Lang } from '../../../model/records/lang.ts';
import { getStrings } from '../../../model/strings/get-strings.ts';
import { toShortPath, toTermPath } from '../../../rulebook/book/address.ts';
import type { Book } from '../../../rulebook/book/book.ts';
import type { Crumb } from '../reading/crumbs.ts';
import { cutPreview, PREVIEW_TEXT_LENGTH, type RuleSummary, toTermPreview } from './preview.ts';

/** A thing as JSON-LD tells it, in the words of schema.org; what is undefined is left out. */
export interface Thing {
  '@type'?: string;
  '@id'?: string;
  [property: string]: unknown;
}

/** Makes an address of the site's data from a path. */
type ToAddress = (path: string) => string;

/** A text in each language that it is there in, undefined where in none; `ja-Hira` is Japanese in hiragana. */
function toLangTexts(texts: Readonly<Partial<Record<Lang | 'ja-Hira', string | undefined>>>) {
  const tagged = Object.entries(texts).flatMap(([lang, text]) =>
    text ? [{ '@language': lang, '@value': text }] : [],
  );
  return tagged.length > 0 ? tagged : undefined;
}

const ESCAPES = /[<>&\u2028\u2029]/g;

/** Things as the content of a script element: no text in them can end it or open a comment. */
export function toJsonLd(things: readonly Thing[]): string {
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return graph.replace(ESCAPES, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

interface PageIdentity {
  lang: Lang;
  /** From the root of the site: `/ja/cr/702.9/`. */
  path: string;
  title: string;
  /** From the outermost to the page itself; none where the page is home. */
  crumbs: readonly Crumb[];
  /** What the page is about. */
  about?: Thing | undefined;
}

/** What a page tells programs: itself, the way to it, what it is about; home, the site and how to search it. */
export function toPageThings(page: PageIdentity, siteName: string, toAddress: ToAddress): Thing[] {
  const { lang, path, title, crumbs, about } = page;
  if (crumbs.length === 0) return [toSiteThing(siteName, lang, toAddress)];
  const { home } = getStrings(lang).navigation;
  const way = [{ path: `/${lang}/`, name: { text: home, lang } }, ...crumbs];
  return [
    {
      '@type': 'WebPage',
      '@id': toAddress(path),
      name: title,
      inLanguage: lang,
      isPartOf: { '@type': 'WebSite', '@id': toSiteId(toAddress), name: siteName, url: toAddress('/') },
      breadcrumb: {
        '@type': 'BreadcrumbList',
        itemListElement: way.map((crumb, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: toCrumbName(crumb),
          item: toAddress(crumb.path),
        })),
      },
      ...(about && { mainEntity: about }),
    },
  ];
}

/** The site in the words of a language, with its search. */
export function toSiteThing(siteName: string, lang: Lang, toAddress: ToAddress): Thing {
  const { site } = getStrings(lang);
  return {
    '@type': 'WebSite',
    '@id': toSiteId(toAddress),
    url: toAddress('/'),
    name: siteName,
    alternateName: ['対訳', site.title],
    description: site.description,
    inLanguage: ['ja', 'en'],
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${toAddress(`/${lang}/search/`)}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

const toSiteId = (toAddress: ToAddress): string => `${toAddress('/')}#site`;

const toCrumbName = ({ number, name }: Crumb): string => [number, name?.text].filter(Boolean).join(' ');

/** The languages of a site's texts in the order that data names them. */
const BOTH = ['ja', 'en'] as const satisfies readonly Lang[];

/**
 * A rule: by its number and short link the same on the pages of both languages. It is a part of a work, no legislation:
 * nothing in schema.org is nearer to a rule of a game.
 */
export function toRuleThing(
  book: Book,
  { number, edition, isGone, names }: RuleSummary,
  toAddress: ToAddress,
): Thing {
  return {
    '@type': 'CreativeWork',
    '@id': toAddress(toShortPath(number)),
    url: toAddress(toShortPath(number)),
    identifier: number,
    name: toLangTexts({ ja: names.ja, en: names.en }),
    version: edition,
    ...(isGone && { creativeWorkStatus: 'Obsolete' }),
    isPartOf: {
      '@type': 'CreativeWork',
      name: toLangTexts({ ja: getStrings('ja').edition.title, en: getStrings('en').edition.title }),
      version: book.edition.id,
    },
  };
}

/** A term with its names and the beginning of its definition in both languages. */
export function toTermThing(book: Book, entry: GlossaryEntry, toAddress: ToAddress): Thing {
  const { slug } = entry;
  const definition = (lang: Lang) => {
    const side = entry[lang];
    return side && cutPreview(toTermPreview(side, lang, book.edition.id).text, PREVIEW_TEXT_LENGTH[lang]);
  };
  const further = LANGS.flatMap((lang) =>
    (entry[lang]?.headwords.slice(1) ?? []).flatMap((name) => toLangTexts({ [lang]: name }) ?? []),
  );
  const reading = toLangTexts({ 'ja-Hira': book.readingOf(slug) }) ?? [];
  return {
    ...toListedTerm(book, slug, toAddress),
    ...(further.length + reading.length > 0 && { alternateName: [...reading, ...further] }),
    description: toLangTexts({ ja: definition('ja'), en: definition('en') }),
    inDefinedTermSet: toSetThing(toAddress),
  };
}

/** The glossary with all its terms by name. */
export function toGlossaryThing(book: Book, toAddress: ToAddress): Thing {
  return {
    ...toSetThing(toAddress),
    inLanguage: BOTH,
    version: book.edition.id,
    hasDefinedTerm: book.glossary.map(({ slug }) => toListedTerm(book, slug, toAddress)),
  };
}

function toListedTerm(book: Book, slug: string, toAddress: ToAddress): Thing {
  return {
    '@type': 'DefinedTerm',
    '@id': `${toAddress(toTermPath('en', slug))}#term`,
    name: toLangTexts({ ja: book.nameOf(slug, 'ja'), en: book.nameOf(slug, 'en') }),
  };
}

function toSetThing(toAddress: ToAddress): Thing {
  return {
    '@type': 'DefinedTermSet',
    '@id': `${toAddress('/en/glossary/')}#terms`,
    name: toLangTexts({ ja: getStrings('ja').glossary.title, en: getStrings('en').glossary.title }),
  };
}

/** The open data, for catalogues of data sets. */
export function toDataThing(book: Book, lang: Lang, siteName: string, toAddress: ToAddress): Thing {
  const { data, site } = getStrings(lang);
  const files = [
    ['rules.json', 'application/json'],
    ['rules.tsv', 'text/tab-separated-values'],
    ['glossary.json', 'application/json'],
  ] as const;
  return {
    '@type': 'Dataset',
    name: `${siteName}: ${getStrings(lang).edition.title}`,
    description: `${site.description} ${data.description}`,
    url: toAddress(`/${lang}/data/`),
    version: book.edition.id,
    inLanguage: BOTH,
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: siteName, url: toAddress('/') },
    distribution: files.map(([file, encodingFormat]) => ({
      '@type': 'DataDownload',
      encodingFormat,
      contentUrl: toAddress(`/api/v1/${file}`),
    })),
  };
}
