import {
  type CheckedMention,
  checkText,
  createJudge,
  explainVerdict,
  type Verdict,
} from '../../../features/mentions/check-text.ts';
import { fixText } from '../../../features/mentions/fix-text.ts';
import type {
  CheckedQuotation,
  ComparedMention,
} from '../../../features/mentions/quotations/compare-with-rules.ts';
import { createQuotableSource } from '../../../features/mentions/quotations/quotable-source.ts';
import type { Lang } from '../../../model/records/lang.ts';
import { formatDate } from '../../../model/strings/format-date.ts';
import { formatCount, formatString } from '../../../model/strings/format-string.ts';
import type { Strings } from '../../../model/strings/get-strings.ts';
import { showControlCharacters } from '../../../model/text/control-characters.ts';
import { cutAtSpans } from '../../../model/text/spans.ts';
import { toRulePath, toShortPath } from '../../../rulebook/book/address.ts';
import { collectParts } from '../collect-parts.ts';
import { fetchJson } from '../fetch-json.ts';
import { h } from '../h.ts';
import { loadStrings } from '../load-strings.ts';
import { readPageLang, toOwnPath } from '../own-page.ts';

const judge = createJudge(fetchJson);
const source = createQuotableSource(fetchJson);

/** Compares names and quoted words too; what does that is loaded behind the numbers' answers. */
async function compare(text: string, mentions: readonly CheckedMention[]): Promise<ShownMention[]> {
  const { getComparer } = await import('../../../features/mentions/quotations/compare-with-rules.ts');
  return getComparer(source)(text, mentions);
}

/** The parts of the page that checks citations. */
type CheckParts = Record<'status' | 'result' | 'list' | 'marked', HTMLElement> & {
  form: HTMLFormElement;
  copy: HTMLButtonElement;
};

/** Checks what was pasted when asked to: the text stays in this document, only the data of the numbers is fetched. */
function bindCheckPage(page: CheckParts): void {
  const { form, status, result } = page;
  let asked = 0;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const ask = ++asked;
    const given = new FormData(form);
    const text = String(given.get('text') ?? '').replace(/\r\n?/g, '\n');
    const day = String(given.get('day') ?? '') || undefined;
    const strings = await loadStrings('mentions');
    status.textContent = strings.checking;
    try {
      const mentions = await checkText(text, judge, () => day);
      // Only the last question is answered.
      if (ask !== asked) return;
      showResult(page, text, mentions, strings);
      // The rules themselves are a larger file: without it the numbers are checked all the same.
      const compared = await compare(text, mentions).catch(() => undefined);
      const isTold = compared?.some(({ quotations = [] }) => quotations.some(isShown));
      if (compared && isTold && ask === asked) showResult(page, text, compared, strings);
    } catch {
      if (ask !== asked) return;
      result.hidden = true;
      status.textContent = strings.failed;
    }
  });
}

function showResult(
  { status, result, list, marked, copy }: CheckParts,
  text: string,
  mentions: readonly ShownMention[],
  strings: Strings['mentions'],
): void {
  const lang = readPageLang();
  const wrong = mentions.filter(isWrong).length;
  const count = formatCount(lang, strings.found, mentions.length);
  const rest = wrong > 0 ? formatCount(lang, strings.wrong, wrong) : strings.allRight;
  status.textContent = mentions.length > 0 ? `${count} · ${rest}` : strings.none;
  result.hidden = mentions.length === 0;
  list.replaceChildren(...createVerdictList(mentions, strings, lang));
  marked.replaceChildren(...createMarkedText(text, mentions, strings, lang));
  const { text: fresh, fixed } = fixText(text, mentions);
  copy.hidden = fixed.size === 0;
  copy.onclick = async () => {
    await navigator.clipboard.writeText(fresh).then(
      () => (status.textContent = strings.copied),
      () => (status.textContent = strings.copyFailed),
    );
  };
}

/** A citation of which the names and words beside it may have been compared already. */
type ShownMention = CheckedMention & Partial<Pick<ComparedMention, 'quotations'>>;

/** Whether somebody should look at a citation: its number is not right, or a name or words beside it are not the rule's. */
function isWrong({ verdict, quotations = [] }: ShownMention): boolean {
  return verdict.kind !== 'right' || quotations.some(({ isMisquote }) => isMisquote);
}

/** A line for each citation: where it is, what is written, what became of it. Those to look at come first. */
function createVerdictList(mentions: readonly ShownMention[], strings: Strings['mentions'], lang: Lang) {
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
const isShown = ({ isMisquote, kind }: CheckedQuotation): boolean => isMisquote || kind === 'older';

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
function createMarkedText(
  text: string,
  mentions: readonly CheckedMention[],
  strings: Strings['mentions'],
  lang: Lang,
): (HTMLElement | string)[] {
  const toMark = ({ start, end, verdict, index }: CheckedMention & { index: number }) => {
    const title = explainVerdict(verdict, strings.verdicts, (day) => formatDate(lang, day));
    return h(
      'mark',
      { id: `citation-${index}`, class: `citation-${verdict.kind}`, title, tabindex: '-1' },
      showControlCharacters(text.slice(start, end)),
    );
  };
  const spans = mentions.map((mention, index) => ({ ...mention, index }));
  return cutAtSpans<(typeof spans)[number], HTMLElement | string>(text, spans, toMark, showControlCharacters);
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

bindCheckPage(collectParts(document));
