import { reportDiagnostic } from '../../../model/diagnostics/report-diagnostic.ts';
import type { Ruling, Topic } from '../../../model/records/document.ts';
import { LANGS } from '../../../model/records/lang.ts';
import type { Place } from '../../../model/records/place.ts';
import { foldWidth } from '../../../model/text/fold-width.ts';
import { hasKana } from '../../../model/text/kana.ts';
import { hasJapanese } from '../../../model/text/script.ts';
import { mayEndSentence } from '../../../model/text/sentence.ts';
import type { Block, Span } from '../../blocks/block.ts';
import { parseNames } from '../../blocks/parse-names.ts';
import { NOTE } from '../../words.ts';
import { toBlockReader } from '../documents/block-reader.ts';
import type { DocumentBuilder } from '../documents/document-builder.ts';
import { addPreface, paragraph } from '../documents/make-records.ts';
import type { Makers } from '../documents/plan.ts';
import type { Signs } from '../documents/signs.ts';
import { splitCitations } from '../documents/split-citations.ts';
import { finishRulings } from './finish-rulings.ts';

const TRANSLATOR = /翻訳(?:者|は)?[、:\s]{0,3}([^、。():]{2,30}?)\s{0,2}(?:\(|氏|さん)/d;
/** The English word for a ruling in a Japanese id, so that both languages of one entry have the same. */
const RULING = /^([A-Z\d]+\.\d+\.)(?:裁定|判定|ruling)(?=\.)/i;

type Running = Signs['running'];

/** Letters number its sections, or the numbers of the entries alone do. */
function toIds(blocks: readonly Block[]): (block: Block) => string {
  const isOfLetter = (number: string) => Number.isNaN(Number.parseInt(number, 10));
  const isLettered = blocks.some(
    ({ label }) => label?.kind === 'parts' && isOfLetter(label.text) && label.text.charAt(1) === '.',
  );
  return ({ label }) => (label?.kind === 'parts' && isOfLetter(label.text) === isLettered ? label.text : '');
}

function toMakers({ blocks }: Signs): Makers {
  const idOf = toIds(blocks);
  return {
    any: (builder, { block: { twin, ...block }, signs: { running } }) => {
      for (const each of twin ? [block, twin] : [block]) {
        const id = idOf(each);
        if (id.split('.').length > 2) addEntry(builder, each, running, id);
        else if (id) addHeading(builder, each, running, id);
        else if (NOTE.test(running.folded.slice(each.from, each.to))) addNote(builder, each, running);
        else addText(builder, each, running);
      }
    },
  };
}

/** `?+ A.25.1 - …` */
function addEntry(builder: DocumentBuilder, block: Block, running: Running, id: string): void {
  const { card, ...own } = block;
  const from = block.paragraphs[0]?.[0]?.from ?? (card && block.label?.to) ?? block.to;
  builder.takeLabel({ ...own, to: from, paragraphs: [] });
  const marks = running.folded.slice(block.from, block.label?.from);
  openEntry(builder, { id, marks, from, to: block.to, place: builder.placeOf(block) }, running);
}

/** `+ 注意 - …` */
function addNote(builder: DocumentBuilder, block: Block, running: Running): void {
  const [whole = '', marks = ''] = NOTE.exec(running.folded.slice(block.from, block.to)) ?? [];
  const from = block.from + whole.length;
  running.skip('marker', block.from, from);
  openEntry(builder, { id: '', marks, from, to: block.to, place: builder.placeOf(block) }, running);
}

/** The text of an entry with what is before it. */
interface PrintedEntry extends Span {
  id: string;
  marks: string;
  place: Place;
}

function openEntry(
  builder: DocumentBuilder,
  { id, marks, from, to, place }: PrintedEntry,
  running: Running,
): void {
  const { topic } = builder.open;
  const [first = '', ...others] = splitLanguages(running.take(from, to));
  const lang = hasJapanese(`${id}${marks}`) || hasKana(first) ? 'ja' : 'en';
  builder.open.ruling = {
    id: id.replace(RULING, '$1Ruling'),
    type: id ? (Number.isNaN(Number(id.split('.').at(-2))) ? 'ruling' : 'rule') : 'note',
    ...(topic && { topic: topic.id }),
    [lang]: { blocks: [paragraph(first)], place, ...(id && { printedId: id }) },
    sources: [],
    marks: [
      ...(marks.includes('+') ? ['new' as const] : []),
      ...(marks.includes('?') ? ['doubtful' as const] : []),
    ],
    cards: [],
  };
  builder.reading.records.rulings.push(builder.open.ruling);
  for (const text of others) addToEntry(builder, text, place);
}

/** Further text of the open entry: its translation where a sentence had ended and the language changes. */
function addToEntry(builder: DocumentBuilder, text: string, place: Place): void {
  const { ruling } = builder.open;
  const side = ruling?.ja ?? ruling?.en;
  if (!ruling || !side) return;
  const lang = hasJapanese(text) ? 'ja' : 'en';
  const last = side.blocks.at(-1)?.text ?? '';
  if (ruling.type === 'prose' || ruling[lang] || !(last === '' || mayEndSentence(last)))
    return void side.blocks.push(paragraph(text));
  const { en: _, ja: __, ...shared } = ruling;
  const { blocks: ___, ...printed } = side;
  builder.open.ruling = { ...shared, [lang]: { ...printed, blocks: [paragraph(text)], place } };
  builder.reading.records.rulings.push(builder.open.ruling);
}

/** Lines parted where one language ends with a sentence and the other begins. */
function splitLanguages(text: string): string[] {
  const parts: string[] = [];
  for (const line of text.split('\n')) {
    const last = parts.at(-1);
    const isOther = last !== undefined && mayEndSentence(last) && hasJapanese(last) !== hasJapanese(line);
    if (last === undefined || isOther) parts.push(line);
    else parts[parts.length - 1] = `${last}\n${line}`;
  }
  return parts;
}

/** A section or topic; the same id again adds its name to the topic there is, mostly that in the other language. */
function addHeading(builder: DocumentBuilder, block: Block, running: Running, id: string): void {
  const { topics } = builder.reading.records;
  const [name, ...below] = block.paragraphs.flat();
  const place = builder.placeOf(block);
  builder.takeLabel(block);
  const names = toNames(name ? builder.take([name]) : id);
  let topic = topics.find((each) => each.id === id);
  if (topic) addNames(builder, topic, { id, names, place });
  else {
    const parent = topics.find((each) => id.startsWith(`${each.id}.`));
    topic = { id, names, place, ...(parent && { parent: parent.id }) };
    topics.push(topic);
  }
  builder.close();
  builder.open.topic = topic;
  if (below[0]) addText(builder, { ...block, from: below[0].from, paragraphs: [below] }, running);
}

/** `裏向きのカード(Face Down Cards)` → both names. */
function toNames(printed: string): Topic['names'] {
  const lang = hasJapanese(printed) ? 'ja' : 'en';
  const name = foldWidth(printed).endsWith(':') ? printed.slice(0, -1) : printed;
  const { en, ja, ...more } = parseNames(name, lang, true);
  return en && ja && Object.keys(more).length === 0 ? { en, ja } : { [lang]: name };
}

function addNames({ reading }: DocumentBuilder, known: Topic, { id, names, place }: Topic): void {
  if (!LANGS.some((lang) => names[lang] && !known.names[lang])) {
    const message = `the heading ${id} appears twice; what stands under both is kept under the first`;
    reading.diagnostics.push(
      reportDiagnostic('number-duplicate', place, message, known.place, { actual: id }),
    );
  }
  for (const lang of LANGS) {
    const [first, second] = [known.names[lang], names[lang]];
    if (second) known.names[lang] = first && first !== second ? `${first} / ${second}` : second;
  }
}

/** Text without a number goes on with the entry above it, is prose under a heading, or a note on the whole document. */
function addText(builder: DocumentBuilder, block: Block, running: Running): void {
  const { topic, ruling } = builder.open;
  const place = builder.placeOf(block);
  const text = running.take(block.from, block.to);
  if (ruling) addToEntry(builder, text, place);
  else if (topic) {
    const side = { blocks: [paragraph(text)], place };
    const prose: Ruling = {
      id: `${topic.id}.Prose`,
      type: 'prose',
      topic: topic.id,
      ...(hasJapanese(text) ? { ja: side } : { en: side }),
      sources: [],
      marks: [],
      cards: [],
    };
    builder.reading.records.rulings.push(prose);
    builder.open.ruling = prose;
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
  records: toMakers,
  finish: finishRulings,
});
