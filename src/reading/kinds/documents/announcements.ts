import type { Note } from '../../../model/records/document.ts';
import { LANGS } from '../../../model/records/lang.ts';
import { levelOf, type RuleNumber } from '../../../model/records/rule-number.ts';
import { foldForms } from '../../../model/text/fold-forms.ts';
import { isPolite } from '../../../model/text/is-polite.ts';
import { hasWord } from '../../../model/text/script.ts';
import { goesOnInList, goesOnInSentence, IN_LIST } from '../../blocks/beside-number.ts';
import { type Block, withoutLabel } from '../../blocks/block.ts';
import { toRuleNumberOf } from '../../blocks/label.ts';
import { isHeadingText } from '../../blocks/parse-names.ts';
import { isOneOf } from '../../words.ts';
import { numbersIn } from './block-texts.ts';
import type { DocumentBuilder } from './document-builder.ts';
import { makeTopic, paragraph } from './make-records.ts';
import type { Make } from './plan.ts';

/** Words that say what became of a rule. */
const CHANGES = [
  ['new', '新規|新設|新ルール|追加|\\b(?:new|added)\\b'],
  ['removed', '削除|廃止|\\b(?:removed|deleted)\\b'],
  ['moved', '移動|番号変更|\\b(?:moved|renumbered)\\b'],
  ['changed', '変更|改訂|修正|更新|\\b(?:changed|revised|updated|reworded)\\b'],
] as const;
const ALONE = new RegExp(
  `^[\\s()[\\]:]*(?:${CHANGES.map(([, words]) => words).join('|')})[\\s()[\\]:]*$`,
  'i',
);

/** What the words beside a number say became of the rule. */
export function findChange(text: string) {
  return CHANGES.find(([, words]) => new RegExp(words, 'i').test(text))?.[0];
}

/** A line behind its number, with that where it begins a range or a list: `702.150 - 702.152`, `604.3 & 604.3a`. */
function withStart(own: RuleNumber | undefined, folded: string): string {
  return own && goesOnInList(folded) ? `${own} ${folded}` : folded;
}

/** Numbers and what parts them. */
const NUMBERS =
  /[\d.~〜、,・()[\]項&\s-]|(?<![a-z])[a-z](?![a-z])|(?<![a-z])(?:and|or|to|through|cr|rules?)(?![a-z])|および|及び|と|から|まで/gi;

/** What a line about numbers says: the rules, what became of them, and what it calls that; `folded` is behind its own number. */
export function readAnnounced({ label }: Block, folded: string) {
  const own = label && toRuleNumberOf(label);
  // A colon parts a word from the number that it is about: `新設：702.9b`.
  const named = numbersIn({ ja: [paragraph(withStart(own, folded).replaceAll(':', ' '))] });
  const rest = folded.replace(NUMBERS, '');
  return {
    about: [...new Set([...(own ? [own] : []), ...named])],
    change: findChange(folded),
    name: isChangeWord(rest) ? '' : rest,
  };
}

/** Numbers of rules, with what became of them: what follows is announced of them. */
export const makeAnnouncement: Make = (builder, found) => {
  const { block, signs } = found;
  const folded = signs.textOf(block);
  const own = block.label && toRuleNumberOf(block.label);
  const { about, change, name } = readAnnounced(block, folded);
  if (own && block.form !== 'heading' && (block.cells || !isNamed(folded))) {
    builder.close();
    return makeAnnounced(builder, found);
  }
  if (
    about.length === 0 ||
    (own && levelOf(own) === 'section' && isHeadingText(folded) && !isChangeWord(folded))
  )
    return makeTopic(builder, found);
  // The note itself says which numbers and what became of them.
  if (name !== '') builder.addTopic(goesOnInList(folded) ? withoutLabel(block) : block);
  else if (change) builder.skip(block, 'label');
  else builder.lineOf(block);
  builder.close();
  const note = builder.addNote({ ...block, paragraphs: [] }, about, {}, change ?? changeOfPart(builder));
  builder.open.note = note;
};

/** A number with a name, a word of change or nothing, not with a text. */
function isNamed(folded: string): boolean {
  return folded.trim() === '' || isHeadingText(folded) || isChangeWord(folded);
}

