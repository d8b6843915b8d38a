import { reportDiagnostic } from '../../../model/diagnostics/report-diagnostic.ts';
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
import { endsSentence } from '../../../model/text/sentence.ts';
import { continuesAfterSpace, isCalled, mayBeReferred } from '../../blocks/beside-number.ts';
import { findOutline } from '../../blocks/find-outline.ts';
import { joinLines } from '../../blocks/join-lines.ts';
import { type Line, listLines, listLinesOutsideTables } from '../../blocks/list-lines.ts';
import type { Ledger } from '../../sources/ledger.ts';
import { RunningText } from '../../sources/running-text.ts';
import type { SourceText } from '../../sources/source-text.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { isExample } from '../../words.ts';
import type { Signs } from '../documents/signs.ts';
import type { Evidence } from '../evidence.ts';
import { type Head, readRule } from '../read-rule.ts';
import { type Reader, type ReadHints, type Reading, toReading } from '../reader.ts';
import { readPageFacts } from './page-facts.ts';

/** Reads a section from a rules viewer's page, flattened to text with a line a link or as HTML; its own links are dropped. */
export const crViewerReader: Reader = { kind: 'cr-viewer', evidence: findEvidence, read: readCrViewer };

const SIGNS = [/総合ルール\s*ビュー/, /最終同期/, /訳\s*\d{8}\.\d/];

/**
 * Signs of a rules viewer above the text (title, day of synchronisation, edition), or numbers that are alone on their
 * lines with the sentences in pieces.
 */
function findEvidence({ source }: Signs): Evidence {
  const lines = listLinesOutsideTables(source.lines);
  const top = lines.slice(0, 200).map(({ folded }) => folded.slice(0, 80));
  const signs = SIGNS.filter((sign) => top.some((text) => sign.test(text))).length;
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

function readCrViewer(source: SourceText, ledger: Ledger, hints: ReadHints): Reading {
  const running = new RunningText(ledger);
  const lines = listLines(source.lines);
  const heads = findEntryHeads(lines);
  const lang = hints.lang ?? detectLanguage(source.text);
  const footer = findFooter(lines, heads);
  const take = (from: number, to: number) =>
    joinLines(running.take(from, to).split(/\s{2,}|\n/), lang === 'ja');
  const context = { lang, running, diagnostics: [], isBroken: () => false, take, goesOn: () => true };
  const rules = heads.map((head, at) => {
    const next = heads[at + 1];
    const below = lines.slice(head.index + 1, next?.index ?? footer);
    const [first = head.line, ...paragraphs] = joinPieces([head.line, ...below], running);
    const text = first.text.slice(head.leading.textStart);
    return readRule(paragraphs, { ...head, line: first, text, alone: text === '' }, next, context);
  });
  const edition = hints.edition && { edition: hints.edition };
  if (rules.length === 0) {
    const message = 'a viewer page without any rule; no text was taken';
    const place = { file: source.file, line: 1, column: 1 };
    return toReading({
      lang,
      ...edition,
      listed: [],
      diagnostics: [reportDiagnostic('kind-unknown', place, message)],
    });
  }
  const above = readPageFacts(lines.slice(0, heads[0]?.index), running, 'navigation');
  const below = readPageFacts(lines.slice(footer), running, 'footer', above.listed);
  return toReading({
    lang,
    ...below,
    ...above,
    ...edition,
    title: { ...below.title, ...above.title },
    credits: [...above.credits, ...below.credits],
    listed: below.listed,
    records: { rules },
  });
}

/** Each link of a sentence has a line of its own: the paragraphs of an entry, without what the page has in it to be pressed. */
function joinPieces(lines: readonly Line[], running: RunningText): Line[] {
  const joined: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const last = joined.at(-1);
    if (line.isFrame && !lines[0]?.isFrame) running.skip('furniture', line.from, line.to);
    else if (!last || lines[at - 1]?.isFrame || isExample(line.folded)) joined.push(line);
    else {
      const { from } = last;
      const { to } = line;
      joined[joined.length - 1] = {
        ...last,
        to,
        text: running.text.slice(from, to),
        folded: running.folded.slice(from, to),
      };
    }
  }
  return joined;
}

