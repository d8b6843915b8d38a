import type { GlossaryEntry } from '../../../model/records/glossary-entry.ts';
import { LANGS, type Lang } from '../../../model/records/lang.ts';
import { getStrings } from '../../../model/strings/get-strings.ts';
import { toShortPath, toTermPath } from '../../../rulebook/book/address.ts';
import type { Book } from '../../../rulebook/book/book.ts';
import { type Thing, type ToAddress, toLangTexts } from './json-ld.ts';
import { cutPreview, PREVIEW_TEXT_LENGTH, toTermPreview } from './preview.ts';
import type { RuleSummary } from './rule-preview.ts';

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
