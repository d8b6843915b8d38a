import { memoize } from '../../model/memoize.ts';
import { LANGS, type Lang } from '../../model/records/lang.ts';
import { sliceWhen } from '../../model/slice-when.ts';
import { countColumns, hasJapanese } from '../../model/text/script.ts';
import { endsSentence } from '../../model/text/sentence.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { isNoteOn, isOneOf } from '../words.ts';
import { type Block, wordsOf } from './block.ts';

/** A block with the one that says the same in the other language right after it. */
export interface PairedBlock extends Block {
  twin?: Block;
}

/**
 * Joins a block to the one after it where that is its translation: the same form and number in the other language, and,
 * without a number, in a document whose languages take turns at that form. `folded` is the text that they are of.
 */
export function pairLanguages(blocks: readonly Block[], folded: string): PairedBlock[] {
  return pairHalves(blocks) ?? pairNeighbours(blocks, folded);
}

/**
 * A text and below it its translation: each half is in one language, and the forms and numbers of one are those of the
 * other in the same order, headings or numbers among them. What is above the first number, as a title or "here is the
 * translation", may be in one half alone. Undefined where one block differs and the headings are no more alike.
 */
function pairHalves(blocks: readonly Block[]): PairedBlock[] | undefined {
  const texts = blocks.filter(({ form }) => form !== 'field' && form !== 'skip');
  const turn = texts.findIndex(({ lang }) => lang !== texts[0]?.lang);
  const whole = [texts.slice(0, turn), texts.slice(turn)] as const;
  const isWhole = whole[0].length === whole[1].length;
  const [first, second] = isWhole ? whole : [dropLead(whole[0]), dropLead(whole[1])];
  const holding = first.filter(({ form, label }) => form === 'heading' || label).length;
  if (holding < THRESHOLDS.several || first.length < THRESHOLDS.fewest || !isTranslationOf(first, second))
    return pairParts(blocks, texts);
  const twins = new Map(first.map((block, at) => [block, second[at]]));
  const lead = whole[1].slice(0, -second.length);
  const moved = new Set([...second, ...lead]);
  return blocks.flatMap((block) => {
    if (moved.has(block)) return [];
    const twin = twins.get(block);
    return [...(block === first[0] ? lead : []), twin ? { ...block, twin } : block];
  });
}

/** Whether some blocks have the forms and numbers of others, in the other language and the same order. */
function isTranslationOf(first: readonly Block[], second: readonly Block[]): boolean {
  const isTold = first.every((block, at) => {
    const twin = second[at];
    return twin && block.style === twin.style && isAlike(block, twin);
  });
  return first.length === second.length && isTold;
}

/**
 * The same where one half says more: headings in one language and, below all of them, as many of the same levels in the
 * other. Parts below them that agree are pairs, most of them; the others stand below each other.
 */
function pairParts(blocks: readonly Block[], texts: readonly Block[]): PairedBlock[] | undefined {
  const heads = texts.filter(({ form }) => form === 'heading');
  const [begin, turn] = [heads[0], heads[heads.length / 2]];
  if (!begin || !turn || heads.length < THRESHOLDS.fewest * 2) return undefined;
  const [first, second] = [
    texts.slice(texts.indexOf(begin), texts.indexOf(turn)),
    texts.slice(texts.indexOf(turn)),
  ];
  const areApart =
    first.every(({ lang }) => lang !== turn.lang) && second.every(({ lang }) => lang !== begin.lang);
  const [parts, others] = [cutParts(first), cutParts(second)];
  const areHeads = parts.every(([head], at) => {
    const twin = others[at]?.[0];
    return head && twin && head.style === twin.style && isAlike(head, twin);
  });
  const agree = parts.map((part, at) => isTranslationOf(part, others[at] ?? []));
  const agreeing = agree.filter((each, at) => each && (parts[at]?.length ?? 0) > 1).length;
  if (!areApart || !areHeads || agreeing * 2 < parts.length) return undefined;
  const paired = parts.flatMap((part, at): PairedBlock[] => {
    const [twin, ...below] = others[at] ?? [];
    if (agree[at]) return part.map((block, nth) => ({ ...block, twin: others[at]?.[nth] as Block }));
    const [head, ...own] = part;
    return [{ ...(head as Block), twin: twin as Block }, ...own, ...below];
  });
  const moved = new Set([...first, ...second]);
  return blocks.flatMap((block) => (block === begin ? paired : moved.has(block) ? [] : [block]));
}

