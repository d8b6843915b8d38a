import { reportDiagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { currentGame } from '../../../model/game/current-game.ts';
import type { EditionId } from '../../../model/records/edition.ts';
import type { Lang } from '../../../model/records/lang.ts';
import {
  compareRuleNumbers,
  parseLeadingNumber,
  type RuleNumber,
} from '../../../model/records/rule-number.ts';
import { parseWrittenNumber } from '../../../model/records/written-number.ts';
import { isPolite } from '../../../model/text/is-polite.ts';
import { detectLanguage } from '../../../model/text/language-of.ts';
import { widthOfFirstWord } from '../../../model/text/script.ts';
import { endsIn, endsSentence, mayEndSentence } from '../../../model/text/sentence.ts';
import type { Span } from '../../blocks/block.ts';
import { cutLine, type Line, listLines } from '../../blocks/list-lines.ts';
import { restoreLines } from '../../blocks/restore-lines.ts';
import type { Ledger } from '../../sources/ledger.ts';
import { RunningText } from '../../sources/running-text.ts';
import type { SourceText } from '../../sources/source-text.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { findPartHeading, isOneOf, readMark } from '../../words.ts';
import { type ReadingContext, readRule } from '../read-rule.ts';
import { type Evidence, type Reader, type ReadHints, type Reading, toReading } from '../reader.ts';
import { checkContents, findEditionParts, findListed, readContents } from './edition-parts.ts';
import { readGlossary } from './glossary.ts';
import { checkHeads, findHeads, isPlain, isRuleForm, parseHead } from './heads.ts';
import {
  findEdition,
  findNamedTitle,
  isTitled,
  readBackMatter,
  readFrontMatter,
  readMatter,
  toTitle,
} from './matter.ts';

/** Reads a whole edition of the comprehensive rules in one language. */
export const crTextReader: Reader = {
  kind: 'cr-text',
  evidence: ({ source }) => findEvidence(listEditionLines(restoreLines(source)).lines),
  read: readCrText,
};

function readCrText(printed: SourceText, ledger: Ledger, hints: ReadHints): Reading {
  const source = restoreLines(printed);
  const running = new RunningText(ledger, source.lines);
  const { lines, furniture, marks } = listEditionLines(source);
  for (const { from, to } of marks) running.skip('marker', from, to);
  for (const { from, to } of furniture) running.skip('furniture', from, to);
  const parts = findEditionParts(lines);
  const lang = hints.lang ?? detectLanguage(source.text);
  const context = toContext(lang, running, lines.slice(parts.body, parts.glossary));

  const [glossaryFrom, glossaryTo] = parts.glossarySpan;
  const front = readFrontMatter(
    lines.slice(0, Math.min(glossaryFrom, parts.contents)),
    lines.slice(parts.credits),
    context,
  );
  const contents = readContents(lines.slice(parts.contents, parts.body), running);
  const heads = findHeads(lines, parts.body, parts.glossary, contents.titles);
  const beforeFirst = lines.slice(parts.body, heads.accepted[0]?.index ?? parts.glossary);
  const preamble = [...contents.others, ...beforeFirst];
  const rules = heads.accepted.map((head, at) => {
    const next = heads.accepted[at + 1];
    return readRule(lines.slice(head.index + 1, next?.index ?? parts.glossary), head, next, context);
  });
  const glossary = readGlossary(lines.slice(glossaryFrom, glossaryTo), context);
  const back = readBackMatter(lines.slice(parts.credits), context);

  const named = new Set(
    [lines[parts.glossary], lines[parts.credits]].map((line) => line && findPartHeading(line.folded)),
  );
  const { edition = front.edition } = hints;
  const title = front.title ?? toTitle(findNamedTitle(preamble));
  return toReading({
    ...front,
    lang,
    ...(edition && { edition }),
    title: title === undefined ? {} : { [lang]: title },
    matter: [
      ...front.matter,
      ...readMatter('introduction', contents.introduction, context),
      ...readMatter('preamble', preamble, context),
      ...glossary.matter,
      ...back,
    ],
    records: { rules, glossary: glossary.entries },
    diagnostics: [
      ...checkEdition(source, edition, rules.length),
      ...checkContents(contents, { heads: heads.accepted, last: lines.at(-1), parts: named }, running),
      ...checkHeads(heads, running, lang),
      ...context.diagnostics,
    ],
  });
}

/** The lines of an edition without the frame of the page, of which what is numbered or heads a part is text (contents in a `<nav>`). */
function listEditionLines(source: SourceText): { lines: Line[]; furniture: Line[]; marks: Span[] } {
  const lines: Line[] = [];
  const furniture: Line[] = [];
  const marks: Span[] = [];
  let opens = true;
  let before: RuleNumber | undefined;
  for (const printed of listLines(source.lines)) {
    const unmarked = withoutMarks(printed);
    const leading = parseWrittenNumber(unmarked.folded, before);
    const line = leading ? { ...unmarked, leading } : unmarked;
    before = leading?.number ?? parseLeadingNumber(line.folded)?.number ?? before;
    marks.push({ from: printed.from, to: line.from }, { from: line.to, to: printed.to });
    const isText = () => Boolean(leading ?? parseLeadingNumber(line.folded) ?? findPartHeading(line.folded));
    const isFurniture = line.frame !== undefined && (line.frame === 'page' || !isText());
    (isFurniture ? furniture : lines).push(opens && line.gap === 0 ? { ...line, gap: 1 } : line);
    opens = isFurniture && line.frame !== 'page';
  }
  return { lines, furniture, marks };
}

/**
 * A heading as Markdown or a wiki writes it, before its number or its name: `## 702. キーワード能力`, `== 用語集 ==`. No edition
 * makes one of a subrule, or adds a remark to it; who announces changes does.
 */
function withoutMarks(line: Line): Line {
  const { form, style, label, from, textFrom, textTo, folded } = line;
  const sign = style.charAt(0);
  const isHeading = form === 'heading' && (isOneOf(sign, '#', '=') || (isOneOf(sign, '*', '[') && label));
  if (!isHeading || textFrom === from || label?.depth === 3 || folded.endsWith(')')) return line;
  const { isCut: _, ...whole } = cutLine(line, textFrom - from, textTo - from);
  return whole;
}

function checkEdition(source: SourceText, edition: EditionId | undefined, rules: number) {
  const place = { file: source.file, line: 1, column: 1 };
  const noDay =
    'no line states the day or the version of this edition; give it, such as 2026-02-27 or 1.26.1';
  const noRule = 'no numbered rule was found; all text was kept as matter';
  return [
    ...(edition ? [] : [reportDiagnostic('edition-unknown', place, noDay)]),
    ...(rules > 0 ? [] : [reportDiagnostic('kind-unknown', place, noRule)]),
  ];
}

/**
 * Numbers that rise and stand once, chapters and sections above them, contents, the title. An update prints each number
 * twice, other games number otherwise, and where the game's own rules are in plain style, who speaks politely remarks on them.
 */
function findEvidence(all: readonly Line[]): Evidence {
  const lines = all.filter(({ cell }) => !cell);
  const rules: RuleNumber[] = [];
  let polite = 0;
  let named = 0;
  let chapters = 0;
  let sections = 0;
  const ofContents = findListed(lines);
  for (const [index, line] of lines.entries()) {
    const head = parseHead(line, index);
    if (head && isRuleForm(head) && !ofContents.has(index)) {
      rules.push(head.leading.number);
      if (isPolite(line.folded)) polite++;
      if (line.form === 'heading' && !line.leading && head.level === 'subrule') named++;
    }
    if (head?.level === 'chapter') chapters++;
    else if (head?.level === 'section' && isPlain(head)) sections++;
  }
  const top = lines.slice(0, 60).filter(({ text }) => text.length <= 120);
  const titled = top.some(({ folded }) => isTitled(folded) && !endsSentence(folded));
  const listed = lines.slice(0, 200).some((line) => findPartHeading(line.folded) === 'contents');
  const rising = rules.filter((number, index) => {
    const above = rules[index - 1];
    return above === undefined || compareRuleNumbers(above, number) < 0;
  }).length;
  const bulk = Math.min(1, rules.length / 10);
  const isListAlone = rules.length === 0 && titled && listed && chapters + sections >= 5;
  return {
    ruledOut:
      (rules.length < (titled && listed ? 1 : 2) && !isListAlone && 'hardly a numbered rule') ||
      (currentGame().recognised.plain && polite * 4 > rules.length && 'rules in polite style') ||
      (named > 1 && 'subrules as headings') ||
      (new Set(rules).size < rules.length * 0.8 && 'numbers that appear twice'),
    shows: {
      'the title, contents and sections without rules': isListAlone && 0.5,
      'rule numbers that rise': 0.6 * (rising / Math.max(1, rules.length)) * bulk,
      'a book of them': rules.length >= 100 && 0.7,
      'the title': titled && 0.27,
      'a table of contents': listed && 0.27,
      'rules that its contents list': ofContents.size >= THRESHOLDS.fewest && 0.4,
      sections: sections > 0 && 0.2,
      chapters: chapters > 0 && 0.2,
      'the day of an edition': new Set(top.flatMap((line) => findEdition(line) ?? [])).size === 1 && 0.14,
      'a glossary': lines.some((line) => findPartHeading(line.folded) === 'glossary') && 0.14,
    },
  };
}

/**
 * How a document wraps its lines, judged by lines that follow another without a blank line, a mark or a number of their own:
 * in a wrapped document nearly all of the lines above them are so full that the next word had no room.
 */
function findWrapping(lines: readonly Line[]): ReadingContext['isBroken'] {
  const pairs: [Line, Line][] = [];
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const isBare = line.gap === 0 && !readMark(line.folded) && !parseHead(line, 0);
    if (above && isBare) pairs.push([above, line]);
  }
  const measure = ({ indent, columns }: Line) => indent + columns;
  const margin = pairs.reduce((widest, [above]) => Math.max(widest, measure(above)), 0);
  const isBroken = (line: Line, next: Line) => measure(line) + widthOfFirstWord(next.text) > margin;
  const broken =
    margin > THRESHOLDS.printedLine ? 0 : pairs.filter(([above, line]) => isBroken(above, line)).length;
  const isRule = (count: number) =>
    pairs.length >= THRESHOLDS.fewest && count >= pairs.length * THRESHOLDS.nearlyAll;
  const isFull = isRule(broken) ? isBroken : () => false;
  // Taken out of a PDF, each level has a margin of its own, but nearly every line stops inside a sentence.
  const widest = pairs.reduce((most, [{ columns }]) => Math.max(most, columns), 0);
  const stops = ({ text }: Line) => mayEndSentence(text);
  if (!isRule(pairs.filter(([above]) => !stops(above)).length)) return isFull;
  const isLong = (line: Line) =>
    line.columns >= widest * (stops(line) ? THRESHOLDS.nearlyAll : THRESHOLDS.brokenLine);
  return (line, next) => isFull(line, next) || isLong(line);
}

/** `body` shows how lines are wrapped. A wrapped paragraph goes on: not after a blank line, nor where a sentence ended and an indent begins. */
function toContext(lang: Lang, running: RunningText, body: readonly Line[]): ReadingContext {
  const isBroken = findWrapping(body);
  return {
    lang,
    running,
    isBroken,
    diagnostics: [],
    take: (from, to) => running.take(from, to).replace(/[ \t\u00a0]+/g, ' '),
    goesOn: (above, line) =>
      line.gap === 0 &&
      isBroken(above, line) &&
      !(line.indent > above.indent + 1 && endsIn(above.text, '.。!?:')),
  };
}
