import type { Card, Document, NamePair, Passage, Ruling } from '../../../model/records/document.ts';
import { type GlossaryEntry, listSideBlocks } from '../../../model/records/glossary-entry.ts';
import { LANGS, type Lang } from '../../../model/records/lang.ts';
import type { Rule } from '../../../model/records/rule.ts';
import { toPlainText } from '../../../model/records/text.ts';
import { getStrings } from '../../../model/strings/get-strings.ts';
import type { Book } from '../../../rulebook/book/book.ts';
import type { NameRow } from '../index-files.ts';

/** Something of a document that can be found: its names and its text. */
export interface SearchedEntry {
  row: NameRow;
  texts: Partial<Record<Lang, string>>;
}

/** Every document by its title, then all it holds: rulings, cards, notes, passages, rules, glossary entries. */
export function collectDocumentEntries(book: Pick<Book, 'documents' | 'subjectsOfTopic'>): SearchedEntry[] {
  return book.documents.flatMap((document) => {
    // A topic that a rule or term is named for is what its entries are about; under `Rulings` it is their cards.
    const isSubject = (topic: string) => book.subjectsOfTopic(document, topic).length > 0;
    const listSubjects = (cards: readonly NamePair[], topic: string | undefined): NamePair[] => {
      const topics = document.topics.filter(({ id }) => id === topic).map(({ names }) => names);
      return topic && isSubject(topic) ? [...topics, ...cards] : [...cards, ...topics];
    };
    const toEntry = (anchor: string, names: readonly NamePair[], texts: SearchedEntry['texts']) => ({
      row: toRow(`ruling:${document.id}#${anchor}`, names),
      texts,
    });
    return [
      { row: { ...toRow(`ruling:${document.id}`, [findTitle(document)]), ...findDate(document) }, texts: {} },
      ...document.rulings.map((ruling) => {
        const entry = toEntry(ruling.id, listSubjects(ruling.cards, ruling.topic), listTexts(ruling));
        const also = [...(entry.row.also ?? []), ...listPrintedIds(ruling)];
        return also.length > 0 ? { ...entry, row: { ...entry.row, also } } : entry;
      }),
      ...document.cards.map((card) =>
        toEntry(card.id, [card.names, ...listSubjects([], card.topic)], listCardTexts(card)),
      ),
      ...document.notes.map(({ id, lang, blocks, cards = [], topic }) =>
        toEntry(id, listSubjects(cards, topic), { [lang]: toPlainText(blocks) }),
      ),
      ...(document.passages ?? []).map(({ id, lang, names = {}, before, after }) =>
        toEntry(id, [names], { [lang]: toPassageText(before, after) }),
      ),
      ...document.rules.map((rule) => toEntry(rule.number, [listTitles(rule)], listTexts(rule))),
      ...document.glossary.map((entry) => toEntry(entry.slug, listHeadwords(entry), listEntryTexts(entry))),
    ];
  });
}

/**
 * A row with every name once. The first pair is the one shown; where it has one language alone, the names of the others
 * in the other language are not its translation, and stand with the names that are only found.
 */
function toRow(id: string, pairs: readonly NamePair[]): NameRow {
  const row: NameRow = { id };
  const [shown = {}] = pairs;
  for (const lang of LANGS) {
    const names = [...new Set(pairs.flatMap((pair) => pair[lang] ?? []))];
    if (names.length === 0) continue;
    if (shown[lang]) row[lang] = names;
    else row.also = [...(row.also ?? []), ...names];
  }
  return row;
}

/** The title of a document; without one of its own its kind, as on its page. */
function findTitle({ title, kind }: Document): NamePair {
  if (title.en ?? title.ja) return title;
  return { en: getStrings('en').documents.kinds[kind], ja: getStrings('ja').documents.kinds[kind] };
}

function findDate({ date, datePrecision }: Document): Pick<NameRow, 'date'> {
  return date ? { date: datePrecision === 'month' ? date.slice(0, '2008-06'.length) : date } : {};
}

/** The ids that print gives a ruling, on either side: `E.6.Ruling.4`. */
function listPrintedIds({ id, en, ja }: Ruling): string[] {
  const ids = [id, ...[en, ja].flatMap((side) => side?.printedId ?? [])];
  return [...new Set(ids)].filter((each) => /^[A-Z]+\.\d/.test(each));
}

function listTitles({ en, ja }: Rule): NamePair {
  const [english, japanese] = [en?.title ?? ja?.titleBeside, ja?.title];
  return { ...(english ? { en: english } : {}), ...(japanese ? { ja: japanese } : {}) };
}

/** What a rule or a ruling says, a text a language; empty where it has none. */
export function listTexts({ en, ja }: Pick<Ruling, 'en' | 'ja'> | Rule): SearchedEntry['texts'] {
  return { en: toPlainText(en?.blocks ?? []), ja: toPlainText(ja?.blocks ?? []) };
}

/** What a passage became, then what it was, each line once. */
function toPassageText(before: Passage['before'], after: Passage['after']): string {
  const lines = [after, before].flatMap((side) => (side ? toPlainText(side.blocks).split('\n') : []));
  return [...new Set(lines)].join('\n');
}

function listCardTexts({ text, type }: Card): SearchedEntry['texts'] {
  return {
    en: [type.en ?? '', ...text.en].join('\n').trim(),
    ja: [type.ja ?? '', ...text.ja].join('\n').trim(),
  };
}

function listHeadwords({ en, ja }: GlossaryEntry): NamePair[] {
  return [
    ...(en?.headwords ?? []).map((name) => ({ en: name })),
    ...(ja?.headwords ?? []).map((name) => ({ ja: name })),
  ];
}

/** The same of a glossary entry, its senses included. */
export function listEntryTexts({ en, ja }: GlossaryEntry): SearchedEntry['texts'] {
  return {
    en: toPlainText(en ? listSideBlocks(en) : []),
    ja: toPlainText(ja ? listSideBlocks(ja) : []),
  };
}
