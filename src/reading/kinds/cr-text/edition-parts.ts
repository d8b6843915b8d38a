import { type Diagnostic, type Found, reportDiagnostic } from '../../../model/diagnostics/diagnostic.ts';
import type { Place } from '../../../model/records/place.ts';
import { compareRuleNumbers, type RuleNumber } from '../../../model/records/rule-number.ts';
import { toLooseKey } from '../../../model/text/loose-key.ts';
import { cutLine, type Line } from '../../blocks/list-lines.ts';
import { findLanguageSign } from '../../blocks/parse-names.ts';
import type { RunningText } from '../../sources/running-text.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { findPartHeading, type PartName } from '../../words.ts';
import { type Head, isTitleForm } from '../read-rule.ts';
import { isRuleForm, parseHead, parseUndottedChapter } from './heads.ts';

const PAGE_NUMBER =
  /(?:(?<!\s)\s*(?<![.·…])[.·…]{2,}\s*|(?<!\s)\s{2,}|\t)\d+$|(?<!\s)\s*(?<![.·…])[.·…]{4,}$/;

/** An entry of contents without its page, after dots or blanks. */
const withoutPage = (line: Line): Line => cutLine(line, 0, line.text.replace(PAGE_NUMBER, '').length);

/**
 * Where the contents, the body, the glossary behind it and the credits begin, each with its heading, as indexes among the lines
 * of an edition; a missing part is empty. `glossarySpan` is the glossary wherever it is: some texts have it before the rules.
 */
export function findEditionParts(lines: readonly Line[]) {
  const parts = lines.map(({ folded }) => findPartHeading(folded));
  const heading = parts.indexOf('contents');
  const body = findBody(lines, heading + 1);
  const contents = heading >= 0 && heading < body ? heading : body;
  const lastGlossary = parts.lastIndexOf('glossary');
  const glossary = lastGlossary >= body ? lastGlossary : undefined;
  const back = parts.findIndex(
    (part, index) => index > (glossary ?? body) && (part === 'credits' || part === 'colophon'),
  );
  const credits = back < 0 ? lines.length : back;
  const early = glossary === undefined ? parts.indexOf('glossary') : -1;
  const isEarly = early >= 0 && early < contents;
  return {
    contents,
    body,
    glossary: glossary ?? credits,
    glossarySpan: isEarly ? ([early, contents] as const) : ([glossary ?? credits, credits] as const),
    credits,
  };
}

/**
 * The first chapter, section or rule of the body: up from the first rule of good form over what has a smaller number
 * above it, titles and rules of doubtful form (`100.1.If`), with a few lines of their text between.
 */
function findBody(lines: readonly Line[], from: number): number {
  const listed = findListed(lines);
  let first = lines.findIndex(
    (line, index) => index >= from && !listed.has(index) && isRuleForm(parseHead(line, index)),
  );
  let head = first < 0 ? undefined : parseHead(lines[first] as Line, first);
  if (!head) return lines.length;
  for (let index = first - 1; index >= Math.max(from, first - THRESHOLDS.opening); index--) {
    const line = lines[index] as Line;
    if (listed.has(index) || findPartHeading(line.folded)) break;
    const above: Head | undefined =
      parseHead(line, index) ?? parseUndottedChapter(line, lines[index + 1], index);
    if (!above) continue;
    if (compareRuleNumbers(above.leading.number, head.leading.number) >= 0) break;
    head = above;
    first = index;
  }
  return first;
}

/** Indexes of the lines that list rules by their names: the same number with the same name heads a rule further below. */
export function findListed(lines: readonly Line[]): ReadonlySet<number> {
  const last = new Map<string, number>();
  const listed = new Set<number>();
  for (const [index, line] of lines.entries()) {
    const head = parseHead(withoutPage(line), index);
    if (!head || !isRuleForm(head) || !isTitleForm(head.text)) continue;
    const name = `${head.leading.number} ${head.text}`;
    const above = last.get(name);
    if (above !== undefined) listed.add(above);
    last.set(name, index);
  }
  return listed;
}

/** What an edition's contents name. */
interface Contents {
  /** The title of each number with the line that names it. */
  titles: Map<RuleNumber, { title: string; line: Line }>;
  parts: Set<PartName>;
  /** Lines under a heading `0. はじめに` that is between the contents and the body. */
  introduction: Line[];
  /** Other lines between the entries that are no entries. */
  others: Line[];
}

