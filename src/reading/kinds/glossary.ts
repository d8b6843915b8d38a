import { memoize } from '../../model/memoize.ts';
import { findWrittenDay } from '../../model/records/find-day.ts';
import { sliceWhen } from '../../model/slice-when.ts';
import { endsSentence } from '../../model/text/sentence.ts';
import type { Block } from '../blocks/block.ts';
import { isHeadingText, isTermLine, mayBeReading, parseNames } from '../blocks/parse-names.ts';
import { readLine } from '../blocks/read-line.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { isOneOf } from '../words.ts';
import { toBlockReader } from './documents/block-reader.ts';
import { makeEntry, makePoint, makeProse, makeTopic } from './documents/make-records.ts';
import type { InDocument, Make } from './documents/plan.ts';
import type { Signs } from './documents/signs.ts';
import {
  addTerm,
  findTermStyles,
  isDefined,
  keepTold,
  listBelowTerms,
  mayBeTerm,
  readTermCells,
  splitMeaning,
} from './documents/terms.ts';

const TITLE = /用語(?:集|一覧|[辞事]典|解説|の(?:手引|てびき|解説))|対訳表|索引|Glossary|Index of|語彙/i;

/** Lists of terms: both names on a line, a name with its reading, a name above its definition, rows of kana, see-also. */
export const glossaryReader = toBlockReader({
  kind: 'glossary',
  evidence: (signs) => {
    const numbered = signs.share((_, { form, label }) => form === 'entry' && label?.kind !== 'count');
    const ofRules = signs.count('entry', (_, { label }) => label?.kind === 'rule' && label.depth > 1);
    const heads = new Set<string>();
    const texts = signs.blocks.filter(({ form }) => !isOneOf(form, 'heading', 'field', 'skip'));
    const lines = texts.filter((block) => {
      const text = signs.wordingOf(block);
      // What is before several lines is a tag (`逆転：`), no term.
      const head = block.cells ? text : splitMeaning(text).head;
      const isNew = !heads.has(head);
      heads.add(head);
      return isNew && isOneOf(block.form, 'text', 'item', 'entry') && isNamed(text, block);
    });
    const named = lines.length / Math.max(1, texts.length);
    const rows = signs.count('heading', (_, { style }) => style === 'row');
    const short = signs.share((text) => text.length <= 60 && !endsSentence(text));
    const marked = signs.count(
      'heading',
      (text, { style }) => style === 'term' && isHeadingText(text) && !findWrittenDay(text),
    );
    const groups = listGroups(signs);
    const hanging = signs.blocks.filter((block, at) =>
      hasMeaningSetIn(block, signs.blocks[at + 1], signs),
    ).length;
    const inBoth = signs.count('heading', (text) => isTermLine(parseNames(text, 'ja', true)));
    // Who says something again and again is no term.
    const headed = new Set(
      groups.flatMap((group) => (group[0] && isHeaded(group, signs) ? [signs.textOf(group[0])] : [])),
    ).size;
    return {
      ruledOut:
        (signs.blocks.length < 3 && 'hardly any lines') ||
        (numbered > 0.3 && 'numbered entries in between') ||
        (ofRules > 1 && 'numbers of rules'),
      shows: {
        'a title of terms': signs.opens(TITLE) && 0.55,
        'lines that name a term': named >= 0.5 && 0.55,
        'terms that the markup names':
          marked >= 2 && listBelowTerms(signs).size * 2 >= signs.blocks.length && 0.6,
        'headings that name a term in both languages':
          inBoth >= THRESHOLDS.fewest && inBoth * 2 >= signs.count('heading') && 0.3,
        'names over what is set in below them':
          hanging >= THRESHOLDS.fewest && hanging * 2 >= texts.length * THRESHOLDS.nearlyAll && 0.6,
        'hardly other lines': named >= 0.8 && 0.3,
        'rows of kana over short lines': rows >= 2 && short >= 0.5 && 0.5,
        'names over their readings or other names': headed >= 2 && headed * 4 >= groups.length * 3 && 0.6,
      },
    };
  },
  records: {
    heading: (builder, found) => (isPartOf(found) ? makeTopic : orTerm(makeTopic))(builder, found),
    text: orTerm(makeProse),
    item: orTerm(makePoint),
    entry: orTerm(makeEntry),
  },
});

/** A term, but where the document itself says which are its terms. */
function orTerm(make: Make): Make {
  return (builder, found) => {
    const { block, signs } = found;
    const isNone =
      !toldTerms(signs).has(block.from) || (block.form === 'item' && findTermStyles(signs).size > 0);
    (isNone ? make : addTerm)(builder, found);
  };
}

/** Where terms begin. */
const toldTerms = memoize((signs: Signs): ReadonlySet<number> => {
  return new Set(keepTold(signs.blocks, signs).map(({ from }) => from));
});

/** Whether a heading is of a part, and no term. */
function isPartOf({ block, signs }: InDocument): boolean {
  const { style } = block;
  if (readLine(signs.textOf(block)).form === 'row') return true;
  return /^[#=~_+*-]+$/.test(style) && !findTermStyles(signs).has(style);
}

/** A part of another document, of which something is said. */
const NUMBER = /^\d+(?:[.-]\d+)*[a-z]?$/;

/** `標/Beacon`, `標（ひょう）`, `標 → 灯心`, `標（ひょう）：…である。` */
function isNamed(text: string, { lang, cells }: Block): boolean {
  if (cells?.some(({ holds }) => holds?.is === 'ruling')) return false;
  if (cells) return isDefined({ cells }) || (mayBeTerm(cells) && isTermLine(readTermCells(cells).names));
  if (text.length > 200) return false;
  const { head, meaning } = splitMeaning(text);
  if (findWrittenDay(head) || NUMBER.test(head)) return false;
  if (meaning !== undefined && head.length <= 30 && endsSentence(meaning)) return true;
  if (meaning !== undefined) return isTermLine(parseNames(head, lang ?? 'ja', true));
  return !endsSentence(text) && isTermLine(parseNames(text, lang ?? 'ja', true));
}

/** Whether a name is right above a text that is set in, as a dictionary sets its meanings. */
function hasMeaningSetIn(block: Block, next: Block | undefined, signs: Signs): boolean {
  if (next?.form !== 'text' || next.gap > 0 || next.indent <= block.indent || block.label) return false;
  return isHeadingText(signs.textOf(block)) && endsSentence(signs.textOf(next));
}

/** Blocks between blank lines. */
function listGroups({ blocks }: Signs): Block[][] {
  return sliceWhen(blocks, ({ gap }) => gap > 0).filter((group) => group.length > 1);
}

/** A short name with its reading or its name in the other language on the next line, or a line of names over what they mean. */
function isHeaded([first, second]: readonly Block[], signs: Signs): boolean {
  if (!first || !second || !isOneOf(first.form, 'text', 'heading') || second.form !== 'text') return false;
  const [name, below] = [signs.textOf(first), signs.textOf(second)];
  if (name.length > 40 || endsSentence(name)) return false;
  if (endsSentence(below)) return first.form === 'text' && isTermLine(parseNames(name, 'ja', true));
  if (below.length > 40) return false;
  return mayBeReading(below, name) || (first.lang !== second.lang && second.lang !== undefined);
}
