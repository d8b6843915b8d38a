import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { mapLangs } from '../../model/records/lang.ts';
import type { Rule } from '../../model/records/rule.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import type { Book } from '../../rulebook/book/book.ts';
import type { Writer } from './create-writer.ts';
import { type EpubFile, toPageId, toRuleId } from './places.ts';
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