/** Blocks in parts, each from a heading on. */
function cutParts(blocks: readonly Block[]): Block[][] {
  return sliceWhen(blocks, ({ form }) => form === 'heading');
}

/** Items below each other in one language; anything else alone. */
function cutLists(blocks: readonly Block[]): Block[][] {
  return sliceWhen(
    blocks,
    (block, _, [first]) => block.form !== 'item' || first?.form !== 'item' || block.lang !== first.lang,
  );
}

/** A half from its first number on. */
function dropLead(half: readonly Block[]): readonly Block[] {
  const at = half.findIndex(({ label }) => label);
  return half.slice(Math.max(0, at));
}

function pairNeighbours(blocks: readonly Block[], folded: string): PairedBlock[] {
  const paired: PairedBlock[] = [];
  const turns = new Map<Block['form'], Lang | undefined>();
  // Where a sign says which texts translate, no other one does.
  const isSigned = blocks.some(translates);
  const held = isSigned ? new Set() : findHeld(blocks, folded);
  const lists = cutLists(blocks);
  const parts = findParts(blocks, lists, folded);
  // What is last in a list says nothing of what another begins with.
  const listed = new Set(lists.flatMap((list) => (list.length > 1 ? list : [])));
  const isPair = (block: Block, next: Block) => {
    if (block.isTranslated || held.has(block)) return true;
    if (isSigned && block.form !== 'heading')
      return translates(next) && block.lang !== undefined && block.lang !== next.lang;
    if (listed.has(block) || !isCounterpart(block, next) || !mayTranslate(folded, block, next)) return false;
    // What a page has between two paragraphs parts them.
    if (block.form === 'text' && folded.slice(block.to, next.from).trim() !== '') return false;
    const first = turns.getOrInsertComputed(block.form, (form) => findFirstLanguage(blocks, form));
    return block.label !== undefined || first === block.lang;
  };
  for (let at = 0; at < blocks.length; at++) {
    const [block, next] = [blocks[at] as Block, blocks[at + 1]];
    const twins = parts.get(block) ?? (next && isPair(block, next) ? [next] : []);
    for (const [index, twin] of twins.entries()) paired.push({ ...(blocks[at + index] as Block), twin });
    if (twins.length === 0) paired.push(block);
    else at += twins.length * 2 - 1;
  }
  return paired;
}

/** Whether a sign says that a text translates the one above it. */
function translates({ style, lang }: Block): boolean {
  return style.includes('訳') && lang !== undefined;
}

/**
 * Items, numbered texts and rows of what was said on a day that have, nearly all of those in their form, one text or row below
 * them, which says the same in the other language.
 */
function findHeld(blocks: readonly Block[], folded: string): Set<Block> {
  const found = new Set<Block>();
  const opening = folded.slice(0, THRESHOLDS.compared);
  const isTranslated = TRANSLATED.some((word) => opening.includes(word));
  const isHeld = ({ form, cells }: Block, next: Block, behind?: Block) => {
    const isRemark = behind && isNoteOn(folded.slice(behind.from, behind.to));
    const goesOn = behind?.form === 'text' && !isRemark && !(next.gap === 0 && behind.gap > 0);
    // What a day is beside in one language is below it in the other.
    return cells
      ? next.form === form && !next.said?.length && next.cells?.[0]?.column === cells[0]?.column
      : next.form === 'text' && !next.cells && !goesOn;
  };
  const add = (isOfKind: (block: Block) => boolean, ratio?: number) => {
    const all = [...blocks.entries()].filter(([, block]) => block.lang && isOfKind(block));
    const holding = all.filter(([at, block]) => {
      const next = blocks[at + 1];
      if (!next || next.lang === block.lang || !isHeld(block, next, blocks[at + 2])) return false;
      const { said: _, label: __, ...bare } = block;
      return isOfLength(block, next, ratio) && mayTranslate(folded, bare, next);
    });
    const mayHold = ([at]: readonly [number, Block]) =>
      !isTranslated || (blocks[at + 1]?.form === 'text' && blocks[at + 1]?.label === undefined);
    // Beside what is quoted in one language remarks may be in the other; some may not be translated yet.
    const alike = all.filter((each) => each[1].lang === holding[0]?.[1].lang && mayHold(each));
    const isRule =
      holding.length >= THRESHOLDS.several && holding.length >= alike.length * THRESHOLDS.nearlyAll;
    if (isRule) for (const [, block] of holding) found.add(block);
  };
  add(({ form, cells }) => form === 'item' && !cells);
  // Below rules somebody may remark on each.
  add(
    ({ form, cells, label }) =>
      form === 'entry' && !cells && (isTranslated || !isOneOf(label?.kind, 'rule', 'parts')),
  );
  add(({ cells, said = [] }) => cells?.length === 1 && said.length > 0);
  // A remark on what is quoted may be of any length.
  if (isTranslated) add(({ form }) => form === 'quotation', THRESHOLDS.several);
  return found;
}

