import { otherLang } from '../../../model/records/lang.ts';
import { detectLanguage } from '../../../model/text/language-of.ts';
import { endsSentence } from '../../../model/text/sentence.ts';
import { toRuleNumberOf } from '../../blocks/label.ts';
import { type Line, listLines } from '../../blocks/list-lines.ts';
import { toEntryForm } from '../../blocks/read-line.ts';
import { isExample } from '../../words.ts';
import { toBlockReader } from '../documents/block-reader.ts';
import type { DocumentBuilder } from '../documents/document-builder.ts';
import type { Make } from '../documents/plan.ts';
import type { Signs } from '../documents/signs.ts';
import type { Evidence } from '../evidence.ts';
import type { ReadHints } from '../reader.ts';
import { sideOf } from '../sides.ts';
import { findEntryHeads, findFooter } from './find-entry-heads.ts';
import { PAGE_SIGNS, takePageFacts } from './page-facts.ts';

/** A number begins a rule; every other line goes on with the one above. */
const makeRule: Make = (builder, { block }) => {
  const number = block.label && toRuleNumberOf(block.label);
  const { rule } = builder.open;
  if (number) builder.addRule(number, block);
  else if (rule) builder.addTo(rule, block);
};

/** A section from a rules viewer's page, flattened to text with a line a link or as HTML; its own links are dropped. */
export const crViewerReader = toBlockReader({
  kind: 'cr-viewer',
  evidence: findEvidence,
  linesArePieces: true,
  takesFrame: true,
  takeLines,
  records: { any: makeRule },
  finish,
});

/**
 * Signs of a rules viewer above the text (title, day of synchronisation, edition), or numbers that are alone on their
 * lines with the sentences in pieces.
 */
function findEvidence({ source }: Signs): Evidence {
  // A number in a cell begins no rule.
  const lines = listLines(source.lines).filter(({ cell }) => !cell);
  const top = lines
    .slice(0, 200)
    .map(({ folded }) => folded.slice(0, 80))
    .join('\n');
  const signs = Object.values(PAGE_SIGNS).filter((sign) => sign.test(top)).length;
  const heads = findEntryHeads(lines);
  const cells = new Set(source.lines.flatMap(({ cell, text }) => (cell ? [text.trim()] : [])));
  const alone = heads.filter(
    ({ line, leading }) => line.folded === leading.number && !cells.has(line.text),
  ).length;
  const countSentences = (some: readonly Line[]) => some.filter(({ text }) => endsSentence(text)).length;
  const body = lines.slice(heads[0]?.index);
  // Above its rules a viewer has navigation; an article that quotes rules has sentences.
  const isQuoted = countSentences(lines.slice(0, heads[0]?.index)) > heads.length;
  const isInPieces =
    !isQuoted && lines.length >= heads.length * 4 && countSentences(body) * 2 < body.length - heads.length;
  // One number alone may be in any text.
  const pieces = isInPieces && heads.length > 1 ? 0.9 : 0.4;
  return {
    shows: {
      'a line that a viewer page prints': signs === 1 && 0.05,
      'the lines that a viewer page prints': signs >= 2 && 0.65,
      'rules below them': signs >= 2 && heads.length > 0 && 0.93,
      'numbers alone on their lines': (alone / Math.max(1, heads.length)) * pieces,
    },
  };
}

/**
 * Takes what the page says of itself from the lines around its rules; gives those of the rules: each number of the chain
 * begins one, and the pieces below go on with it, but where something to be pressed or the sign of an example is between.
 */
function takeLines({ reading }: DocumentBuilder, { running }: Signs): readonly Line[] {
  const all = listLines(running.lines);
  const heads = findEntryHeads(all);
  const [first] = heads;
  if (!first) return [];
  const footer = findFooter(all, heads);
  const facts = Object.assign(reading, { listed: [] });
  takePageFacts(facts, all.slice(0, first.index), running, 'navigation');
  takePageFacts(facts, all.slice(footer), running, 'footer');
  const numbers = new Map(heads.map(({ line, leading }) => [line, leading]));
  return all.slice(first.index, footer).flatMap((line, at, body) => {
    const leading = numbers.get(line);
    const { label: _, ...rest } = line;
    if (line.isFrame) {
      running.skip('furniture', line.from, line.to);
      return [];
    }
    if (!leading && isExample(line.folded)) return [line];
    const text = { ...rest, form: 'text', style: 'text', textFrom: line.from, textTo: line.to } as const;
    if (!leading) return [{ ...text, ...(!body[at - 1]?.isFrame && { gap: 0, wraps: true }) }];
    const [end, textFrom] = [line.from + leading.markEnd, line.from + leading.textStart];
    return [{ ...text, ...toEntryForm({ text: leading.number, kind: 'rule', depth: 1, end, textFrom }) }];
  });
}

/** The page is in one language; a name in the other is beside its title. */
function finish({ reading }: DocumentBuilder, { source }: Signs, hints: ReadHints): void {
  const lang = hints.lang ?? detectLanguage(source.text);
  Object.assign(reading, { lang, ...(hints.edition && { edition: hints.edition }) });
  for (const rule of reading.records.rules) {
    const beside = rule[otherLang(lang)];
    if (!beside) continue;
    delete rule[otherLang(lang)];
    const side = sideOf(rule, lang, beside.place);
    side.blocks.push(...beside.blocks);
    if (beside.title !== undefined) side[side.title === undefined ? 'title' : 'titleBeside'] = beside.title;
  }
}
