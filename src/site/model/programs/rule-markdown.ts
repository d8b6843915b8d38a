import { escapeMarkdown } from '../../../features/citing/escape-markdown.ts';
import { toPlainLine } from '../../../features/render/rule-lines.ts';
import type { EditionId } from '../../../model/records/edition.ts';
import { type Lang, otherLang } from '../../../model/records/lang.ts';
import type { Rule } from '../../../model/records/rule.ts';
import type { RuleNumber } from '../../../model/records/rule-number.ts';
import { findRuleReferences } from '../../../model/records/rule-reference.ts';
import type { TextBlock } from '../../../model/records/text.ts';
import { formatDate } from '../../../model/strings/format-date.ts';
import { formatString } from '../../../model/strings/format-string.ts';
import { getStrings } from '../../../model/strings/get-strings.ts';
import { cutAtSpans, sortApart } from '../../../model/text/spans.ts';
import { describeGone, markGone } from '../../../outputs/api/describe-gone.ts';
import { type SiteAddress, toUrl } from '../../../outputs/api/site-urls.ts';
import { toRulePath } from '../../../rulebook/book/address.ts';
import type { Book } from '../../../rulebook/book/book.ts';
import { describeEdition } from '../../../rulebook/book/editions/describe-edition.ts';
import { type ReaderNames, toNearestNames, toRuleNames } from '../../../rulebook/book/name.ts';
import type { History } from '../../../rulebook/history/history.ts';
import { toEarlierGroups, toEditionNames } from '../changes/edition-number.ts';

/**
 * The page of a published number as Markdown: its names, its edition, then both languages rule by rule, the reader's
 * first. As on the page, a short section holds its rules; a long one and a chapter list what is below them. Old numbers that
 * have no page are listed at the end of their section. Throws on any other number.
 */
export function toRuleMarkdown(
  book: Book,
  history: History,
  site: SiteAddress,
  number: RuleNumber,
  lang: Lang,
): string {
  const edition = book.editions.find(({ id }) => id === history.lastEditionOf(number)) ?? book.edition;
  const rule = book.ruleIn(edition.id, number);
  if (!rule) throw new TypeError(`a published number without a rule: ${number}`);
  const gone = describeGone(book, history, number, lang);
  const title = [
    gone ? markGone(number, [lang]) : number,
    joinNames(toEditionNames(book, lang, edition.id, number)),
  ];
  const facts = [...describeEdition(edition, lang), edition.unofficialDigest && getStrings(lang).site.digest];
  return join([
    `# ${escapeMarkdown(title.filter(Boolean).join(' '))}`,
    `${facts
      .filter(Boolean)
      .map((fact) => escapeMarkdown(String(fact)))
      .join(' · ')}\n<${toUrl(site, toRulePath(lang, number))}>`,
    gone && escapeMarkdown(gone),
    ...listEarlier(book, history, number, lang),
    ...listTexts(book, rule, lang, edition.id),
    ...(gone
      ? []
      : [
          ...listBelow(book, rule, lang, 2),
          ...listUnpublished(book, history, number, lang),
          linkBeside(book, number),
        ]),
  ]);
}

/** What became of the numbers without a page whose place is a section; of those of no section of today, its chapter. */
function listUnpublished(book: Book, history: History, above: RuleNumber, lang: Lang): string[] {
  const lines = history.unpublishedBelow(above).flatMap((number) => {
    const gone = describeGone(book, history, number, lang);
    return gone ? [`- ${number}: ${escapeMarkdown(gone)}`] : [];
  });
  return lines.length > 0 ? [`## ${getStrings(lang).history.goneNumbers}`, lines.join('\n')] : [];
}

/** What else the number has named. */
function listEarlier(book: Book, history: History, number: RuleNumber, lang: Lang): string[] {
  const texts = getStrings(lang).history;
  return toEarlierGroups(book, history, number).map(({ before, now }) => {
    const date = formatDate(lang, before);
    if (!now) return escapeMarkdown(formatString(texts.earlierGone, { date }));
    const name = [now, joinNames(toNearestNames(book, now, lang))].filter(Boolean).join(' ');
    return escapeMarkdown(formatString(texts.earlierMoved, { date, number: name }));
  });
}

