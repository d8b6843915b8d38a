import type { Document } from '../../../src/model/records/document.ts';
import type { GlossaryEntry, GlossarySide } from '../../../src/model/records/glossary-entry.ts';
import type { Rule, RuleSide } from '../../../src/model/records/rule.ts';
import { levelOf, type RuleNumber, toRuleNumber } from '../../../src/model/records/rule-number.ts';
import type { TextBlock } from '../../../src/model/records/text.ts';
import { createBook } from '../../../src/rulebook/book/book.ts';
import type { Collections } from '../../../src/rulebook/book/collections.ts';
import type { Segment } from '../../../src/rulebook/book/terms/segment.ts';
import { magicSenses } from './magic-senses.ts';

const place = { file: 'small.txt', line: 1, column: 1 };

/** `# Title`, `Example: text` or plain text; several as a list. */
type SideText = string | readonly string[];

export const paragraph = (text: string): TextBlock => ({ type: 'paragraph', text });

export const number = (text: string): RuleNumber => toRuleNumber(text);

/** A rule of invented text; a line that begins with `# ` is its title. */
export function rule(of: string, en?: SideText, ja?: SideText): Rule {
  return {
    number: number(of),
    level: levelOf(number(of)),
    state: ja === undefined ? 'missing' : 'current',
    ...(en === undefined ? {} : { en: ruleSide(en) }),
    ...(ja === undefined ? {} : { ja: ruleSide(ja) }),
  };
}

function ruleSide(text: SideText): RuleSide {
  const lines = typeof text === 'string' ? [text] : [...text];
  const title = lines.find((line) => line.startsWith('# '))?.slice(2);
  return {
    ...(title === undefined ? {} : { title }),
    blocks: lines.filter((line) => !line.startsWith('# ')).map(toBlock),
    place,
  };
}

function toBlock(line: string): TextBlock {
  const example = /^(?:Example: |例:)(.*)$/s.exec(line);
  return example ? { type: 'example', text: example[1] ?? '' } : paragraph(line);
}

/** A glossary entry; `heads` as `Deathtouch` or `You; Your`. */
export function entry(
  slug: string,
  en?: [heads: string, text: string],
  ja?: [heads: string, text: string],
): GlossaryEntry {
  return {
    slug,
    state: ja ? 'current' : 'missing',
    ...(en ? { en: glossarySide(en) } : {}),
    ...(ja ? { ja: glossarySide(ja) } : {}),
  };
}

function glossarySide([heads, text]: [string, string]): GlossarySide {
  return { headwords: heads.split('; '), blocks: [paragraph(text)], senses: [], place };
}

/** Collections of one edition, with what else a test needs. */
export function collections(
  rules: readonly Rule[],
  glossary: readonly GlossaryEntry[] = [],
  more: Partial<Collections> = {},
): Collections {
  return {
    editions: [edition('2026-02-27')],
    rules: { '2026-02-27': rules },
    glossary: { '2026-02-27': glossary },
    documents: [],
    changes: [],
    terms: [],
    senses: magicSenses,
    ...more,
  };
}

export function edition(id: string): Collections['editions'][number] {
  return { id, sources: { en: id }, dateLine: {}, unofficialDigest: false, matter: [] };
}

/** A document of a kind that any record may stand in, with what a test needs. */
export function document(id: string, part: Partial<Document> = {}): Document {
  return {
    id,
    kind: 'rulings-summary',
    title: {},
    credits: [],
    unofficialDigest: false,
    rules: [],
    glossary: [],
    topics: [],
    rulings: [],
    cards: [],
    notes: [],
    ...part,
  };
}

export function smallBook(
  rules: readonly Rule[],
  glossary: readonly GlossaryEntry[] = [],
  segment?: Segment,
) {
  return createBook(collections(rules, glossary), segment ? { segment } : {});
}
