import { memoize } from '../../../model/memoize.ts';
import type { Card, NamedCard, Ruling } from '../../../model/records/document.ts';
import { joinSentences, LANGS, type Lang, otherLang } from '../../../model/records/lang.ts';
import type { Place } from '../../../model/records/place.ts';
import type { TextBlock } from '../../../model/records/text.ts';
import { hasJapanese, scriptOf } from '../../../model/text/script.ts';
import { asks, endsIn, endsSentence } from '../../../model/text/sentence.ts';
import { toSlug } from '../../../model/text/slug.ts';
import { tidySpaces } from '../../../model/text/spaces.ts';
import { goesOnInList } from '../../blocks/beside-number.ts';
import {
  areInBoth,
  type BlockForm,
  type CardLines,
  type Cell,
  paragraphsOf,
  type Span,
} from '../../blocks/block.ts';
import { COUNT_SIGN, toRuleNumberOf } from '../../blocks/label.ts';
import { asksInBoth, type PairedBlock, takeTurns } from '../../blocks/pair-languages.ts';
import {
  hasMoreWords,
  isHeadingText,
  parseCardName,
  parseNames,
  splitTitle,
} from '../../blocks/parse-names.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { isOneOf } from '../../words.ts';
import { numbersIn } from './block-texts.ts';
import type { DocumentBuilder } from './document-builder.ts';
import type { InDocument, Make } from './plan.ts';
import type { Signs } from './signs.ts';
import { isCitation } from './split-citations.ts';

/** A heading and, where it follows, its name in the other language: a topic; words set off that ask are a question. */
export const makeTopic: Make = (builder, found) => {
  const { block, blocks, at, signs } = found;
  const isAsked = listAsking(signs).has(block.from) && isOneOf(blocks[at + 1]?.form, 'text', 'item', 'entry');
  if (isAsked) makeQuestion(builder, found);
  else builder.addTopic(block, isChapter(block, signs));
};

/** Where headings ask something: several of a level, nearly all of which do, or words alone in their paragraphs. */
const listAsking = memoize((signs: Signs): ReadonlySet<number> => {
  const headings = signs.blocks.filter(({ form }) => form === 'heading');
  const levels = [...Map.groupBy(headings, ({ style }) => style)].map(([style, alike]) => {
    const asking = alike.filter((block) => asks(signs.textOf(block)));
    if (asking.length < THRESHOLDS.several) return [];
    if (asking.length >= alike.length * THRESHOLDS.nearlyAll) return alike;
    return style === '**' ? asking : [];
  });
  return new Set(levels.flat().map(({ from }) => from));
});

/** A chapter or an appendix is under nothing, whatever came before it. */
function isChapter(block: PairedBlock, signs: Signs): boolean {
  const { label } = block;
  if (['附則', '付則', '補則'].some((word) => signs.textOf(block).replaceAll(' ', '').startsWith(word)))
    return true;
  if (label?.kind === 'named') return !isOneOf(label.text.at(-1), '節', '条', '項');
  return label?.kind === 'count' && (signs.hasSections || signs.hasOwnNumbers);
}

/** A numbered entry: a rule of our book, a heading where something is under it, else a ruling with its number. */
export const makeEntry: Make = (builder, found) => {
  const { block, signs } = found;
  const next = found.blocks[found.at + 1];
  // A number printed once for each language stands twice above its texts.
  if (block.paragraphs.length === 0 && block.label && next?.label?.text === block.label.text)
    return void builder.lineOf(block);
  const number = block.label && toRuleNumberOf(block.label);
  if (number && block.cites) return void builder.addNote(block, [number]);
  const text = signs.textOf(block);
  if (number && goesOnInList(text))
    return void builder.addNote(block, numbersIn({ ja: [paragraph(`${number} ${text}`)] }));
  if (number && !signs.hasOwnNumbers) {
    const [{ twin, ...alone }, beside] = cutBeside(block);
    for (const side of twin ? [alone, twin] : [alone]) builder.addRule(number, side);
    if (beside) builder.addNote(beside, [number]);
  } else if (isSection(found)) makeTopic(builder, found);
  else if (block.label?.kind === 'parts' || block.label?.kind === 'rule') {
    builder.addRuling('rule', { ...block, label: { ...block.label, kind: 'parts' } });
  } else makePoint(builder, found);
};