/** Reads the contents, skipping their entries as `contents`. A page number after dots is not part of a title. */
export function readContents(lines: readonly Line[], running: RunningText): Contents {
  const contents: Contents = { titles: new Map(), parts: new Set(), introduction: [], others: [] };
  let { others } = contents;
  for (const [index, line] of lines.entries()) {
    const part = findPartHeading(line.folded);
    const entry = withoutPage(line);
    const head = parseHead(entry, index);
    if (line.form === 'separator') running.skip('separator', line.from, line.to);
    else if (part === 'contents') running.skip('heading', line.from, line.to);
    else if (part) {
      contents.parts.add(part);
      others = part === 'introduction' ? contents.introduction : contents.others;
      running.skip('contents', line.from, line.to);
    } else if (head && entry.text.length <= THRESHOLDS.nameInBoth) {
      contents.titles.set(head.leading.number, { title: head.text, line });
      others = contents.others;
      running.skip('contents', line.from, line.to);
    } else others.push(line);
  }
  return contents;
}

/** What the body has, to hold against the contents. */
interface Body {
  heads: readonly Head[];
  /** The last line of the document. */
  last: Line | undefined;
  parts: ReadonlySet<PartName | undefined>;
}

/**
 * Compares the contents with the body: another title, or a number that one of them lacks, is a contents-mismatch. Where all that
 * the contents name from some place on is missing, the file was cut: file-truncated at its last line.
 */
export function checkContents({ titles, parts }: Contents, body: Body, running: RunningText): Diagnostic[] {
  const placeOf = (line: Line): Place => running.placeAt(line.from);
  const report = (line: Line, message: string, cause: Place | undefined, found: Found) =>
    reportDiagnostic('contents-mismatch', placeOf(line), message, cause, found);
  const heads = new Map<RuleNumber, Head>();
  for (const head of body.heads) if (!heads.has(head.leading.number)) heads.set(head.leading.number, head);
  const last = [...heads.keys()].sort(compareRuleNumbers).at(-1);
  const found: Diagnostic[] = [];
  const cut: string[] = [];
  for (const [number, { title, line }] of titles) {
    const head = heads.get(number);
    if (!head && (!last || compareRuleNumbers(number, last) > 0)) cut.push(`${number} ${title}`);
    else if (!head) {
      const message = `the contents name ${number} “${title}”, which the body does not have`;
      found.push(report(line, message, undefined, { expected: title }));
    } else if (!isSameTitle(head.text, title)) {
      const message = `the contents name ${number} “${title}”, its heading says “${head.text}”`;
      found.push(report(head.line, message, placeOf(line), { actual: head.text, expected: title }));
    }
  }
  for (const { line, leading, text } of findUnlisted(titles, body.heads)) {
    const message = `the body has ${leading.number} “${text}”, which the contents do not name`;
    found.push(report(line, message, undefined, { actual: text }));
  }
  for (const part of ['glossary', 'credits'] as const)
    if (parts.has(part) && !body.parts.has(part)) cut.push(part);
  const [first] = cut;
  if (body.last && first !== undefined) {
    const more = cut.length > 1 ? ` and ${cut.length - 1} more` : '';
    const message = `the file ends here, but its contents name ${first}${more}; get the whole document`;
    found.push(reportDiagnostic('file-truncated', placeOf(body.last), message));
  }
  return found;
}

/** Chapters and sections that the contents leave out while they name most others of their level. */
function findUnlisted(titles: Contents['titles'], heads: readonly Head[]): Head[] {
  return (['chapter', 'section'] as const).flatMap((level) => {
    const ofLevel = heads.filter((head) => head.level === level);
    const unlisted = ofLevel.filter(({ leading: { number } }) => !titles.has(number));
    return unlisted.length * 2 < ofLevel.length ? unlisted : [];
  });
}

/** Signs, spaces and case aside; a bilingual title is the same as either of its halves. */
function isSameTitle(one: string, other: string): boolean {
  const names = (title: string) => {
    const sign = findLanguageSign(title);
    const halves = sign ? [title.slice(0, sign.from), title.slice(sign.to)] : [];
    return [title, ...halves].map(toLooseKey);
  };
  return names(one).some((name) => names(other).includes(name));
}
