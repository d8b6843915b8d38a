import type { ListedName } from '../../../model/records/document.ts';
import { findDay } from '../../../model/records/find-day.ts';
import { otherLang } from '../../../model/records/lang.ts';
import {
  isOfRule,
  type LeadingNumber,
  levelOf,
  parentOf,
  parseLeadingNumber,
  type RuleNumber,
  sectionOf,
} from '../../../model/records/rule-number.ts';
import { detectLanguage } from '../../../model/text/language-of.ts';
import { hasJapanese } from '../../../model/text/script.ts';
import { endsSentence } from '../../../model/text/sentence.ts';
import { tidySpaces } from '../../../model/text/spaces.ts';
import { goesOnInSentence, isCalled, mayBeReferred } from '../../blocks/beside-number.ts';
import type { Span } from '../../blocks/block.ts';
import { findOutline } from '../../blocks/find-outline.ts';
import { toRuleNumberOf } from '../../blocks/label.ts';
import { type Line, listLines } from '../../blocks/list-lines.ts';
import { toEntryForm } from '../../blocks/read-line.ts';
import type { RunningText } from '../../sources/running-text.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { isExample } from '../../words.ts';
import { toBlockReader } from '../documents/block-reader.ts';
import type { DocumentBuilder } from '../documents/document-builder.ts';
import type { Make } from '../documents/plan.ts';
import type { Signs } from '../documents/signs.ts';
import { type Evidence, type ReadHints, type Reading, sideOf } from '../reader.ts';

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
  isOfPage: true,
  takeLines,
  records: { any: makeRule },
  finish,
});

/**
 * Signs of a rules viewer above the text (title, day of synchronisation, edition), or numbers that are alone on their
 * lines with the sentences in pieces.
 */