/** A row in both languages, and what its other cells say of it. */
function cutBeside(block: PairedBlock): [PairedBlock, PairedBlock?] {
  const { label: _, cells = [], ...row } = block;
  const texts = cells.filter(({ holds }) => holds?.lang);
  const beside = cells.filter((cell) => !texts.includes(cell));
  const [first] = beside;
  return areInBoth(cells) && first
    ? [
        { ...block, cells: texts },
        { ...row, from: first.from, cells: beside },
      ]
    : [block];
}

/** Whether a numbered name is a heading: something deeper or a text is under it. */
export function isSection({ block, blocks, at, signs }: InDocument): boolean {
  const { label } = block;
  const text = signs.textOf(block);
  if (!label || label.kind === 'letter' || text.length > THRESHOLDS.nameAlone) return false;
  if (!isHeadingText(text) || !/\p{L}/u.test(text)) return label.kind === 'named' && !endsSentence(text);
  const [before, next] = [blocks[at - 1], blocks[at + 1]];
  if ((block.cells?.length ?? 0) > 1) return false;
  if (!next || (block.isListed && !isBelow(next.label?.text ?? '', label.text))) return false;
  if (next.form === 'entry' && next.label) {
    if (label.kind === 'count')
      return (
        isBelow(next.label.text, label.text) ||
        (next.label.text === '1' && signOf(label, signs) !== signOf(next.label, signs))
      );
    if (next.label.kind === label.kind) return next.label.depth > label.depth;
    // What counts on from above is no part of it.
    return next.label.kind !== 'count' || label.kind === 'named' || isOneOf(next.label.text, '0', '1');
  }
  if (label.kind !== 'count') return true;
  // A number right below the one before it counts in a list, as choices do.
  const isInList = block.gap === 0 && before?.label?.kind === 'count' && before.style === block.style;
  // No list has a heading below its first number.
  return label.text === '1' || (next.form !== 'heading' && !isInList);
}

/** How a number is written, whatever it is: `Ⅰ　` is above `①`, `1.` above `(1)`. */
function signOf({ from, to }: Span, { running }: Signs): string {
  return running.folded
    .slice(from, to)
    .trim()
    .replace(/[\p{L}\p{N}]+/u, (number) => {
      const plain = number.normalize('NFKC');
      return `${scriptOf(number)}${plain === number}${Number.isInteger(Number(plain))}`;
    });
}

/** `7.` is above `701` and `7.1`, not above `12.1`. */
function isBelow(label: string, above: string): boolean {
  return (
    label.startsWith(`${above}.`) ||
    label.startsWith(`${above}-`) ||
    (/^\d{3}/.test(label) && label.startsWith(above) && above.length === 1)
  );
}

/** Text that stands for itself: further text of the numbered entry above it in another game's book, else prose. */
export const makeProse: Make = (builder, { block, blocks, at, signs }) => {
  if (
    block.style === 'post' ||
    isBehindAnswer(blocks, at, signs) ||
    opensLanguage(blocks, at) ||
    leadsToQuestion(blocks, at, signs) ||
    isOfOther(builder.open.question, blocks, at)
  )
    builder.close();
  const { rule, ruling, question } = builder.open;
  if (ruling && isCitation(signs.wordingOf(block)))
    return builder.addTo(ruling, block, { [ruling.ja ? 'ja' : 'en']: [paragraph(builder.lineOf(block))] });
  const numbered = ruling?.type === 'rule' && signs.hasOwnNumbers ? ruling : undefined;
  const goesOn =
    block.gap === 0 || (rule && LANGS.every((lang) => !rule[lang]?.blocks.length && !rule[lang]?.title));
  // A row in both languages is a pair of its own, whatever it is below.
  const above = areInBoth(block.cells ?? [])
    ? undefined
    : (question ?? (goesOn ? rule : undefined) ?? numbered);
  if (above) return builder.addTo(above, block);
  builder.close();
  builder.addRuling('prose', block);
};

