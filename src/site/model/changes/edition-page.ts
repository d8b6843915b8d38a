import type { Note } from '../../../model/records/document.ts';
import type { EditionId } from '../../../model/records/edition.ts';
import { LANGS, type Lang } from '../../../model/records/lang.ts';
import type { EditionChanges, EntryChange } from '../../../model/records/rule.ts';
import type { FromDocument } from '../../../rulebook/book/documents/collect-rulings.ts';
import type { Documents } from '../../../rulebook/book/documents/create-documents.ts';
import type { Editions } from '../../../rulebook/book/editions/editions.ts';
import { toRewordedWhat } from '../../../rulebook/history/compare-words.ts';
import { type ChangeLine, countKinds, groupChanges } from '../../../rulebook/history/list-changes.ts';
import { toEntryText, toRuleText } from '../../../rulebook/history/rule-text.ts';

/** The editions whose changes have a page, newest first. */
export function listChangedEditions(book: Editions): EditionId[] {
  return book.editions
    .map(({ id }) => id)
    .filter((id) => book.changesOf(id))
    .toReversed();
}

/**
 * Signs of text a page of changes may show; with more it lists numbers only. From 2013-05-01 to 2024-09-20 nearly every
 * rule changed, 1.2 million signs; the next largest, 2025-11-14, has a tenth of that and stays within 60 KB of brotli.
 */
const MOST_TEXT = 250_000;

/** What the page of an edition shows of the changes since the one before; undefined for the oldest one. */
export function toEditionPage(book: Documents & Editions, edition: EditionId) {
  const changes = book.changesOf(edition);
  if (!changes) return undefined;
  const all = groupChanges(changes.rules);
  const lines = all.flatMap((group) => group.lines);
  const groups = all.flatMap(({ section, lines: own }) => {
    const shown = own
      .filter(({ kind }) => kind !== 'references')
      .map((line) => {
        const texts = line.kind === 'moved' ? [] : toRuleTexts(book, changes, line);
        return { line, texts, reworded: line.kind === 'reworded' ? toRewordedWhat(texts) : undefined };
      });
    // Its name is that after the changes, unless there is no such section any more.
    const at = book.ruleIn(edition, section) ? edition : changes.before;
    return shown.length > 0 ? [{ section, edition: at, changes: shown }] : [];
  });
  const glossary = changes.glossary
    .filter(({ from, to, text }) => from !== to || text === 'reworded')
    .map((change) => ({ change, texts: toEntryTexts(book, changes, change) }));
  const texts = [...groups.flatMap((group) => group.changes), ...glossary].flatMap((each) => each.texts);
  const size = texts.reduce((sum, { before = '', after = '' }) => sum + before.length + after.length, 0);
  return {
    changes,
    counts: countKinds(lines),
    groups,
    /** Rules in which only numbers of other rules changed. */
    references: lines.flatMap(({ kind, to }) => (kind === 'references' && to ? [to] : [])),
    glossary,
    /** Without texts: too many changes for one page. */
    isLong: size > MOST_TEXT,
  };
}

export type EditionPage = NonNullable<ReturnType<typeof toEditionPage>>;

/** Notes of the documents written on an edition, with the rules they are about in its numbers. */
export function listEditionNotes(book: Documents & Editions, edition: EditionId): FromDocument<Note>[] {
  return book.documents
    .filter((document) => document.kind === 'cr-update' && document.edition === edition)
    .flatMap((document) => document.notes.map((record) => ({ document, record })));
}

/** The texts of a rule or term in two editions, in one language; one is absent where it is new or gone. */
export interface ChangeText {
  lang: Lang;
  before?: string;
  after?: string;
}

type Between = Pick<EditionChanges, 'before' | 'after'>;

/**
 * The texts of a rule in each language that differ; a translation carried along from an older edition does not count. A
 * part is shown by itself: beside the whole rule it came from the difference tells nothing.
 */
function toRuleTexts(book: Editions, { before, after }: Between, { kind, from, to }: ChangeLine) {
  const old = kind !== 'split' && from ? book.ruleIn(before, from) : undefined;
  const now = kind !== 'merged' && to ? book.ruleIn(after, to) : undefined;
  return listTexts(old, now, toRuleText);
}

/** The same for a glossary entry. */
function toEntryTexts(book: Editions, { before, after }: Between, { from, to }: EntryChange) {
  const old = book.glossaryIn(before).find((entry) => entry.slug === from);
  const now = book.glossaryIn(after).find((entry) => entry.slug === to);
  return listTexts(old, now, toEntryText);
}

function listTexts<Side extends { edition?: unknown }>(
  old: Readonly<Partial<Record<Lang, Side | undefined>>> | undefined,
  now: Readonly<Partial<Record<Lang, Side | undefined>>> | undefined,
  toText: (side: Side) => string,
): ChangeText[] {
  return LANGS.flatMap((lang) => {
    const sides = [old?.[lang], now?.[lang]];
    const [before, after] = sides.map((side) => side && !side.edition && toText(side));
    // A rule of both editions whose text one of them lacks in a language was translated or carried, not changed.
    if (before === after || (old && now && !(before && after))) return [];
    return [{ lang, ...(before && { before }), ...(after && { after }) }];
  });
}
