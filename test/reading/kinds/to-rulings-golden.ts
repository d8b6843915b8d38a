import { createHash } from 'node:crypto';
import type { Ruling } from '../../../src/model/records/document.ts';
import type { TextBlock } from '../../../src/model/records/text.ts';
import type { DocumentReading } from './read-document.ts';

/** A reading of rulings as counts, ids and short hashes, a line a record: what a golden file of another's text may hold. */
export function toRulingsGolden({ reading, account, unaccounted }: DocumentReading): unknown {
  const { topics, rulings, cards, rules, notes } = reading.records;
  const { title, credits, date = '', dateLine = '' } = reading;
  return {
    facts: [date, hash(dateLine), hash(title.en ?? ''), hash(title.ja ?? ''), credits.map(hash)].join(' '),
    account: { ...account.skippedBy, inRecords: account.inRecords, unaccounted: unaccounted.length },
    counts: {
      topics: topics.length,
      rulings: rulings.length,
      paired: rulings.filter(({ en, ja }) => en && ja).length,
      cards: cards.length,
      rules: rules.length,
      notes: notes.length,
    },
    topics: topics.map(({ id, names }) => [id, hash(names.en ?? ''), hash(names.ja ?? '')].join(' ')),
    rulings: rulings.map((ruling) =>
      [
        ruling.id,
        ruling.type,
        ruling.topic ?? '-',
        ruling.card ?? '-',
        ruling.marks.join('+') || '-',
        ruling.sources.map(({ name, date: day }) => hash(`${name} ${day}`)).join('+') || '-',
        ruling.cards.map(({ en, ja, code }) => hash(`${en}/${ja}/${code}`)).join('+') || '-',
        toSide('en', ruling.en),
        toSide('ja', ruling.ja),
      ]
        .join(' ')
        .trim(),
    ),
    cards: cards.map(({ id, names, cost = '-', size = '-', type, text }) =>
      [
        id,
        hash(`${names.en}/${names.ja}`),
        cost,
        size,
        hash(type.ja ?? ''),
        ...[...text.en, ...text.ja].map(hash),
      ].join(' '),
    ),
    rules: rules.map(({ number, ja }) =>
      [number, hash(ja?.title ?? ''), toBlocks(ja?.blocks ?? [])].join(' '),
    ),
    notes: notes.map(({ id, lang, blocks }) => [id, lang, toBlocks(blocks)].join(' ')),
    diagnostics: reading.diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`),
  };
}

function toSide(lang: string, side: Ruling['en']): string {
  if (!side) return '';
  const others = (side.alternatives ?? []).map((blocks) => `or ${toBlocks(blocks)}`);
  return [`${lang}:${side.printedId ?? ''}`, toBlocks(side.blocks), ...others].join(' ');
}

function toBlocks(blocks: readonly TextBlock[]): string {
  return blocks.map(({ type, text }) => `${type.charAt(0)}${hash(text)}`).join(' ');
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
