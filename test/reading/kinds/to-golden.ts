import { createHash } from 'node:crypto';
import type { Correction, Rule } from '../../../src/model/records/rule.ts';
import type { TextBlock } from '../../../src/model/records/text.ts';
import type { DocumentReading } from './read-document.ts';

/** A reading as counts, ids and short hashes, a line a record: what a golden file of another's text may hold. */
export function toGolden({ reading, account, unaccounted }: DocumentReading): unknown {
  const { rules, glossary, notes } = reading.records;
  const { lang = '', edition = '', synced = '', dateLine = '', title, credits } = reading;
  return {
    facts: [lang, edition, synced, hash(dateLine), hash(title.ja ?? ''), credits.length].join(' '),
    account: { ...account.skippedBy, inRecords: account.inRecords, unaccounted: unaccounted.length },
    counts: { rules: rules.length, glossary: glossary.length, notes: notes.length },
    rules: rules.map((rule) => [rule.number, toLine('en', rule.en), toLine('ja', rule.ja)].join(' ').trim()),
    glossary: glossary.map(({ slug, en, ja }) =>
      [slug, toTermLine('en', en), toTermLine('ja', ja)].join(' ').trim(),
    ),
    notes: notes.map(({ id, about, blocks }) => [id, about.join(','), hash(toText(blocks))].join(' ')),
    diagnostics: reading.diagnostics.map(({ code, line }) => `${code} ${line}`),
  };
}

function toLine(lang: string, side: Rule['en']): string {
  if (!side) return '';
  const title = [side.title, side.titleBeside].flatMap((name) =>
    name === undefined ? [] : [`[${hash(name)}]`],
  );
  const blocks = side.blocks.map(({ type, text }) => `${type[0]}${hash(text)}`);
  return [`${lang}:${side.place.line}`, ...title, ...blocks, ...toMarks(side.corrections)].join(' ');
}

type TermSide = NonNullable<DocumentReading['reading']['records']['glossary'][number]['en']>;

function toTermLine(lang: string, side: TermSide | undefined): string {
  if (!side) return '';
  const senses = side.senses.map((sense) => `s${hash(toText(sense))}`);
  const head = side.headwords.map((word) => `[${hash(word)}]`);
  const blocks = side.blocks.map(({ text }) => `p${hash(text)}`);
  return [`${lang}:${side.place.line}`, ...head, ...blocks, ...senses, ...toMarks(side.corrections)].join(
    ' ',
  );
}

function toMarks(corrections: readonly Correction[] = []): string[] {
  return corrections.map(({ from, to, settledBy }) => `${settledBy}(${hash(`${from}→${to}`)})`);
}

function toText(blocks: readonly TextBlock[]): string {
  return blocks.map(({ text }) => text).join('\n');
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