function findEvidence(signs: Signs): Evidence {
  const { source } = signs;
  // A number in a cell begins no rule.
  const lines = listLines(source.lines).filter(({ cell }) => !cell);
  const top = lines
    .slice(0, 200)
    .map(({ folded }) => folded.slice(0, 80))
    .join('\n');
  const printed = Object.values(PAGE_SIGNS).filter((sign) => sign.test(top)).length;
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
    ruledOut: signs.count('answer') > 0 && 'answers',
    shows: {
      'a line that a viewer page prints': printed === 1 && 0.05,
      'the lines that a viewer page prints': printed >= 2 && 0.65,
      'rules below them': printed >= 2 && heads.length > 0 && 0.93,
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
    if (line.frame) {
      running.skip('furniture', line.from, line.to);
      return [];
    }
    if (!leading && isExample(line.folded)) return [line];
    const text = { ...rest, form: 'text', style: 'text', textFrom: line.from, textTo: line.to } as const;
    if (!leading) return [{ ...text, ...(!body[at - 1]?.frame && { gap: 0, wraps: true }) }];
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

/** A line with the number that begins an entry. */
interface EntryHead {
  /** Its place among the lines. */
  index: number;
  line: Line;
  leading: LeadingNumber;
}

/**
 * Where the entries of the body begin. Numbers are also in the navigation and in the text, where each link is a line
 * of its own: only the chain of the book counts, and no number that a reference puts there (`(`, `901.6`, `参照`).
 */
function findEntryHeads(lines: readonly Line[]): EntryHead[] {
  const numbered = lines.flatMap((line, index): EntryHead[] => {
    const leading = parseSetOff(line.folded);
    return leading ? [{ index, line, leading }] : [];
  });
  /** Sections whose heading is there; the page may begin in the midst of one. */
  const opened = new Set<RuleNumber>();
  const candidates = numbered.flatMap((head, at) => {
    const { leading, line, index } = head;
    const { number } = leading;
    if (!isOfRule(levelOf(number))) return [];
    const above = findTitlesAbove(numbered, at);
    if (above.length > 0 || opened.size === 0) opened.add(sectionOf(number));
    const before = lines[index - 1]?.folded ?? '';
    // The number may have its line to itself.
    const rest = line.folded.slice(leading.textStart) || (lines[index + 1]?.folded ?? '');
    const isSaid = isCalled(before) || rest.startsWith('[') || goesOnInSentence(rest);
    if (!opened.has(sectionOf(number)) || isSaid) return [];
    // A 、 may end a rule: it says nothing before the very next number.
    const strength = mayBeReferred(before) ? THRESHOLDS.strength.doubtful : THRESHOLDS.strength.certain;
    return [{ head, above, number, strength }];
  });
  const { chain } = findOutline(candidates);
  let last = -1;
  return candidates.flatMap((each) => {
    if (!chain.has(each)) return [];
    const titles = each.above.filter(({ index }) => index > last);
    last = each.head.index;
    return [...titles, each.head];
  });
}

/** The number a line begins with: `901.`, `901.12`, `9. カジュアル`; none in `6面体のサイコロ` and `10枚`, which begin with a count. */
function parseSetOff(folded: string): LeadingNumber | undefined {
  const leading = parseLeadingNumber(folded);
  return leading && (leading.dot || (leading.space && leading.number.includes('.'))) ? leading : undefined;
}

/** The section head right above a rule and the chapter head right above that, in order, where they are there. */
function findTitlesAbove(numbered: readonly EntryHead[], at: number): EntryHead[] {
  const rule = numbered[at];
  const heads: EntryHead[] = [];
  let wanted = rule && sectionOf(rule.leading.number);
  for (let next = at - 1; wanted; next--) {
    const above = numbered[next];
    const below = heads[0] ?? rule;
    if (!below || above?.leading.number !== wanted || above.index < below.index - THRESHOLDS.opening) break;
    heads.unshift(above);
    wanted = parentOf(wanted);
  }
  return heads;
}

/** What a page prints under its text, at the start of a line. */
const FOOTER =
  /^(?:©|\(c\)\s|copyright\b|all rights reserved|powered by|管理者連絡先|権利表記|お問い合わせ|\(実行時間|ページの先頭|トップページ$|前のページ|次のページ|[<«≪]+\s*\d{3}\.|\[?(?:前|次)へ\]?$)/i;

/** Index of the first line under the text: a copyright line, or the numbers of neighbouring sections to go on to. */
function findFooter(lines: readonly Line[], heads: readonly EntryHead[]): number {
  const from = (heads.at(-1)?.index ?? lines.length) + 1;
  const lastSentence = lines.findLastIndex(({ folded }) => folded.includes('。'));
  const at = lines.findIndex(
    ({ folded }, index) =>
      index >= from &&
      (FOOTER.test(folded) || (index > lastSentence && parseSetOff(folded)?.number.length === 3)),
  );
  return at < 0 ? lines.length : at;
}

/** What a viewer calls itself, `訳 20231117.0 版` with who translated it, and the day of its last synchronisation. */
const PAGE_SIGNS = {
  title: /^総合ルール\s*ビュー(?:ア|ワ)?ー?$/m,
  edition: /([^\s:|()]{0,20})訳\s*\d{8}[.\d]*(?:\s*版)?/,
  synced: /最終同期\s*:?\s*[\d年月日/.-]*/,
};
/** A chapter or section with its name, no sentence. */
const LISTED = /^(\d|\d{3})\.\s*((?!.*\d\.)[^\d\s。][^。]{0,80})$/;

/**
 * Takes what a page says of itself out of lines above or below its rules, each the first time it is stated; other lines are
 * left out under a name, but for sentences, which are left to be reported: a page put together wrongly has some there.
 */
function takePageFacts(
  reading: Reading & { listed: ListedName[] },
  lines: readonly Line[],
  running: RunningText,
  skipName: string,
): void {
  const [from, to] = [lines[0]?.from ?? 0, lines.at(-1)?.to ?? 0];
  const folded = running.folded.slice(from, to);
  const taken: Span[] = [];
  const take = (at: number, end: number) => {
    taken.push({ from: from + at, to: from + end });
    return tidySpaces(running.take(from + at, from + end).replaceAll('\n', ' '));
  };
  const title = PAGE_SIGNS.title.exec(folded);
  if (title && !reading.title.ja) reading.title.ja = take(title.index, title.index + title[0].length);
  for (const sign of ['edition', 'synced'] as const) {
    const match = PAGE_SIGNS[sign].exec(folded);
    const day = match && findDay(match[0]);
    if (!match || !day || day.datePrecision || reading[sign]) continue;
    reading[sign] = day.date;
    const printed = take(match.index, match.index + match[0].length);
    if (sign === 'edition') reading.dateLine = printed;
    if (match[1]) reading.credits.push(match[1]);
  }
  for (const line of lines) {
    const [, label, name = ''] = LISTED.exec(line.folded) ?? [];
    if (label === undefined || reading.listed.some((each) => each.label === label)) continue;
    const printed = take(line.from - from, line.to - from).slice(line.folded.length - name.length);
    const names = { [hasJapanese(printed) ? 'ja' : 'en']: printed };
    reading.listed.push({ label, names, place: running.placeAt(line.from) });
  }
  const texts = lines.filter((line) => line.folded.includes('。'));
  if (taken.length > 0 || texts.length === 0)
    running.skipBetween(skipName, { from, to }, [...taken, ...texts]);
}
