import { type Diagnostic, reportDiagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { foldForms } from '../../../model/text/fold-forms.ts';
import { type Block, cutBlock } from '../../blocks/block.ts';
import { type PairedBlock, pairLanguages } from '../../blocks/pair-languages.ts';
import { readBlocks } from '../../blocks/read-blocks.ts';
import { restoreLongLines } from '../../blocks/restore-lines.ts';
import { PAGE } from '../../blocks/take-contents.ts';
import type { Ledger } from '../../sources/ledger.ts';
import { RunningText } from '../../sources/running-text.ts';
import type { SourceText } from '../../sources/source-text.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { readImprint } from '../imprint/read-imprint.ts';
import type { Reader, ReadHints, Reading } from '../reader.ts';
import { orAskedInPart } from './asked.ts';
import { DocumentBuilder, toTopicId } from './document-builder.ts';
import * as make from './make-records.ts';
import type { Make, Makers, Plan } from './plan.ts';
import { Signs, signsOf } from './signs.ts';
import { orTermInPart } from './terms.ts';

/** What the forms become where a kind says nothing else. */
const RECORDS: Makers = {
  heading: make.makeTopic,
  entry: make.makeEntry,
  question: make.makeQuestion,
  answer: make.makeAnswer,
  item: make.makePoint,
  example: make.makeExample,
  footnote: make.makeFootnote,
  card: make.makeCard,
  field: (builder, { block }) => builder.skip(block),
};

/** The reader of a kind that is told by its evidence and made of blocks. */
export function toBlockReader(plan: Plan): Reader {
  return {
    kind: plan.kind,
    evidence: plan.evidence,
    read: (source, ledger, hints) => readPlan(plan, source, ledger, hints),
  };
}

function readPlan(plan: Plan, source: SourceText, ledger: Ledger, hints: ReadHints): Reading {
  const { isOfPage = false, linesAreParagraphs, records = {} } = plan;
  const shown = signsOf(source);
  const running = new RunningText(ledger, shown.running.lines);
  // Blanks inside Japanese may have been line ends.
  const builder = new DocumentBuilder(running, {
    heals: restoreLongLines(source) !== source,
    isTight: isOfPage,
  });
  const lines = plan.takeLines?.(builder, new Signs(source, running, shown.lines, shown.allBlocks));
  const read = lines ? readBlocks(lines, running) : shown.allBlocks;
  const all = linesAreParagraphs ? read.flatMap(cutLines) : read;
  const signs = new Signs(source, running, lines ?? shown.lines, all);
  for (const { form, name = 'furniture', ...block } of all)
    if (form === 'skip' && !(isOfPage && name === 'furniture')) running.skip(name, block.from, block.to);
  // A text and its translation are in one part.
  const parts = all.filter(({ form, name }) => form !== 'skip' || name === 'separator');
  const paired: PairedBlock[] =
    linesAreParagraphs || hints.isForeign ? parts : pairLanguages(parts, running.folded);
  const texts = paired.filter(({ form }) => form !== 'skip');
  const own = isOfPage ? texts : readImprint(builder, texts, signs);
  const blocks = plan.arrange?.(own, signs) ?? own;
  plan.takeBlocks?.(builder, blocks, signs, hints);
  const parted = new Set(paired.filter((_, at) => isParted(paired, at)));
  const left = plan.takeBlocks ? [] : blocks;
  const closing = findClosing(left, signs);
  for (const [at, block] of left.entries()) {
    if ((parted.has(block) && block.form === 'text') || at === closing) delete builder.open.question;
    const maker: Make = records[block.form] ?? records.any ?? RECORDS[block.form] ?? make.makeProse;
    orTermInPart(orAskedInPart(maker))(builder, { block, blocks, at, signs });
  }
  plan.finish?.(builder, signs, hints);
  builder.reading.diagnostics.push(...checkContents(builder, signs));
  if (signs.hasOwnNumbers) builder.reading.ownNumbers = true;
  return builder.reading;
}

/** Whether a line is drawn above a block: below it only a sign goes on with an answer, unless it parts that from its question. */
function isParted(blocks: readonly PairedBlock[], at: number): boolean {
  const [above, line, block] = [blocks[at - 2], blocks[at - 1], blocks[at]];
  if (line?.name !== 'separator') return false;
  return above?.form !== 'question' || line.gap > 0 || (block?.gap ?? 0) > 0;
}

/** Whose a document is, and where to write to. */
const CLOSING =
  /^(?:お?問い?合わ?せ|(?:ご?質問|ご?投稿|お便り)の?(?:送り先|宛先|受付)|ご意見|以上|copyright|\(c\)|©|contact|questions\?|thanks)/i;

/** What closes a document: a last text that says so, or the one text that is set apart below an answer, the last. */
function findClosing(blocks: readonly PairedBlock[], signs: Signs): number | undefined {
  const last = blocks.at(-1);
  if (last?.form === 'text' && CLOSING.test(signs.textOf(last))) return blocks.length - 1;
  const answered = [...blocks.entries()].flatMap(([at, { form }]) => (form === 'answer' ? [at + 1] : []));
  const first = answered.find((at) => blocks[at]?.form === 'text' && (blocks[at]?.gap ?? 0) > 0);
  return answered.length >= THRESHOLDS.fewest && first === answered.at(-1) ? first : undefined;
}

/** A block for each line of a block. */
function cutLines(block: Block): Block[] {
  const [first = block, ...others] = cutBlock(block, block.paragraphs.flat());
  const lines = others.map(({ label: _, cells: __, ...line }): Block => {
    return { ...line, form: 'text', style: 'text', indent: 0 };
  });
  return [first, ...lines];
}

/** Where the contents and the body disagree: another name, or a numbered entry that the body does not have. */
function checkContents(builder: DocumentBuilder, signs: Signs): Diagnostic[] {
  const { records } = builder.reading;
  const topics = new Map(records.topics.map((topic) => [topic.id, topic]));
  const asked = new Set(records.rulings.flatMap(({ id, type }) => (type === 'question' ? [id] : [])));
  return signs.allBlocks.flatMap((block) => {
    if (block.name !== 'contents' || !block.label || topics.size === 0) return [];
    if (asked.has(block.label.text)) return [];
    const listed = signs.textOf(block).replace(PAGE, '').trim();
    if (listed === '') return [];
    const topic = topics.get(toTopicId(block.label.text));
    const place = builder.placeOf(block);
    if (!topic) {
      const message = `the contents list ${block.label.text} ${listed}, which the body does not have`;
      return [reportDiagnostic('contents-mismatch', place, message, undefined, { actual: listed })];
    }
    const names = [topic.names.ja, topic.names.en].map((name) => name && foldForms(name));
    if (names.some((name) => name !== undefined && listed.startsWith(name))) return [];
    const message = `the contents call ${block.label.text} ${listed}, the body ${names.find(Boolean)}`;
    return [
      reportDiagnostic('contents-mismatch', topic.place, message, place, {
        actual: listed,
        expected: `${names.find(Boolean)}`,
      }),
    ];
  });
}