/**
 * Parts below headings, and lists, that have the same in the other language below them, form by form, as two columns of a page
 * have: each run of them by its first block, with the blocks of the other. One that is short may be so by chance.
 */
function findParts(
  blocks: readonly Block[],
  lists: readonly (readonly Block[])[],
  folded: string,
): Map<Block, readonly Block[]> {
  const found = new Map<Block, readonly Block[]>();
  const runs = sliceWhen(cutParts(blocks), ([head], _, [first]) => {
    const [other] = first ?? [];
    return head?.lang !== other?.lang || head?.style !== other?.style;
  });
  const add = (own: readonly Block[], next: readonly Block[] = []) => {
    const others = next.slice(0, next.findLastIndex(({ form }) => form !== 'skip') + 1);
    const isSame = own.every((block, nth) => others[nth] && mayTranslate(folded, block, others[nth]));
    if (own[0] && isSame && isTranslationOf(own, others)) found.set(own[0], others);
  };
  for (const [at, run] of runs.entries())
    if (run[0]?.[0]?.form === 'heading' && run.every(({ length }) => length > 1))
      add(run.flat(), runs[at + 1]?.flat());
  for (const [at, list] of lists.entries())
    if (list.length > 1 && list.every((block, nth) => isOfLength(block, lists[at + 1]?.[nth] ?? block)))
      add(list, lists[at + 1]);
  const [first] = found.keys();
  // What is in one language is before what says so in the other, never both ways.
  for (const head of found.keys()) if (head.lang !== first?.lang) return new Map();
  const isLong = [...found.values()].some(({ length }) => length > THRESHOLDS.fewest);
  return isLong || found.size >= THRESHOLDS.several ? found : new Map();
}

/** Words by which a document says that it is an original with its translation. */
const TRANSLATED = ['対訳', '原文', '訳文', '私訳', '拙訳', 'ranslat'];

function isCounterpart(block: Block, next: Block): boolean {
  if (!isAlike(block, next)) return false;
  if (block.label) return true;
  // Of headings with nothing between, one level is of one thing; signs may differ where no line is between.
  const isOfLevel = block.style === next.style && block.style.startsWith('#');
  return block.form === 'heading' ? next.gap === 0 || isOfLevel : block.style === next.style;
}

/**
 * Whether two texts without a number of their own hold the same numbers of several digits or parts, and both are sentences or both
 * names; a single digit may be a word in the other language. Two in both scripts say what words mean.
 */
function mayTranslate(folded: string, block: Block, next: Block): boolean {
  if (block.label) return true;
  const [one, other] = [block, next].map(({ said = [], paragraphs, lang }) => {
    const text = wordsOf([...said, ...paragraphs], folded);
    const months = MONTHS.flatMap(([name, number]) => (text.includes(name) ? number : []));
    return {
      numbers: new Set([...months, ...(text.match(/\d+(?:\.\d+)+|[1-9]\d+/g) ?? [])]),
      states: endsSentence(text),
      isNote: isNoteOn(text),
      isMixed: lang === 'en' ? hasJapanese(text) : countColumns(text) * 2 < text.length * 3,
      name: text.slice(0, Math.max(0, text.slice(0, THRESHOLDS.label).indexOf(':'))),
    };
  });
  // Two fields say two things, `Guild: …`, `Channel: …`.
  const areFields =
    one?.name && other?.name && !hasJapanese(one.name + other.name) && one.name !== other.name;
  return (
    !areFields &&
    !(one?.isMixed && other?.isMixed) &&
    one?.states === other?.states &&
    one?.isNote === other?.isNote &&
    one?.numbers.symmetricDifference(other?.numbers ?? one.numbers).size === 0
  );
}

/** The months whose numbers Japanese writes in two digits. */
const MONTHS = [
  ['October', '10'],
  ['November', '11'],
  ['December', '12'],
] as const;