/** Whether an answer that is a quotation ended above a text. */
function isBehindAnswer(blocks: readonly PairedBlock[], at: number, signs: Signs): boolean {
  let above = at - 1;
  while (blocks[above]?.form === 'quotation') above--;
  const asked = blocks[above];
  const isAsked =
    asked?.form === 'question' || (asked?.form === 'heading' && endsIn(signs.textOf(asked), '?'));
  return isAsked && above < at - 1 && blocks[at]?.form === 'text';
}

/** Whether a text set apart below an answer is in the other language, where questions are not asked in both. */
function isOfOther(question: Ruling | undefined, blocks: readonly PairedBlock[], at: number): boolean {
  const { lang, gap = 0 } = blocks[at] ?? {};
  return question !== undefined && lang !== undefined && gap > 0 && !question[lang] && !asksInBoth(blocks);
}

/** Whether a text says what the question below it is: `From the issue of March 27th:`. */
function leadsToQuestion(blocks: readonly PairedBlock[], at: number, signs: Signs): boolean {
  const block = blocks[at];
  return block?.form === 'text' && blocks[at + 1]?.form === 'question' && endsIn(signs.printedOf(block), ':');
}

/** Whether a text and the numbered one below it are in another language than what is above: a part begins, `以下は日本語訳`. */
function opensLanguage(blocks: readonly PairedBlock[], at: number): boolean {
  const [above, lang, below] = [-1, 0, 1].map((step) => blocks[at + step]?.lang);
  return blocks[at + 1]?.label !== undefined && above !== undefined && above !== lang && lang === below;
}

/** An item: a point, under the card above it; a name in both languages has both. */
export const makePoint: Make = (builder, { block, signs }) => {
  if (block.cells?.some(({ holds }) => holds?.is === 'ruling')) return makeRuled(builder, block, block.cells);
  const { said: _, ...unsaid } = block;
  const text = signs.textOf(block);
  const isName = !block.twin && block.lang && isHeadingText(text) && !text.includes(':');
  const { en, ja } = isName ? parseNames(builder.lineOf(unsaid), block.lang ?? 'ja') : {};
  delete builder.open.rule;
  const texts = en && ja ? { en: [paragraph(en)], ja: [paragraph(ja)] } : undefined;
  builder.addRuling('point', block, texts);
};

/** A row of what was ruled, of which the cells that name the card are no text. */
function makeRuled(builder: DocumentBuilder, block: PairedBlock, cells: readonly Cell[]): void {
  builder.close();
  const names = cells.filter(({ holds }) => holds?.is === 'name');
  const ruling = builder.addRuling('point', {
    ...block,
    cells: cells.filter((cell) => !names.includes(cell)),
  });
  if (names.length === 0) return;
  const card: NamedCard = {};
  for (const { holds, lines } of names) {
    const name = builder.take(lines);
    card[holds?.lang ?? (hasJapanese(name) ? 'ja' : 'en')] ??= name;
  }
  ruling.cards = [card, ...ruling.cards.filter(({ en, ja }) => en !== card.en && ja !== card.ja)];
}

export function paragraph(text: string): TextBlock {
  return { type: 'paragraph', text };
}

/** A question; the same in the other language goes beside it. */
export const makeQuestion: Make = (builder, found) => {
  const { block } = found;
  const texts = builder.textsOf(block, true);
  for (const lang of LANGS) {
    const said = (texts[lang] ?? []).map(({ text }) => text);
    // Of a row the first cell that asks is the question.
    const asked = block.cells ? said.findIndex((text) => endsIn(text, '?')) + 1 : 0;
    const [first, answer] = asked > 0 ? [said.slice(0, asked), said.slice(asked)] : [said, []];
    if (said.length > 1) texts[lang] = [joinSentences(first, lang), ...answer].map(paragraph);
  }
  const { question } = builder.open;
  const count = countOf(found);
  const isOther =
    question &&
    // A row asks something of its own.
    (count || block.style !== 'row') &&
    (!count || builder.asked.get(count) === question) &&
    (texts.en || texts.ja) &&
    LANGS.every((lang) => !question[lang] || !texts[lang]) &&
    (asksInTurns(found.signs).get(block.form) ?? true);
  const asked = builder.addRuling('question', block, texts, isOther ? question : undefined);
  builder.open.question = asked;
  delete builder.open.indent;
  if (count && !isOther) builder.asked.set(count, asked);
};

