import type { Lang } from '../../../model/records/lang.ts';
import { getStrings } from '../../../model/strings/get-strings.ts';
import type { Crumb } from '../reading/crumbs.ts';
import type { Thing, ToAddress } from './json-ld.ts';

export interface PageIdentity {
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
