import type { CheckedMention } from '../../../features/mentions/check-text.ts';
import type { Verdict } from '../../../features/mentions/create-judge.ts';
import { explainVerdict } from '../../../features/mentions/explain-verdict.ts';
import type {
  CheckedQuotation,
  ComparedMention,
} from '../../../features/mentions/quotations/compare-with-rules.ts';
import type { Lang } from '../../../model/records/lang.ts';
import { formatDate } from '../../../model/strings/format-date.ts';
import { formatString } from '../../../model/strings/format-string.ts';
import type { Strings } from '../../../model/strings/get-strings.ts';
import { showControlCharacters } from '../../../model/text/control-characters.ts';
import { toRulePath, toShortPath } from '../../../rulebook/book/address.ts';
import { h } from '../h.ts';
import { toOwnPath } from '../own-address.ts';

/** A citation of which the names and words beside it may have been compared already. */
export type ShownMention = CheckedMention & Partial<Pick<ComparedMention, 'quotations'>>;

/** Whether somebody should look at a citation: its number is not right, or a name or words beside it are not the rule's. */
export function isWrong({ verdict, quotations = [] }: ShownMention): boolean {
  return verdict.kind !== 'right' || quotations.some(({ isMisquote }) => isMisquote);
}

/** A line for each citation: where it is, what is written, what became of it. Those to look at come first. */
export function createVerdictList(
  mentions: readonly ShownMention[],
  strings: Strings['mentions'],
  lang: Lang,
): HTMLLIElement[] {
  const lines = mentions.map((mention, index) => ({ mention, index }));
  const sorted = [true, false].flatMap((first) => lines.filter(({ mention }) => isWrong(mention) === first));
  return sorted.map(({ mention, index }) => {
    const { line, verdict, quotations = [] } = mention;
    const place = h('a', { href: `#citation-${index}` }, formatString(strings.line, { line }));
    const sentence = explainVerdict(verdict, strings.verdicts, (day) => formatDate(lang, day));
    const frame = verdict.kind === 'right' || verdict.kind === 'never' ? 'tag' : 'mark';
    const isSame = verdict.kind === 'right' && verdict.page === verdict.number;
    return h(
      'li',
      h('span.citation-place', place),
      ' ',
      h('span', { class: `${frame} citation-${verdict.kind}` }, strings.kinds[verdict.kind]),
      ' ',
      h('span', isSame ? '' : `${sentence} `, ...createRuleLinks(verdict, lang)),
      ...quotations.filter(isShown).map((each) => ` ${explainQuotation(each, strings, lang)}`),
    );
  });
}

/** Whether the list says what a comparison found: not the rule's, or its words once. */
export function isShown({ isMisquote, kind }: CheckedQuotation): boolean {
  return isMisquote || kind === 'older';
}

/** Characters of a quotation that its line repeats. */
const REPEATED = 40;

function explainQuotation(
  { text, isName, kind, number, term = '', edition }: CheckedQuotation,
  { quotations }: Strings['mentions'],
  lang: Lang,
): string {
  const sentence =
    kind === 'altered' || kind === 'older' ? quotations[kind] : quotations[isName ? 'name' : 'elsewhere'];
  return formatString(sentence, {
    text: showControlCharacters(text.length > REPEATED ? `${text.slice(0, REPEATED)}…` : text),
    rule: number ?? term,
    edition: edition ? formatDate(lang, edition) : '',
  });
}

/** The text as it was pasted, each citation marked. Everything in it is text; what would show nothing is named. */
export function createMarkedText(
  text: string,
  mentions: readonly CheckedMention[],
  strings: Strings['mentions'],
  lang: Lang,
): (HTMLElement | string)[] {
  let at = 0;
  const pieces = mentions.flatMap(({ start, end, verdict }, index) => {
    const before = showControlCharacters(text.slice(at, start));
    at = end;
    const title = explainVerdict(verdict, strings.verdicts, (day) => formatDate(lang, day));
    const mark = h(
      'mark',
      { id: `citation-${index}`, class: `citation-${verdict.kind}`, title, tabindex: '-1' },
      showControlCharacters(text.slice(start, end)),
    );
    return [before, mark];
  });
  return [...pieces, showControlCharacters(text.slice(at))];
}

/** Where to read on: the rule of today, the parts of a split one, the page of a number that is gone. */
function createRuleLinks({ kind, number, page, parts, day, until }: Verdict, lang: Lang): (Node | string)[] {
  const toLink = (to: string, path: string) => h('a.number', { href: toOwnPath(path) }, to);
  if (kind === 'never') return [];
  if (page) return [toLink(page, toRulePath(lang, page))];
  if (parts.length > 0) return parts.flatMap((part) => [toLink(part, toRulePath(lang, part)), ' ']);
  const then = until ?? day;
  return [toLink(number, `${toShortPath(number)}${then ? `?ed=${then}` : ''}`)];
}