/** By the form of what asks, whether every second of it is in the other language: only then one may repeat the one above it. */
const asksInTurns = memoize((signs: Signs): ReadonlyMap<BlockForm, boolean> => {
  const asked = signs.blocks.filter((block) => block.form === 'question' || asks(signs.textOf(block)));
  return new Map(
    [...Map.groupBy(asked, ({ form }) => form)].map(([form, alike]) => [
      form,
      takeTurns(signs.blocks, alike),
    ]),
  );
});

/** An answer: further paragraphs of its question, the one of its number where all questions come first; without one, prose. */
export const makeAnswer: Make = (builder, found) => {
  const count = countOf(found);
  const open = (count && builder.asked.get(count)) || builder.open.question;
  const { rulings } = builder.reading.records;
  const question =
    open ?? (isAskedOnce(found.signs) ? rulings.find(({ type }) => type === 'question') : undefined);
  if (!question) return makeProse(builder, found);
  builder.addTo(question, found.block);
  builder.open.question = question;
};

/** Whether a document has one question, to which further answers are below other things. */
const isAskedOnce = memoize((signs: Signs) => signs.count('question') === 1);

const COUNT = new RegExp(COUNT_SIGN);

/** The number in the sign of a question or an answer: `Q3.`, `答二`. */
function countOf({ block, signs }: InDocument): string | undefined {
  if (block.style === 'post') return undefined;
  const text = block.paragraphs[0]?.[0]?.from ?? block.to;
  return COUNT.exec(signs.running.folded.slice(block.from, text))?.[0].normalize('NFKC');
}

/** An example belongs to the rule or entry above it. */
export const makeExample: Make = (builder, { block }) => {
  const above = builder.open.rule ?? builder.open.ruling;
  if (above) builder.addTo(above, block);
  else builder.addRuling('example', block);
};

/** `(*1) …`: what a mark in the text above it says; what the format calls a footnote may be far from its mark. */
export const makeFootnote = (builder: DocumentBuilder, { block }: Pick<InDocument, 'block'>): void => {
  const texts = builder.textsOf(block);
  const text = LANGS.flatMap((lang) => texts[lang] ?? [])
    .map((each) => each.text)
    .join('\n');
  const { note } = builder.open;
  if (!note || block.style === 'footnote') return void builder.addRuling('note', block, texts);
  note.footnotes = {
    ...note.footnotes,
    [block.style]: [note.footnotes?.[block.style], text].filter(Boolean).join('\n'),
  };
};

/** A paragraph that says something of rules is a note on them. */
export const makeRemark: Make = (builder, found) => {
  const { block } = found;
  if (builder.open.question) return makeProse(builder, found);
  const texts = builder.textsOf(block);
  const about = numbersIn(texts);
  if (about.length === 0) builder.addRuling('prose', block, texts);
  else builder.addNote(block, about, texts);
};

/** Keeps what is before the first part of a document as a note on all of it. */
export function addPreface({ reading }: DocumentBuilder, printed: string, place: Place): string {
  const { notes } = reading.records;
  const text = tidySpaces(printed);
  const lang = hasJapanese(text) ? 'ja' : 'en';
  notes.push({ id: `preface-${notes.length + 1}`, about: [], lang, blocks: [paragraph(text)], place });
  return text;
}

/** A card printed in lines of its own; one that is the translation of the card above it is the same. */
export const makeCard: Make = (builder, found) => {
  const { block, blocks, at } = found;
  const { card: lines } = block;
  if (!lines) return;
  builder.close();
  builder.takeLabel(block);
  const made = takeCard(builder, found, lines);
  const { cards } = builder.reading.records;
  const above = blocks[at - 1]?.form === 'card' ? cards.at(-1) : undefined;
  const card = above && isTranslated(above, made) ? above : made;
  if (card === made) cards.push(card);
  else {
    Object.assign(card.names, made.names);
    Object.assign(card.type, made.type);
    for (const lang of LANGS) card.text[lang].push(...made.text[lang]);
  }
  builder.open.card = card;
  if (lines.more.length > 0) addSaidOfCard(builder, block, lines.more, { id: card.id, names: made.names });
};

