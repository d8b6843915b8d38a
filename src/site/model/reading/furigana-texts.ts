import { clearRawMarks } from '../../../features/render/to-excerpt.ts';
import type { Document } from '../../../model/records/document.ts';
import { type GlossaryEntry, listSideBlocks } from '../../../model/records/glossary-entry.ts';
import type { Rule } from '../../../model/records/rule.ts';
import { levelOf, parentOf, type RuleNumber, sectionOf } from '../../../model/records/rule-number.ts';
import type { Book } from '../../../rulebook/book/book.ts';
import type { RuleTree } from '../../../rulebook/book/editions/rule-tree.ts';

/**
 * Name of the file with the readings over a rule's kanji: `601`, the whole section, or `702-1`, the first range of one
 * that is too long for one page. A page without texts of rules has none.
 */
export function toFuriganaFile(book: RuleTree, number: RuleNumber): string | undefined {
  const level = levelOf(number);
  if (level === 'chapter') return undefined;
  const section = sectionOf(number);
  const ranges = book.rangesOf(section);
  if (ranges.length <= 1) return section;
  const rule = level === 'subrule' ? parentOf(number) : number;
  const range = ranges.find(({ rules }) => rules.some((each) => each.number === rule));
  return range && `${section}-${range.index}`;
}

/** The same for the text of a term: a file for all whose slugs begin alike. */
export const toTermFuriganaFile = (slug: string): string => `glossary/${slug.slice(0, 1)}`;

/** The Japanese texts of each file of readings, by the file's name below `/reading/furigana/`. */
export function collectFuriganaTexts(book: Book): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  const add = (file: string, more: readonly string[]) =>
    texts.set(file, [...(texts.get(file) ?? []), ...more.map(clearRawMarks)]);
  for (const rule of book.rules) {
    const file = toFuriganaFile(book, rule.number);
    if (file) add(file, listRuleTexts(book, rule));
  }
  for (const entry of book.glossary) add(toTermFuriganaFile(entry.slug), listEntryTexts(book, entry));
  for (const document of book.documents) add(`rulings/${document.id}`, listDocumentTexts(document));
  return texts;
}

/** A rule with the names that are above it on its page. */
function listRuleTexts(book: Book, { number, ja }: Rule): string[] {
  const named: RuleNumber[] = [number, ...book.ancestorsOf(number).map((rule) => rule.number)];
  const names = named.flatMap((each) => book.titleOf(each, 'ja') ?? []);
  return [...new Set(names), ...(ja?.blocks ?? []).map((block) => block.text)];
}

function listEntryTexts(book: Book, { slug, ja }: GlossaryEntry): string[] {
  const blocks = ja ? listSideBlocks(ja) : [];
  return [book.nameOf(slug, 'ja') ?? '', ...blocks.map((block) => block.text)];
}

function listDocumentTexts({ title, topics, cards, rules, rulings, notes }: Document): string[] {
  const named = [title, ...topics.map(({ names }) => names), ...cards.map(({ names }) => names)];
  const names = new Set(
    [...named, ...rules.map(({ ja }) => ({ ja: ja?.title }))].flatMap(({ ja }) => ja ?? []),
  );
  const japanese = notes.filter((note) => note.lang === 'ja');
  const sides = [...[...rules, ...rulings].map(({ ja }) => ja), ...japanese];
  const printed = cards.flatMap(({ text }) => text.ja);
  return [...names, ...printed, ...sides.flatMap((side) => (side?.blocks ?? []).map((block) => block.text))];
}