/** The words of a rule, `A new object …`, say nothing of its change; brackets before them do, and polite remarks, which no rule is. */
function findToldChange(folded: string, own: RuleNumber | undefined) {
  const [, before = ''] = IN_BRACKETS.exec(folded) ?? [];
  const isRule = own && !isNamed(folded) && !isPolite(folded);
  return findChange(isRule ? before : folded.slice(0, 40));
}

/** What the heading above says became of all numbers below it: `【新規】`. */
function changeOfPart({ open, reading }: DocumentBuilder): Note['change'] {
  const above = [open.topic, reading.records.topics.find(({ id }) => id === open.topic?.parent)];
  const names = above.flatMap((topic) =>
    LANGS.flatMap((lang) => topic?.names[lang]?.normalize('NFKC') ?? []),
  );
  return findChange(names.find(isChangeWord) ?? '');
}

const IN_BRACKETS = /^\s*[([【]([^)\]】]{1,20})[)\]】]\s*/;

function isChangeWord(text: string): boolean {
  return ALONE.test(text);
}

/** Numbers that a line begins with, ranges and lists of them, and what it says of them. */
const LEADING_NUMBERS = new RegExp(
  `^\\s*(?:\\[[^\\]]{1,6}\\]\\s*)?(?:CR|rules?|ルール)?\\s?((?:\\d{3}(?:\\.\\d{1,3}[a-z]?)?)(?:\\s?${IN_LIST}\\s?(?:\\d{3}(?:\\.\\d{1,3}[a-z]?)?|[a-z](?![a-z])))*)(?=[\\s:([]|\\.(?!\\d)|$)`,
  'i',
);

/** The rules that a line begins by naming; none where it only mentions some. */
export function leadingNumbers(folded: string): RuleNumber[] {
  const [, numbers = ''] = LEADING_NUMBERS.exec(folded) ?? [];
  return numbers.includes('.') ? numbersIn({ ja: [paragraph(numbers)] }) : [];
}

/** Text below announced numbers is of them; a line that begins with numbers announces its own. */
export const makeAnnounced: Make = (builder, { block, signs }) => {
  const own = block.label && toRuleNumberOf(block.label);
  const folded = signs.textOf(block);
  const whole = withStart(own, folded);
  const isRange = whole !== folded;
  const about = own && !isRange ? [own] : leadingNumbers(whole);
  const texts = builder.textsOf(block);
  if (about.length > 0) {
    const printed = own && !isRange ? '' : (LEADING_NUMBERS.exec(whole)?.[0] ?? '');
    const leading = printed.slice(whole.length - folded.length);
    const numbers = goesOnInSentence(folded.slice(leading.length).trimStart()) ? '' : leading;
    const change = findToldChange(folded, own) ?? changeOfPart(builder);
    const note = builder.addNote(block, about, texts, change);
    const [first] = note.blocks;
    const [word = ''] = IN_BRACKETS.exec(folded.slice(leading.length)) ?? [];
    const told = numbers + (isChangeWord(word) ? word : '');
    if (hasWord(told)) builder.skipPart(block, told.length, 'label');
    if (first) first.text = withoutColon(first.text.slice(numbers.length));
    return block.cells ? undefined : dropChangeWord(note);
  }
  const { note } = builder.open;
  const blocks = LANGS.flatMap((lang) => texts[lang] ?? []);
  const isNext = block.form === 'item' && note !== undefined && note.blocks.length > 0;
  const isRow = block.cells !== undefined && (note?.blocks.length ?? 0) > 0;
  if (!note || isRow || (isNext && !note.about.length) || (isNext && block.gap === 0))
    return void builder.addNote(block, [], texts);
  if (note.blocks.length === 0) note.lang = texts.ja ? 'ja' : 'en';
  for (const text of blocks) note.blocks.push(text);
};

/** `：標の上に…`: what is behind the numbers. */
function withoutColon(text: string): string {
  const bare = text.trimStart();
  return isOneOf(bare.charAt(0), ':', '：') ? withoutColon(bare.slice(1)) : bare;
}

/** `(新規) 標の上に…`: what became of the rule is told by the note itself. */
function dropChangeWord({ blocks }: Note): void {
  const [first] = blocks;
  const [word = ''] = IN_BRACKETS.exec(foldForms(first?.text ?? '')) ?? [];
  if (!first) return;
  if (isChangeWord(word || first.text)) first.text = word ? first.text.slice(word.length) : '';
  if (first.text === '') blocks.shift();
}
