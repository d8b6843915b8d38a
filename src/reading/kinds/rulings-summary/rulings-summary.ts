import type { Place } from '../../../model/records/place.ts';
import { foldWidth } from '../../../model/text/fold-width.ts';
import { hasKana } from '../../../model/text/kana.ts';
import { hasJapanese, hasWord } from '../../../model/text/script.ts';
import { mayEndSentence } from '../../../model/text/sentence.ts';
import type { Block } from '../../blocks/block.ts';
import type { PairedBlock } from '../../blocks/pair-languages.ts';
import { NOTE } from '../../words.ts';
import { toBlockReader } from '../documents/block-reader.ts';
import type { DocumentBuilder } from '../documents/document-builder.ts';
import { addPreface, paragraph } from '../documents/make-records.ts';
import type { Signs } from '../documents/signs.ts';
import { splitCitations } from '../documents/split-citations.ts';
import { finishRulings } from './finish-rulings.ts';

const TRANSLATOR = /翻訳(?:者|は)?[、:\s]{0,3}([^、。():]{2,30}?)\s{0,2}(?:\(|氏|さん)/d;
/** The English word for a ruling in a Japanese id, so that both languages of one entry have the same. */
const RULING = /^([A-Z\d]+\.\d+\.)(?:裁定|判定|ruling)\.?(?=\d)/i;

type Running = Signs['running'];

/** Letters number its sections, or the numbers of the entries alone do. */
function toIds(blocks: readonly Block[]): (block: Block) => string {
  const isOfLetter = (number: string) => Number.isNaN(Number.parseInt(number, 10));
  const isLettered = blocks.some(
    ({ label }) => label?.kind === 'parts' && isOfLetter(label.text) && label.text.charAt(1) === '.',
  );
  return ({ label }) => (label?.kind === 'parts' && isOfLetter(label.text) === isLettered ? label.text : '');
}

function takeBlocks(builder: DocumentBuilder, blocks: readonly PairedBlock[], { running }: Signs): void {
  const idOf = toIds(blocks);
  for (const each of blocks.flatMap(({ twin, ...block }): Block[] => (twin ? [block, twin] : [block]))) {
    const id = idOf(each);
    const isNote = !id && NOTE.test(running.folded.slice(each.from, each.to));
    if (isNote || id.split('.').length > 2) addEntry(builder, each, running, id);
    else if (id) addHeading(builder, each, running);
    else addText(builder, each, running);
  }
  finishRulings(builder);
}

/** `?+ A.25.1 - …`, or a note: `+ 注意 - …`. */
function addEntry(builder: DocumentBuilder, block: Block, running: Running, id: string): void {
  const { card, label, ...own } = block;
  const [note, noteMarks] = (!id && NOTE.exec(running.folded.slice(block.from, block.to))) || [];
  const textFrom = block.paragraphs[0]?.[0]?.from ?? (card && label?.to) ?? block.to;
  const from = note ? block.from + note.length : textFrom;
  const marks = noteMarks ?? running.folded.slice(block.from, label?.from);
  builder.takeLabel({ ...own, ...(id && label && { label }), to: from, paragraphs: [] });
  const place = builder.placeOf(block);
  const text = running.take(from, block.to);
  const lang = hasJapanese(`${id}${marks}`) || hasKana(text) ? 'ja' : 'en';
  builder.openRuling({
    id: id.replace(RULING, '$1Ruling.'),
    type: id ? (Number.isNaN(Number(id.split('.').at(-2))) ? 'ruling' : 'rule') : 'note',
    [lang]: { blocks: [paragraph(text)], place, ...(id && { printedId: id }) },
    marks: [
      ...(marks.includes('+') ? ['new' as const] : []),
      ...(marks.includes('?') ? ['doubtful' as const] : []),
    ],
  });
}

/** Further text of the open entry: its translation where a sentence had ended and the language changes. */
function addToEntry(builder: DocumentBuilder, text: string, place: Place): void {
  const { ruling } = builder.open;
  const side = ruling?.ja ?? ruling?.en;
  if (!ruling || !side) return;
  const lang = hasJapanese(text) ? 'ja' : 'en';
  const last = side.blocks.at(-1)?.text ?? '';
  if (ruling.type === 'prose' || ruling[lang] || isCitation(text) || !(last === '' || mayEndSentence(last)))
    return void side.blocks.push(paragraph(text));
  const { en: _, ja: __, ...shared } = ruling;
  const { blocks: ___, ...printed } = side;
  builder.openRuling({ ...shared, [lang]: { ...printed, blocks: [paragraph(text)], place } });
}

/** Whether a line is what cites, or the end of it, `502.10g]`: of whatever language is above it. */
function isCitation(line: string): boolean {
  const rest = line.replace(/(?:\[|^)[^[\]]*\]/g, '');
  return rest !== line && !hasWord(rest);
}

/** A section or topic, and what is said right below its name. */
function addHeading(builder: DocumentBuilder, block: Block, running: Running): void {
  const { card, label, paragraphs, to } = block;
  // What looks like a card has no paragraphs.
  const [name, ...below] = card && label ? [{ from: label.to, to }] : paragraphs.flat();
  builder.addTopic({ ...block, paragraphs: name ? [[name]] : [] });
  if (below[0]) addText(builder, { ...block, from: below[0].from, paragraphs: [below] }, running);
}

/** Text without a number goes on with the entry above it, is prose under a heading, or a note on the whole document. */
function addText(builder: DocumentBuilder, block: Block, running: Running): void {
  const { topic, ruling } = builder.open;
  const place = builder.placeOf(block);
  const text = running.take(block.from, block.to);
  if (ruling) addToEntry(builder, text, place);
  else if (topic) {
    const side = { blocks: [paragraph(text)], place };
    builder.openRuling({ id: `${topic.id}.Prose`, type: 'prose', [hasJapanese(text) ? 'ja' : 'en']: side });
  } else {
    const note = addPreface(builder, text, place);
    const translator = TRANSLATOR.exec(foldWidth(note))?.indices?.[1];
    if (translator) builder.reading.credits.push(note.slice(...translator));
  }
}

/** Bilingual rulings summaries: sections, topics, `A.25.Ruling.1` beside `A.25.裁定.1`, `[source date]`. */
export const rulingsSummaryReader = toBlockReader({
  kind: 'rulings-summary',
  evidence: (signs) => {
    const { blocks, running } = signs;
    const idOf = toIds(blocks);
    const numbered = blocks.filter((block) => idOf(block).includes('.'));
    const entries = numbered.filter((block) => idOf(block).split('.').length > 2);
    const isDashed = ({ label, paragraphs, to }: Block) =>
      running.folded.slice(label?.to, paragraphs[0]?.[0]?.from ?? to).trim() === '-';
    const dashed = numbered.filter(isDashed).length;
    const cited = blocks.filter((block) => splitCitations(signs.textOf(block)).sources.length > 0).length;
    const isWhole = entries.length >= 2 && numbered.length > entries.length;
    return {
      shows: {
        'ids of letter and number': dashed >= 2 && 0.6,
        'entries under headings of such ids, dashed or cited': isWhole && (dashed >= 3 || cited >= 2) && 0.96,
      },
    };
  },
  takeBlocks,
});