/** The rules below one, each under its heading with all that is below it; of a chapter or a long section only their names. */
function listBelow(book: Book, rule: Rule, lang: Lang, rank: number): string[] {
  const below = book.childrenOf(rule.number);
  const isLong = rule.level === 'chapter' || book.rangesOf(rule.number).length > 1;
  if (isLong) return [below.map(({ number }) => `- ${toLink(book, number, lang)}`).join('\n')];
  return below.flatMap((child) => [
    `${'#'.repeat(rank)} ${escapeMarkdown(toHeading(book, child.number, lang))}`,
    ...listTexts(book, child, lang),
    ...listBelow(book, child, lang, rank + 1),
  ]);
}

/** Both languages of a rule, and what there is to say of its translation. */
function listTexts(book: Book, rule: Rule, lang: Lang, edition = book.edition.id): string[] {
  const texts = getStrings(lang).state;
  const isText = Boolean(rule.en?.blocks.length ?? rule.ja?.blocks.length);
  return [lang, otherLang(lang)].flatMap((each) => {
    const side = rule[each];
    if (!side) return isText ? [`*${each === 'ja' ? texts.missingMeaning : texts.missingEnglish}*`] : [];
    const written = each === 'ja' && rule.state === 'outdated' ? side.edition : undefined;
    const outdated = written && formatString(texts.outdatedMeaning, { date: formatDate(lang, written) });
    return [
      ...(outdated ? [`*${escapeMarkdown(outdated)}*`] : []),
      ...side.blocks.map((block) =>
        toMarkdownBlock(block, each, (text) => linkReferences(book, text, each, side.edition ?? edition)),
      ),
    ];
  });
}

/** A paragraph, an item of a list, or an example as a quotation. Nothing in a text is markup. */
function toMarkdownBlock(block: TextBlock, lang: Lang, toText: (line: string) => string): string {
  const line = toPlainLine({ ...block, type: block.type === 'item' ? 'paragraph' : block.type }, lang);
  const text = line
    .split('\n')
    .map((each) => toText(each.trim()))
    .join('\\\n');
  if (block.type === 'example') return text.replace(/^/gm, '> ');
  return block.type === 'item' ? `${'  '.repeat((block.level ?? 1) - 1)}- ${text}` : text;
}

/** A line with the numbers of rules in it as links, each to where the edition's rule is today; the rest as it is. */
function linkReferences(book: Book, line: string, lang: Lang, edition: EditionId): string {
  const written = findRuleReferences(line, lang).flatMap((reference) => reference.written);
  const linked = written.flatMap((each) => {
    const target = book.currentNumberOf(edition, each.number);
    return target ? [{ ...each, target }] : [];
  });
  const toLinked = ({ start, end, target }: (typeof linked)[number]) =>
    `[${escapeMarkdown(line.slice(start, end))}](${target}.md)`;
  return cutAtSpans(line, sortApart(linked), toLinked, escapeMarkdown).join('');
}

function linkBeside(book: Book, number: RuleNumber): string {
  const [up] = book.ancestorsOf(number).slice(-1);
  const ways = [
    ['←', book.previousOf(number)],
    ['↑', up],
    ['→', book.nextOf(number)],
  ] as const;
  return ways
    .flatMap(([sign, rule]) => (rule ? [`${sign} [${rule.number}](${rule.number}.md)`] : []))
    .join(' · ');
}

function toLink(book: Book, number: RuleNumber, lang: Lang): string {
  return `[${escapeMarkdown(toHeading(book, number, lang))}](${number}.md)`;
}

function toHeading(book: Book, number: RuleNumber, lang: Lang): string {
  return [number, joinNames(toRuleNames(book, number, lang))].filter(Boolean).join(' ');
}

function joinNames(names: ReaderNames | undefined): string {
  return [names?.first.text, names?.beside?.text].filter(Boolean).join(' / ');
}

function join(parts: readonly (string | false | undefined)[]): string {
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
