import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import { currentGame } from '../../model/game/current-game.ts';
import { getStrings } from '../../model/strings/get-strings.ts';
import { toEditionDay, toVersion } from '../../model/text/edition-id.ts';
import type { EpubEdition } from './places.ts';
import { replaceInvalid } from './to-xhtml.ts';
import { nameGame, toBookTitle } from './write-front.ts';

/** The file of the cover. */
export const COVER = 'cover.png';

const XML = { type: 'instruction', name: 'xml', value: 'version="1.0" encoding="utf-8"' } as const;

/** What readers with other needs can do with the book. */
const FEATURES = [
  'structuralNavigation',
  'tableOfContents',
  'readingOrder',
  'index',
  'pageNavigation',
  'pageBreakMarkers',
  'displayTransformability',
  'ARIA',
  'unlocked',
];

/** The package document: what the book is, how it can be read, its files in reading order. `pages` are the XHTML files. */
export function toPackage(epub: EpubEdition, pages: readonly string[]): string {
  const { book, langs, publisher, identifier, readKanji, cover } = epub;
  const { id, dateLine, unofficialDigest } = book.edition;
  const strings = getStrings(langs[0]);
  const day = toEditionDay(id);
  const author = currentGame().publisher?.en ?? nameGame();
  const features = [...FEATURES, ...(readKanji ? ['rubyAnnotations'] : [])];
  const summary = [strings.epub.summary, ...(readKanji ? [strings.epub.summaryRuby] : [])].join(' ');
  const meta = (property: string, value: string) => x('meta', { property }, value);
  const metadata = x('metadata', { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' }, [
    x('dc:identifier', { id: 'id' }, `urn:uuid:${identifier}`),
    x('dc:title', toBookTitle(epub)),
    ...langs.map((lang) => x('dc:language', lang)),
    // A digest is in the words of whoever publishes it.
    x('dc:creator', { id: 'creator' }, unofficialDigest ? publisher.name : author),
    x('meta', { refines: '#creator', property: 'role', scheme: 'marc:relators' }, 'aut'),
    x('dc:publisher', publisher.name),
    ...(day ? [x('dc:date', day)] : []),
    x('dc:description', strings.site.description),
    x('dc:subject', nameGame()),
    x('dc:rights', strings.epub.unofficial),
    // The numbers of the pages are those of the rulebook.
    x(
      'dc:source',
      { id: 'source' },
      dateLine.en ?? `${nameGame()} ${getStrings('en').edition.title}, ${toVersion(id) ?? id}`,
    ),
    x('meta', { refines: '#source', property: 'source-of' }, 'pagination'),
    // Older devices know the cover by this alone.
    ...(cover ? [x('meta', { name: 'cover', content: 'cover' })] : []),
    meta('dcterms:modified', `${day ?? '1980-01-01'}T00:00:00Z`),
    meta('schema:accessMode', 'textual'),
    meta('schema:accessModeSufficient', 'textual'),
    ...features.map((feature) => meta('schema:accessibilityFeature', feature)),
    meta('schema:accessibilityHazard', 'none'),
    meta('schema:accessibilitySummary', summary),
  ]);
  const references = pages.map((file) => x('itemref', { idref: toId(file) }));
  const attributes = {
    xmlns: 'http://www.idpf.org/2007/opf',
    version: '3.0',
    'unique-identifier': 'id',
    'xml:lang': langs[0],
    prefix: 'schema: http://schema.org/',
  };
  return replaceInvalid(
    toXml([XML, x('package', attributes, [metadata, toManifest(pages, cover), x('spine', references)])]),
  );
}

function toId(file: string): string {
  return file.replace('.xhtml', '');
}

function toManifest(pages: readonly string[], cover: EpubEdition['cover']) {
  return x('manifest', [
    ...(cover
      ? [x('item', { id: 'cover', href: COVER, 'media-type': 'image/png', properties: 'cover-image' })]
      : []),
    x('item', { id: 'style', href: 'style.css', 'media-type': 'text/css' }),
    ...pages.map((file) => {
      const properties = file === 'nav.xhtml' ? 'nav' : undefined;
      return x('item', { id: toId(file), href: file, 'media-type': 'application/xhtml+xml', properties });
    }),
  ]);
}

/** The one file whose place is fixed: it names the package document. */
export function toContainer(packagePath: string): string {
  const attributes = { version: '1.0', xmlns: 'urn:oasis:names:tc:opendocument:xmlns:container' };
  const rootfile = x('rootfile', {
    'full-path': packagePath,
    'media-type': 'application/oebps-package+xml',
  });
  return toXml([XML, x('container', attributes, [x('rootfiles', [rootfile])])]);
}
