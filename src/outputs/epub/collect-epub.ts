import { createWriter } from './create-writer.ts';
import { createPlaces, type EpubEdition, type EpubFile } from './places.ts';
import { STYLE_SHEET } from './style-sheet.ts';
import { COVER, toContainer, toPackage } from './to-package.ts';
import { writeMatter, writeTitlePage } from './write-front.ts';
import { writeChapter, writeGlossary, writeNav, writeSection } from './write-pages.ts';

/** Folder of the book inside its file. */
const FOLDER = 'EPUB';

/** Every file of an EPUB 3 by its path, in the order they are packed. Pure: the same edition gives the same bytes. */
export function collectEpub(epub: EpubEdition): Map<string, string | Uint8Array> {
  const { book, langs, cover } = epub;
  const places = createPlaces(book, langs[0]);
  const writer = createWriter(epub, places);
  const write = (file: EpubFile): string => {
    if (file.kind === 'chapter') return writeChapter(file, writer, (number) => places.ofRule(number) ?? '');
    if (file.kind === 'section') return writeSection(file, book, writer);
    return writeGlossary(file, book, writer, (slug) => places.ofTerm(slug)?.split('#')[1] ?? '');
  };
  const matter = writeMatter(epub, writer);
  const pages = new Map<string, string>([
    ['title.xhtml', writeTitlePage(epub)],
    ['nav.xhtml', writeNav(book, places, writer, matter !== undefined)],
    ...(matter === undefined ? [] : [['matter.xhtml', matter] as const]),
    ...places.files.map((file) => [file.name, write(file)] as const),
  ]);
  return new Map<string, string | Uint8Array>([
    ['mimetype', 'application/epub+zip'],
    ['META-INF/container.xml', toContainer(`${FOLDER}/package.opf`)],
    [`${FOLDER}/package.opf`, toPackage(epub, [...pages.keys()])],
    [`${FOLDER}/style.css`, STYLE_SHEET],
    ...(cover ? [[`${FOLDER}/${COVER}`, cover] as const] : []),
    ...[...pages].map(([name, page]) => [`${FOLDER}/${name}`, page] as const),
  ]);
}
