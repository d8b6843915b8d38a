import type { Element } from 'hast';
import { h } from 'hastscript';
import type { GlossaryEntry } from '../../model/records/glossary-entry.ts';
import { joinNames } from '../../model/records/lang.ts';
import { getStrings } from '../../model/strings/get-strings.ts';
import type { Book } from '../../rulebook/book/book.ts';
import type { Writer } from './create-writer.ts';
import type { EpubFile } from './places.ts';
import { toXhtml } from './to-xhtml.ts';

/** A group of the glossary, with every term in full. `idOf` gives the id that a term has in its file. */
export function writeGlossary(
  { group }: Extract<EpubFile, { kind: 'glossary' }>,
  book: Book,
  writer: Writer,
  idOf: (slug: string) => string,
): string {
  const { title } = getStrings(writer.lang).glossary;
  const heading = `${title}: ${group.label}`;
  const entries = group.entries.flatMap(({ slug }) => {
    const entry = book.entry(slug);
    return entry ? writeEntry(entry, book, writer, idOf(slug)) : [];
  });
  const body = h('section', { 'epub:type': 'glossary', role: 'doc-glossary' }, [
    h('h1', heading),
    h('dl.glossary', entries),
  ]);
  return toXhtml({ lang: writer.lang, title: heading, type: 'backmatter', body: [body] });
}

function writeEntry(
  { slug, state, en, ja }: GlossaryEntry,
  book: Book,
  writer: Writer,
  id: string,
): Element[] {
  const names = {
    en: (en && joinNames(en.headwords, 'en')) ?? book.nameOf(slug, 'en'),
    ja: (ja && joinNames(ja.headwords, 'ja')) ?? book.nameOf(slug, 'ja'),
  };
  const sides = writer.writeSides({ en, ja }, state, ({ blocks, senses, after = [] }, lang) => {
    const context = { lang, at: { slug }, seenTerms: new Set<string>() };
    const numbered = senses.map((sense) => h('li', writer.writeBlocks(sense, context)));
    return [
      ...writer.writeBlocks(blocks, context),
      ...(numbered.length > 0 ? [h('ol', numbered)] : []),
      ...writer.writeBlocks(after, context),
    ];
  });
  return [
    h('dt', { 'epub:type': 'glossterm', id }, [h('dfn', writer.writeNames(names, book.readingOf(slug)))]),
    h('dd', { 'epub:type': 'glossdef' }, [h('div.sides', sides)]),
  ];
}
