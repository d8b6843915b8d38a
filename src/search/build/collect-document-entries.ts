import type { Card, Document, NamePair, Ruling } from '../../records/document.ts';
import { type GlossaryEntry, listSideBlocks } from '../../records/glossary-entry.ts';
import { LANGS, type Lang } from '../../records/lang.ts';
import type { Rule } from '../../records/rule.ts';
import { toPlainText } from '../../records/text.ts';
import type { NameRow } from '../index-files.ts';

/** Something of a document that can be found: its names and its text. */
export interface SearchedEntry {
  row: NameRow;
  texts: Partial<Record<Lang, string>>;
}

/** Every document by its title, then all it holds: rulings, cards, notes, rules, glossary entries. */
export function collectDocumentEntries(documents: readonly Document[]): SearchedEntry[] {
  return documents.flatMap((document) => {
    const toEntry = (anchor: string, names: readonly NamePair[], texts: SearchedEntry['texts']) => ({
      row: toRow(`ruling:${document.id}#${anchor}`, names),
      texts,
    });
    const title = toRow(`ruling:${document.id}`, [document.title]);
    return [
      { row: document.date ? { ...title, date: document.date } : title, texts: {} },
      ...document.rulings.map((ruling) => {
        const entry = toEntry(ruling.id, listSubjects(ruling, document), listTexts(ruling));
        const also = listPrintedIds(ruling);
        return also.length > 0 ? { ...entry, row: { ...entry.row, also } } : entry;
      }),
      ...document.cards.map((card) => toEntry(card.id, [card.names], listCardTexts(card))),
      ...document.notes.map(({ id, lang, blocks, cards = [] }) =>
        toEntry(id, cards, { [lang]: toPlainText(blocks) }),
      ),
      ...document.rules.map((rule) => toEntry(rule.number, [listTitles(rule)], listTexts(rule))),
      ...document.glossary.map((entry) => toEntry(entry.slug, listHeadwords(entry), listEntryTexts(entry))),
    ];
  });
}

/** A row with every name once, the first the one shown. */
function toRow(id: string, pairs: readonly NamePair[]): NameRow {
  const row: NameRow = { id };
  for (const lang of LANGS) {
    const names = new Set(pairs.flatMap((pair) => pair[lang] ?? []));
    if (names.size > 0) row[lang] = [...names];
  }
  return row;
}

/** What a ruling is about: every card it names, then its topic. */
function listSubjects({ cards, topic }: Ruling, { topics }: Document): NamePair[] {
  return [...cards, ...topics.filter(({ id }) => id === topic).map(({ names }) => names)];
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

function listTexts({ en, ja }: Pick<Ruling, 'en' | 'ja'> | Rule): SearchedEntry['texts'] {
  return { en: toPlainText(en?.blocks ?? []), ja: toPlainText(ja?.blocks ?? []) };
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

function listEntryTexts({ en, ja }: GlossaryEntry): SearchedEntry['texts'] {
  return {
    en: toPlainText(en ? listSideBlocks(en) : []),
    ja: toPlainText(ja ? listSideBlocks(ja) : []),
  };
}
