import type { RuleNumber } from '../../../model/records/rule-number.ts';
import { overlaps, type TextSpan } from '../../../model/text/spans.ts';
import { once, onceFor } from '../../../rulebook/book/once.ts';
import { append } from '../../search/engine/values.ts';
import type { CheckedMention, Verdict } from '../check-text.ts';
import {
  type CheckQuotation,
  createQuotationChecker,
  isStatement,
  type QuotationVerdict,
} from './check-quotation.ts';
import {
  findNamesBeside,
  findParagraphs,
  findQuotations,
  findSources,
  type NamedBeside,
} from './find-quotations.ts';
import type { QuotableSource } from './quotable-source.ts';
import { createRuleNames, isAbove, type RuleName, type RuleNames } from './rule-names.ts';

/** Words that a text gives as those, or as the name, of a rule that it cites, and whose they are. */
export interface CheckedQuotation extends QuotationVerdict {
  text: string;
  isName: boolean;
  /**
   * Whether it misleads in any text: a name or a statement of another rule, words of a rule that are not as printed. That
   * no rule says a thing is for who writes of nothing else.
   */
  isMisquote: boolean;
  message: string;
}

/** A citation with what the rules say to it. */
export interface ComparedMention extends CheckedMention {
  /** What the rule that it leads to is called; of a split one its first part. */
  name: RuleName;
  quotations: readonly CheckedQuotation[];
}

export type CompareText = ReturnType<typeof createComparer>;

/** What compares texts with the rules of a site; what it reads is read once. */
export const getComparer = onceFor(createComparer);

function createComparer(source: QuotableSource) {
  const checkQuotation = createQuotationChecker(source);
  const getNames = once(() => createRuleNames(source));
  /** Compares the citations of a text with the rules: names and quoted words beside each. */
  return async function compareText(
    text: string,
    mentions: readonly CheckedMention[],
  ): Promise<ComparedMention[]> {
    if (mentions.length === 0) return [];
    const names = await getNames();
    const compared: ComparedMention[] = [];
    for (const piece of cutAtLines(text, mentions)) {
      const quoted = await comparePiece(piece, names, checkQuotation);
      for (const [place, mention] of piece.original.entries()) {
        const [first] = listMeant(mention.verdict);
        const name = first && mention.verdict.kind !== 'never' ? await names.nameOf(first) : {};
        compared.push({ ...mention, name, quotations: quoted.get(place) ?? [] });
      }
    }
    return compared;
  };
}

/** UTF-16 units: every citation of a piece is looked at beside every quotation of it. */
const LONG = 20_000;

/**
 * A long text in pieces, cut behind a blank line, else behind a line, never inside a citation; each with the citations in it,
 * their offsets those of the piece, and as they were.
 */
function cutAtLines(text: string, mentions: readonly CheckedMention[]) {
  const pieces: { text: string; mentions: CheckedMention[]; original: CheckedMention[] }[] = [];
  let at = 0;
  let next = 0;
  while (at < text.length) {
    let end = findCut(text, at);
    const original: CheckedMention[] = [];
    for (let mention = mentions[next]; mention && mention.start < end; mention = mentions[++next]) {
      original.push(mention);
      end = Math.max(end, mention.end);
    }
    const from = at;
    const shifted = original.map((mention) => ({
      ...mention,
      start: mention.start - from,
      numberStart: mention.numberStart - from,
      end: mention.end - from,
    }));
    pieces.push({ text: text.slice(at, end), mentions: shifted, original });
    at = end;
  }
  return pieces;
}

/** Where the piece that begins at a place ends, mentions left aside. */
function findCut(text: string, at: number): number {
  if (at + LONG >= text.length) return text.length;
  const most = text.slice(at, at + LONG);
  const blank = most.lastIndexOf('\n\n');
  return at + (blank > 0 ? blank + 2 : most.lastIndexOf('\n') + 1 || LONG);
}

/** The rules that a citation may mean: where it leads today; of a number without such a rule, its parts or itself. */
function listMeant({ now, page = now, parts, number }: Verdict): RuleNumber[] {
  if (page) return [page];
  return parts.length > 0 ? [...parts] : [number];
}

/** The names and quotations of a piece with whose they are, by the place of the citation each is of. */
async function comparePiece(
  { text, mentions }: ReturnType<typeof cutAtLines>[number],
  names: RuleNames,
  check: CheckQuotation,
): Promise<Map<number, CheckedQuotation[]>> {
  const found = new Map<number, CheckedQuotation[]>();
  const add = (place: number, verdict: QuotationVerdict, words: string, isName: boolean) => {
    const quotation: CheckedQuotation = {
      ...verdict,
      text: words,
      isName,
      isMisquote:
        verdict.kind === 'elsewhere'
          ? isName || isStatement(words)
          : verdict.kind === 'altered' && !names.isDigest,
      message: explain(verdict, mentions[place]?.number, isName),
    };
    append(found, place, quotation);
  };
  const settled: TextSpan[] = [];
  for (const beside of findNamesBeside(text, mentions)) {
    const cited = mentions[beside.mention];
    const verdict = cited && compareName(beside, listMeant(cited.verdict), names);
    if (!verdict) continue;
    settled.push(beside);
    add(beside.mention, verdict, beside.text, true);
  }
  const paragraphs = findParagraphs(text);
  for (const quotation of findQuotations(text, mentions)) {
    if (settled.some((name) => overlaps(name, quotation) && quotation.form === 'marked')) continue;
    const sources = findSources(text, quotation, mentions, paragraphs);
    const checked = await check(
      quotation,
      sources.map(({ verdict }) => listMeant(verdict)),
    );
    const source = checked && sources[checked.source];
    if (source) add(mentions.indexOf(source), checked.verdict, quotation.text, false);
  }
  return found;
}

/** Whether a name beside a number is that of its rule, or of one above or below; undefined where it is no rule's name. */
function compareName(
  { text, isBracketed }: NamedBeside,
  cited: readonly RuleNumber[],
  names: RuleNames,
): QuotationVerdict | undefined {
  const named = names.findNamed(text);
  const [other] = named;
  if (other === undefined) return undefined;
  const own = named.find((each) => cited.some((number) => isAbove(number, each) || isAbove(each, number)));
  if (own) return { kind: 'exact', number: own };
  // Of a rule without a name, and in brackets, the words may be about what it says.
  const mayBeAbout = isBracketed || !cited.every(names.isNamed);
  if (mayBeAbout && cited.some((number) => names.says(number, text))) return undefined;
  return { kind: 'elsewhere', number: other };
}

/** Whose words they are, as the end of a sentence that begins with them. */
function explain(
  { kind, number, term, edition, actual }: QuotationVerdict,
  cited: RuleNumber | undefined,
  isName: boolean,
): string {
  const what = isName ? 'name' : 'words';
  const of = number ?? `the glossary entry ${term}`;
  const says = actual === undefined ? '' : ` Printed today: “${actual}”`;
  return {
    exact: `the ${what} of ${of}.`,
    older: `the ${what} of ${of} in the edition of ${edition}, not of today.${says}`,
    elsewhere: `the ${what} of ${of}, not of ${cited}.`,
    altered: `nearly, but not, the ${what} of ${of}.${says}`,
    absent: 'no rule says this.',
  }[kind];
}