/** What a page prints under its text, at the start of a line. */
const FOOTER =
  /^(?:©|\(c\)\s|copyright\b|all rights reserved|powered by|管理者連絡先|権利表記|お問い合わせ|\(実行時間|ページの先頭|トップページ$|前のページ|次のページ|[<«≪]+\s*\d{3}\.|\[?(?:前|次)へ\]?$)/i;

/** Index of the first line under the text: a copyright line, or the numbers of neighbouring sections to go on to. */
function findFooter(lines: readonly Line[], heads: readonly Head[]): number {
  const from = (heads.at(-1)?.index ?? lines.length) + 1;
  const lastSentence = lines.findLastIndex(({ folded }) => folded.includes('。'));
  const at = lines.findIndex(
    ({ folded }, index) =>
      index >= from &&
      (FOOTER.test(folded) || (index > lastSentence && parseSetOff(folded)?.number.length === 3)),
  );
  return at < 0 ? lines.length : at;
}

/**
 * Where the entries of the body begin. Numbers are also in the navigation and in the text, where each link is a line
 * of its own: only the chain of the book counts, and no number that a reference puts there (`(`, `901.6`, `参照`).
 */
function findEntryHeads(lines: readonly Line[]): Head[] {
  const numbered = lines.flatMap((line, index): Head[] => {
    const leading = parseSetOff(line.folded);
    const text = line.text.slice(leading?.textStart);
    return leading
      ? [{ index, line, leading, level: levelOf(leading.number), text, alone: text === '' }]
      : [];
  });
  const rules = numbered.filter(({ level }) => isOfRule(level));
  /** Sections whose heading is there; the page may begin in the midst of one. */
  const opened = new Set<RuleNumber>();
  const candidates = rules.flatMap((head) => {
    const { number } = head.leading;
    const section = sectionOf(number);
    const above = findTitlesAbove(numbered, head);
    if (above.length > 0 || opened.size === 0) opened.add(section);
    const before = lines[head.index - 1]?.folded ?? '';
    const rest = head.text || (lines[head.index + 1]?.folded ?? '');
    const isSaid = isCalled(before) || rest.startsWith('[') || continuesAfterSpace(rest);
    // In 901.7 of seed 002 a 、 ends a rule: it says nothing before the very next number.
    return opened.has(section) && !isSaid
      ? [
          {
            head,
            above,
            number,
            strength: mayBeReferred(before) ? THRESHOLDS.strength.doubtful : THRESHOLDS.strength.certain,
          },
        ]
      : [];
  });
  const { chain } = findOutline(candidates);
  let last = -1;
  return candidates.flatMap((each) => {
    const { head, above } = each;
    if (!chain.has(each)) return [];
    const titles = above.filter(({ index }) => index > last);
    last = head.index;
    return [...titles, head];
  });
}

/** The number a line begins with: `901.`, `901.12`, `9. カジュアル`; none in `6面体のサイコロ` and `10枚`, which begin with a count. */
function parseSetOff(folded: string): LeadingNumber | undefined {
  const leading = parseLeadingNumber(folded);
  return leading && (leading.dot || (leading.space && leading.number.includes('.'))) ? leading : undefined;
}

/** The section head right above a rule and the chapter head right above that, in order, where they are there. */
function findTitlesAbove(numbered: readonly Head[], rule: Head): Head[] {
  const heads: Head[] = [];
  let wanted: RuleNumber | undefined = sectionOf(rule.leading.number);
  for (let at = numbered.indexOf(rule) - 1; wanted && at >= 0; at--) {
    const above = numbered[at];
    if (above?.leading.number !== wanted || above.index < (heads[0] ?? rule).index - THRESHOLDS.opening)
      break;
    heads.unshift(above);
    wanted = parentOf(wanted);
  }
  return heads;
}
