import { compareRuleNumbers } from '../../../model/records/rule-number.ts';
import { cutLine, type Line } from '../../blocks/list-lines.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { findPartHeading } from '../../words.ts';
import { type Head, isTitleForm } from '../read-rule.ts';
import { isRuleForm, parseHead, parseUndottedChapter } from './heads.ts';

const PAGE_NUMBER = /(?:\s*[.·…]{2,}\s*|\s{2,}|\t)\d+$|\s*[.·…]{4,}$/;

/** An entry of contents without its page, after dots or blanks. */
export const withoutPage = (line: Line): Line => cutLine(line, 0, line.text.replace(PAGE_NUMBER, '').length);

/** Where the parts of an edition begin, as indexes among its lines, in this order; a missing part is empty. */
interface EditionParts {
  /** The heading of the contents. */
  contents: number;
  body: number;
  /** The heading of the glossary behind the body. */
  glossary: number;
  /** Of the glossary, wherever it is: some texts have it before the rules. */
  glossarySpan: [number, number];
  /** The heading of the credits. */
  credits: number;
}

/** Finds the borders between front matter, contents, body, glossary and back matter. */
export function findEditionParts(lines: readonly Line[]): EditionParts {
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
    glossarySpan: isEarly ? [early, contents] : [glossary ?? credits, credits],
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