/** The card that some lines print. */
function takeCard(builder: DocumentBuilder, { block, signs }: InDocument, lines: CardLines): Card {
  const place = builder.placeOf(block);
  const printed = builder.take([lines.name]);
  const { code = '', ...names } = toNames(printed);
  const other = lines.otherName && builder.take([lines.otherName]);
  if (other !== undefined) names.ja = parseNames(other, 'ja').ja ?? other;
  const saysMore = [printed, other].find((name) => name && hasMoreWords(name, [names.en, names.ja, code]));
  const types = [lines.type, lines.otherType].flatMap((span) => (span ? toTypes(builder.take([span])) : []));
  const text = { en: [] as string[], ja: [] as string[] };
  for (const spans of paragraphsOf({ lines: lines.text, text: signs.running.text, from: 0 })) {
    const line = builder.take(spans);
    text[hasJapanese(line) || (names.ja && !/[A-Za-z]{4}/.test(line)) ? 'ja' : 'en'].push(line);
  }
  return {
    id: builder.ids.give(toSlug(names.en ?? names.ja ?? printed, 'card'), place),
    ...(builder.open.topic && { topic: builder.open.topic.id }),
    names,
    ...(saysMore && { printed: saysMore }),
    ...(lines.cost && { cost: builder.take([lines.cost]) }),
    type: Object.assign({}, ...types),
    ...(lines.size && { size: builder.take([lines.size]) }),
    text,
    place,
  };
}

/** What else is printed of a card, as a note on it. */
function addSaidOfCard(
  builder: DocumentBuilder,
  block: PairedBlock,
  lines: CardLines['more'],
  { id, names }: Pick<Card, 'id' | 'names'>,
): void {
  const more = lines.map(({ lang, ...span }) => ({ lang, text: builder.take([span]) }));
  // Columns of two languages say the same in both.
  const isInBoth = LANGS.every((lang) => more.some((each) => each.lang === lang));
  const main = more.some(({ text: line }) => hasJapanese(line)) ? 'ja' : 'en';
  const sides: Record<Lang, TextBlock[]> = { en: [], ja: [] };
  for (const { lang, text: line } of more) sides[(isInBoth && lang) || main].push(paragraph(line));
  const said = { ...block, from: lines[0]?.from ?? block.from, paragraphs: [] };
  const about = builder.addRuling('note', said, isInBoth ? sides : { [main]: sides[main] });
  about.card = id;
  about.cards = [{ ...names }];
  delete builder.open.ruling;
}

/** Whether a card is the one above it in the other language: what is the same in both is. */
function isTranslated(above: Card, card: Card): boolean {
  const [lang, ...others] = LANGS.filter((each) => above.names[each] !== undefined);
  const isOther =
    lang !== undefined && others.length === 0 && !card.names[lang] && card.names[otherLang(lang)];
  const areTyped = above.type.en !== undefined && card.type.ja !== undefined;
  const areTypedBack = above.type.ja !== undefined && card.type.en !== undefined;
  const isSame = (['cost', 'size'] as const).every((field) => above[field] === card[field]);
  return Boolean(isOther) && (areTyped || areTypedBack) && isSame;
}

/** `《霜/Frost(AB)》`, `『霜』（Frost）`: the names of a card as printed above it. */
function toNames(printed: string): NamedCard {
  const bare = printed.replace(/[『「《]([^『』「」《》]+)[』」》]/g, '$1');
  const card = parseCardName(bare);
  const { en, ja } = parseNames(bare, hasJapanese(bare) ? 'ja' : 'en');
  return en && ja && !(card.en && card.ja) ? { en, ja } : card;
}

/** A type in one language or, parted by a sign, in both. */
function toTypes(type: string): Card['type'] {
  const { en, ja } = splitTitle(type, hasJapanese(type) ? 'ja' : 'en');
  return { ...(en && { en }), ...(ja && { ja }) };
}
