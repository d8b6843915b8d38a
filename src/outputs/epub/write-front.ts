import type { Element } from 'hast';
import { h } from 'hastscript';
import { currentGame } from '../../model/game/current-game.ts';
import { inLangs } from '../../model/records/lang.ts';
import type { TextBlock } from '../../model/records/text.ts';
import { getStrings } from '../../model/strings/get-strings.ts';
import { describeEdition } from '../../rulebook/book/editions/describe-edition.ts';
import type { Writer } from './create-writer.ts';
import type { EpubEdition } from './places.ts';
import { toLangs, toXhtml } from './to-xhtml.ts';

/** Parts of the text outside the rules that readers of a book look for. */
const PARTS = ['introduction', 'preamble', 'credits', 'colophon'] as const;

/** The name of the game, as a book in several languages has it. */
export const nameGame = (): string => currentGame().names.en;

/** The title of an e-book: 「Magic: The Gathering 総合ルール / Comprehensive Rules (2026-02-27)」. */
export function toBookTitle({ book, langs }: EpubEdition): string {
  const names = langs.map((lang) => getStrings(lang).edition.title);
  return `${nameGame()} ${names.join(' / ')} (${book.edition.id})`;
}

/** The first page: which edition this is, in which languages, and that it is not the publisher's. */
export function writeTitlePage(epub: EpubEdition): string {
  const { book, langs, publisher } = epub;
  const [lang] = langs;
  const { edition } = book;
  const paragraphs = langs.flatMap((each) => {
    const strings = getStrings(each);
    const [rules, japanese] = describeEdition(edition, each);
    const lines = [
      rules,
      ...(langs.includes('ja') ? [japanese] : []),
      ...(edition.unofficialDigest ? [`${strings.site.digest}: ${strings.site.digestMeaning}`] : []),
      strings.epub.unofficial,
    ];
    return lines.map((line) => h('p', toLangs(each), line));
  });
  const { address } = publisher;
  const body = h('section', { 'epub:type': 'titlepage' }, [
    h('h1', [
      h('span.game', toLangs('en'), nameGame()),
      ...langs.map((each) => h('span.name', toLangs(each), getStrings(each).edition.title)),
    ]),
    ...paragraphs,
    h('p', address ? [h('a', { href: address }, publisher.name)] : publisher.name),
  ]);
  return toXhtml({ lang, title: toBookTitle(epub), type: 'frontmatter', body: [body] });
}

/** What the documents say outside the rules: introduction, credits. Undefined where they say nothing. */
export function writeMatter({ book, langs }: EpubEdition, writer: Writer): string | undefined {
  const { matter } = book.edition;
  const strings = getStrings(writer.lang).about;
  const parts: Element[] = PARTS.flatMap((part) => {
    const sides = inLangs((lang) => {
      const own = matter.filter((each) => each.part === part && each.lang === lang);
      const blocks: TextBlock[] = own.flatMap((each) => each.blocks);
      return langs.includes(lang) && blocks.length > 0 ? blocks : undefined;
    });
    const written = writer
      .writeSides(sides, 'current', (blocks: TextBlock[], lang) => writer.writeBlocks(blocks, { lang }))
      .filter(({ tagName }) => tagName === 'div');
    if (written.length === 0) return [];
    return [h('section', [h('h2', strings.parts[part]), h('div.sides', written)])];
  });
  if (parts.length === 0) return undefined;
  const body = h('section', { 'epub:type': 'preface', role: 'doc-preface' }, [
    h('h1', strings.matter),
    ...parts,
  ]);
  return toXhtml({ lang: writer.lang, title: strings.matter, type: 'frontmatter', body: [body] });
}
