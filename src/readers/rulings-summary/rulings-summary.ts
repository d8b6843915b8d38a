import type { Block } from '../../blocks/block.ts';
import type { PairedBlock } from '../../blocks/pair-languages.ts';
import { parseNames } from '../../blocks/parse-names.ts';
import { reportDiagnostic } from '../../diagnostics/report-diagnostic.ts';
import type { Ruling, Topic } from '../../records/document.ts';
import { LANGS } from '../../records/lang.ts';
import { foldWidth } from '../../text/fold-width.ts';
import { hasKana } from '../../text/kana.ts';
import { hasJapanese } from '../../text/script.ts';
import { toBlockReader } from '../documents/block-reader.ts';
import type { DocumentBuilder } from '../documents/document-builder.ts';
import { paragraph } from '../documents/make-records.ts';
import type { Make } from '../documents/plan.ts';
import type { Signs } from '../documents/signs.ts';
import { addPreface } from '../preface-note.ts';
import { finishRulings } from './finish-rulings.ts';

const TRANSLATOR = /翻訳(?:者|は)?[、:\s]{0,3}([^、。():]{2,30}?)\s{0,2}(?:\(|氏|さん)/d;
/** The English word for a ruling in a Japanese id, so that both languages of one entry have the same. */
const RULING = /^([A-Z]\.\d+\.)(?:裁定|判定|ruling)(?=\.)/i;
/** The word with which a note begins is the end of its style: `+ 注意`. */
const NOTE = /(?:Note|注意|注)$/;

/** What a block is numbered with, set off by a dash: `A` for a section, `A.25` for a topic, `A.25.Ruling.1`. */
function idOf(running: Signs['running'], { label, paragraphs, to }: Block): string {
  if (label?.kind !== 'parts' || !/^[A-Z]/.test(label.text)) return '';
  const dash = running.folded.slice(label.to, paragraphs[0]?.[0]?.from ?? to);
  return dash.trim() === '-' ? label.text : '';
}

const makeBlock: Make = (builder, { block: { twin, ...block }, signs: { running } }) => {
  for (const each of twin ? [block, twin] : [block]) {
    const id = idOf(running, each);
    if (id.split('.').length > 2 || (!id && NOTE.test(each.style))) addEntry(builder, each, running, id);
    else if (id) addHeading(builder, each, running, id);
    else addText(builder, each, running);
  }
};

function addEntry(builder: DocumentBuilder, block: PairedBlock, running: Signs['running'], id: string): void {
  const place = builder.placeOf(block);
  const whole = toWhole(block);
  builder.takeLabel(whole);
  const [span = block] = whole.paragraphs.flat();
  const text = running.take(span.from, span.to);
  const marks = running.folded.slice(block.from, block.label?.from ?? block.paragraphs[0]?.[0]?.from);
  const lang = /[^\x20-\x7e]/.test(id || block.style) || hasKana(text) ? 'ja' : 'en';
  builder.open.ruling = {
    id: id.replace(RULING, '$1Ruling'),
    type: id ? (/\.\D[^.]*\.\d+$/.test(id) ? 'ruling' : 'rule') : 'note',
    ...(builder.open.topic && { topic: builder.open.topic.id }),
    [lang]: { blocks: [paragraph(text)], place, ...(id && { printedId: id }) },
    sources: [],
    marks: [
      ...(marks.includes('+') ? ['new' as const] : []),
      ...(marks.includes('?') ? ['doubtful' as const] : []),
    ],
    cards: [],
  };
  builder.reading.records.rulings.push(builder.open.ruling);
}

/** A block with its text in one piece, wraps and all. */
function toWhole(block: Block): Block {
  const spans = block.paragraphs.flat();
  const [first, last] = [spans[0], spans.at(-1)];
  return first && last ? { ...block, paragraphs: [[{ from: first.from, to: last.to }]] } : block;
}

/** A section or topic; the same id again adds its name to the topic there is, mostly that in the other language. */
function addHeading(builder: DocumentBuilder, block: Block, running: Signs['running'], id: string): void {
  const { topics } = builder.reading.records;
  const [name, ...below] = block.paragraphs.flat();
  const place = builder.placeOf(block);
  builder.takeLabel(block);
  const names = toNames(name ? builder.take([name]) : '');
  let topic = topics.find((each) => each.id === id);
  if (topic) addNames(builder, topic, { id, names, place });
  else {
    const parent = topics.find((each) => each.id === id.charAt(0));
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
  const { en, ja } = parseNames(name, lang);
  return en && ja ? { en, ja } : { [lang]: name };
}

function addNames({ reading }: DocumentBuilder, known: Topic, { id, names, place }: Topic): void {
  if (!LANGS.some((lang) => names[lang] && !known.names[lang])) {
    const message = `the heading ${id} stands twice; what stands under both is kept under the first`;
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
function addText(builder: DocumentBuilder, block: Block, running: Signs['running']): void {
  const { topic, ruling } = builder.open;
  const { rulings } = builder.reading.records;
  const place = builder.placeOf(block);
  const text = running.take(block.from, block.to);
  const side = ruling?.ja ?? ruling?.en;
  if (side) side.blocks.push(paragraph(text));
  else if (topic) {
    const lang = hasJapanese(text) ? 'ja' : 'en';
    const prose: Ruling = {
      id: `${topic.id}.Prose`,
      type: 'prose',
      topic: topic.id,
      [lang]: { blocks: [paragraph(text)], place },
      sources: [],
      marks: [],
      cards: [],
    };
    rulings.push(prose);
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
  evidence: ({ blocks, running }) => {
    const depths = blocks.map((block) => idOf(running, block).split('.').length);
    const entries = depths.filter((depth) => depth > 2).length;
    const headings = depths.filter((depth) => depth === 2).length;
    return {
      shows: {
        'ids of letter and number': entries + headings >= 2 && 0.6,
        'entries under headings of such ids': entries >= 2 && headings >= 1 && 0.96,
      },
    };
  },
  records: Object.fromEntries(
    [
      'heading',
      'entry',
      'item',
      'text',
      'question',
      'answer',
      'example',
      'footnote',
      'quotation',
      'card',
      'difference',
    ].map((form) => [form, makeBlock]),
  ),
  finish: finishRulings,
});
