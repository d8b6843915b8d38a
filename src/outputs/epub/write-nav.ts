import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Rule } from '../../model/records/rule.ts';
import { getStrings } from '../../model/strings/get-strings.ts';
import type { Book } from '../../rulebook/book/book.ts';
import { listTopRules } from '../../rulebook/book/editions/rule-tree.ts';
import type { Writer } from './create-writer.ts';
import { type Places, toPageId } from './places.ts';
import { toXhtml } from './to-xhtml.ts';

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
