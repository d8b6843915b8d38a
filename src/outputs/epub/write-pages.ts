import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { GlossaryEntry } from '../../model/records/glossary-entry.ts';
import { joinNames, mapLangs } from '../../model/records/lang.ts';
import type { Rule } from '../../model/records/rule.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import { getStrings } from '../../model/strings/get-strings.ts';
import type { Book } from '../../rulebook/book/book.ts';
import { listTopRules } from '../../rulebook/book/editions/rule-tree.ts';
import type { Writer } from './create-writer.ts';
import { type EpubFile, type Places, toPageId, toRuleId } from './places.ts';
import { toXhtml } from './to-xhtml.ts';

/** A chapter's own page: its name and the way to its sections. */
export function writeChapter(
  { chapter, sections }: Extract<EpubFile, { kind: 'chapter' }>,
  writer: Writer,
  hrefOf: (number: RuleNumber) => string,
): string {
  const list = sections.map(({ number }) =>
    h('li', [h('a', { href: hrefOf(number) }, writeHead(number, writer))]),
  );
  const body = h('section', { 'epub:type': 'part', role: 'doc-part', id: toRuleId(chapter.number) }, [
    h('h1', writeHead(chapter.number, writer)),
    h('ol.sections', list),
  ]);
  return toPage(chapter.number, [body], writer);
}

/** A section, or a part of a long one, with its rules in full. */
export function writeSection(
  { section, range, isFirst }: Extract<EpubFile, { kind: 'section' }>,
  book: Book,
  writer: Writer,
): string {
  const rules = (range?.rules ?? []).map((rule) =>
    h('section.rule', { id: toRuleId(rule.number) }, [
      writePageBreak(rule.number),
      ...writeRule(rule, book, writer),
      ...book
        .childrenOf(rule.number)
        .map((subrule) =>
          h('div.subrule', { id: toRuleId(subrule.number) }, writeRule(subrule, book, writer)),
        ),
    ]),
  );
  const id = isFirst ? { id: toRuleId(section.number) } : {};
  const body = h('section', { 'epub:type': 'chapter', role: 'doc-chapter', ...id }, [
    h('h1', writeHead(section.number, writer)),
    ...(isFirst ? writeTexts(section, book, writer) : []),
    ...rules,
  ]);
  return toPage(section.number, [body], writer);
}

function toPage(number: RuleNumber, body: Element[], writer: Writer): string {
  const title = `${number} ${writer.toTitle(writer.namesOf(number))}`.trim();
  return toXhtml({ lang: writer.lang, title, type: 'bodymatter', body });
}

/** Where the rule begins, for readers who go to a number as to a page. */
function writePageBreak(number: RuleNumber): Element {
  return h('span', {
    'epub:type': 'pagebreak',
    role: 'doc-pagebreak',
    id: toPageId(number),
    ariaLabel: number,
  });
}

/** A rule with a name has a heading; the number of any other is before its text. */
function writeRule(rule: Rule, book: Book, writer: Writer): Element[] {
  const { number } = rule;
  const { en, ja } = writer.namesOf(number);
  const head = en || ja ? h('h2', writeHead(number, writer)) : h('p.number', number);
  return [head, ...writeTexts(rule, book, writer)];
}

/** A number and its names. */
function writeHead(number: RuleNumber, writer: Writer): (ElementContent | string)[] {
  return [h('span.number', number), ' ', ...writer.writeNames(writer.namesOf(number))];
}

function writeTexts(rule: Rule, { edition }: Book, writer: Writer): Element[] {
  const { number, state } = rule;
  const sides = mapLangs(rule, (side) => (side.blocks.length > 0 ? side : undefined));
  const written = writer.writeSides(sides, state, ({ blocks, edition: of }, lang) => {
    const carried = lang === 'ja' && state === 'outdated' ? edition.japaneseEdition : undefined;
    return writer.writeBlocks(blocks, { lang, at: { number }, edition: of ?? carried ?? edition.id });
  });
  return written.length > 0 ? [h('div.sides', written)] : [];
}

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

/** A line of the contents, with the lines below it. */
interface NavLine {
  href: string;
  text: string;
  /** Of a landmark: what is there. */
  type?: string;
  below?: readonly NavLine[];
}

/**
 * The contents: chapters, sections and rules with a name; every rule number as a page; the parts of the book. Shown as a
 * page of the book too, the list of pages aside. `hasMatter`: there is a page outside the rules.
 */
export function writeNav(book: Book, places: Places, writer: Writer, hasMatter: boolean): string {
  const strings = getStrings(writer.lang);
  const toLine = (rule: Rule): NavLine[] => {
    const href = places.ofRule(rule.number);
    if (href === undefined) return [];
    const names = writer.toTitle(writer.namesOf(rule.number));
    if (rule.level === 'rule' && names === '') return [];
    const below = rule.level === 'rule' ? [] : book.childrenOf(rule.number).flatMap(toLine);
    return [{ href, text: [rule.number, names].filter(Boolean).join(' '), below }];
  };
  const groups = places.files.filter((file) => file.kind === 'glossary');
  const glossary = groups[0] && { href: groups[0].name, text: strings.glossary.title };
  const lines: NavLine[] = [
    { href: 'title.xhtml', text: strings.epub.titlePage },
    ...(hasMatter ? [{ href: 'matter.xhtml', text: strings.about.matter }] : []),
    ...listTopRules(book).flatMap(toLine),
    ...(glossary
      ? [{ ...glossary, below: groups.map(({ name, group }) => ({ href: name, text: group.label })) }]
      : []),
  ];
  // A subrule whose rule the text at hand leaves out is a page too.
  const pages = places.files
    .flatMap((file) => (file.kind === 'section' ? (file.range?.rules ?? []) : []))
    .flatMap(({ number }) => {
      const href = places.ofRule(number)?.replace(/#.*/, `#${toPageId(number)}`);
      return href === undefined ? [] : [{ href, text: number }];
    });
  const [start] = places.files;
  const landmarks = [
    { type: 'titlepage', href: 'title.xhtml', text: strings.epub.titlePage },
    { type: 'toc', href: 'nav.xhtml#toc', text: strings.navigation.contents },
    ...(start ? [{ type: 'bodymatter', href: start.name, text: strings.epub.text }] : []),
    ...(glossary ? [{ type: 'glossary', ...glossary }] : []),
  ];
  const body = [
    h('nav', { 'epub:type': 'toc', role: 'doc-toc', id: 'toc' }, [
      h('h1', strings.navigation.contents),
      writeLines(lines),
    ]),
    h('nav', { 'epub:type': 'page-list', role: 'doc-pagelist', className: ['unseen'] }, [
      h('h2', strings.epub.pages),
      writeLines(pages),
    ]),
    h('nav', { 'epub:type': 'landmarks', className: ['unseen'] }, [
      h('h2', strings.epub.landmarks),
      writeLines(landmarks),
    ]),
  ];
  return toXhtml({ lang: writer.lang, title: strings.navigation.contents, type: 'frontmatter', body });
}

function writeLines(lines: readonly NavLine[]): Element {
  return h(
    'ol',
    lines.map(({ href, text, type, below = [] }) =>
      h('li', [h('a', { 'epub:type': type, href }, text), ...(below.length > 0 ? [writeLines(below)] : [])]),
    ),
  );
}