/** Whether two blocks are of one form and number, in two languages and of about one length. */
function isAlike(block: Block, next: Block): boolean {
  if (block.form !== next.form || !block.lang || !next.lang || block.lang === next.lang) return false;
  if (block.label?.text !== next.label?.text || block.form === 'card' || block.form === 'field') return false;
  // Cells are paired by their columns; messages in two languages are of two people.
  if (block.cells || next.cells || block.style === 'post') return false;
  return block.label !== undefined || isOfLength(block, next);
}

/** Whether a text is about as long as its translation is. */
function isOfLength(block: Block, next: Block, ratio: number = THRESHOLDS.translationRatio): boolean {
  const [a, b] = [lengthOf(block), lengthOf(next)];
  return Math.max(a, b) <= ratio * Math.min(a, b) + 12;
}

/**
 * Whether what asks is in two languages by turns: every second block is in the other language than the one above it, or those in
 * one language are each right below one in the other.
 */
export function takeTurns(blocks: readonly Block[], asked: readonly Block[]): boolean {
  const isOther = ({ lang }: Block, above: Block | undefined) => lang !== above?.lang;
  const alternates = asked.every((block, at) => at % 2 === 0 || isOther(block, asked[at - 1]));
  if (asked.length % 2 === 0 && alternates) return true;
  const all = new Set(asked);
  const rightBelow = blocks.filter((block, at) => {
    const above = blocks[at - 1];
    return block.gap === 0 && above !== undefined && all.has(above) && isOther(block, above);
  });
  const known = new Set(rightBelow);
  return LANGS.some((of) => {
    const own = asked.filter(({ lang }) => lang === of);
    return own.length > 0 && own.every((block) => known.has(block));
  });
}

/** The same of the questions of a document: only then one may repeat the one above it. */
export const asksInBoth = memoize((blocks: readonly Block[]): boolean =>
  takeTurns(
    blocks,
    blocks.filter(({ form }) => form === 'question'),
  ),
);

/**
 * The language that comes first where blocks of a form take turns; undefined where they do not. It is the one with less
 * room below it, else the one that begins more of the rows in which as many are in either, else the one whose texts are
 * by far more of the length of those below them, else that of the first.
 */
function findFirstLanguage(blocks: readonly Block[], form: Block['form']): Lang | undefined {
  const steps: Record<Lang, number[]> = { en: [], ja: [] };
  const begins: Record<Lang, number> = { en: 0, ja: 0 };
  const unlike: Record<Lang, number[]> = { en: [], ja: [] };
  let same = 0;
  let length = 1;
  const mayTurn = (block?: Block) => block?.form === form && block.lang && !block.label && !block.cells;
  for (const [at, block] of blocks.entries()) {
    const [next, after] = [blocks[at + 1], blocks[at + 2]];
    if (!mayTurn(block) || !block.lang || !next || !mayTurn(next)) continue;
    const turns = block.lang !== next.lang;
    if (turns) {
      steps[block.lang].push(next.gap);
      unlike[block.lang].push(Math.abs(Math.log(lengthOf(block) / lengthOf(next))));
    } else same++;
    length = turns ? length + 1 : 1;
    if (mayTurn(after) && after?.lang !== next.lang) continue;
    if (length % 2 === 0) begins[block.lang]++;
    length = 1;
  }
  const turns = steps.en.length + steps.ja.length;
  if (turns === 0 || same > turns || (form === 'question' && !asksInBoth(blocks))) return undefined;
  const mean = (all: number[]) =>
    all.length === 0 ? Number.POSITIVE_INFINITY : all.reduce((a, b) => a + b, 0) / all.length;
  if (mean(steps.en) !== mean(steps.ja)) return mean(steps.en) < mean(steps.ja) ? 'en' : 'ja';
  if (begins.en !== begins.ja) return begins.en > begins.ja ? 'en' : 'ja';
  const [en, ja] = [mean(unlike.en), mean(unlike.ja)];
  if (Math.min(en, ja) * THRESHOLDS.several < Math.max(en, ja)) return en < ja ? 'en' : 'ja';
  return blocks.find((block) => block.form === form && block.lang)?.lang;
}

function lengthOf({ paragraphs, lang }: Block): number {
  const units = paragraphs.flat().reduce((sum, { from, to }) => sum + to - from, 0);
  return lang === 'ja' ? units * 2 : units;
}
