import { clearRawMarks } from '../../../features/render/to-excerpt.ts';
import type { Document } from '../../../model/records/document.ts';
import type { GlossaryEntry } from '../../../model/records/glossary-entry.ts';
import type { Rule } from '../../../model/records/rule.ts';
import type { RuleNumber } from '../../../model/records/rule-number.ts';
import type { Book } from '../../../rulebook/book/book.ts';
import { toFuriganaFile, toTermFuriganaFile } from './furigana-file.ts';

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
  const blocks = [...(ja?.blocks ?? []), ...(ja?.senses ?? []).flat(), ...(ja?.after ?? [])];
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
