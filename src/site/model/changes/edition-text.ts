import { toLineNumber, toPlainLine, toRuleLines } from '../../../features/render/rule-lines.ts';
import type { Matter } from '../../../model/records/edition.ts';
import type { GlossaryEntry } from '../../../model/records/glossary-entry.ts';
import { type Lang, otherLang } from '../../../model/records/lang.ts';
import type { Rule } from '../../../model/records/rule.ts';
import { getStrings } from '../../../model/strings/get-strings.ts';
import { showControlCharacters } from '../../../model/text/control-characters.ts';
import { type SiteAddress, toUrl } from '../../../outputs/api/site-urls.ts';
import { toRulePath } from '../../../rulebook/book/address.ts';
import type { Book } from '../../../rulebook/book/book.ts';
import { describeEdition } from '../../../rulebook/book/editions/describe-edition.ts';
import { toEntryText } from '../../../rulebook/history/rule-text.ts';

/** Rank of a heading in the text of an edition, by level. */
const HEADINGS: Readonly<Partial<Record<Rule['level'], string>>> = { chapter: '#', section: '##' };
const BEFORE: readonly Matter['part'][] = ['title', 'preamble', 'introduction'];

/**
 * The current edition in one language as plain text: introduction, every rule with its number, glossary, credits. What has
 * no Japanese is in English with a mark, so that no number is missing; a translation that is out of date is marked.
 */
export function toEditionText(book: Book, site: SiteAddress, lang: Lang): string {
  const strings = getStrings(lang);
  const { edition } = book;
  const [first] = book.rules;
  const head = [
    `# ${strings.edition.title}`,
    describeEdition(edition, lang).join(' · '),
    strings.site.description,
    strings.about.unofficialText,
    ...(edition.unofficialDigest ? [strings.site.digestMeaning] : []),
    ...(first ? [toUrl(site, toRulePath(lang, first.number))] : []),
  ];
  return `${[
    head.join('\n'),
    ...listMatter(edition.matter, lang, true),
    ...book.rules.map((rule) => toRuleText(book, rule, lang)),
    `# ${strings.glossary.title}`,
    ...book.glossary.map((entry) => toTermText(book, entry, lang)),
    ...listMatter(edition.matter, lang, false),
  ].join('\n\n')}\n`;
}

function listMatter(matter: readonly Matter[], lang: Lang, isBefore: boolean): string[] {
  return matter
    .filter((each) => each.lang === lang && BEFORE.includes(each.part) === isBefore)
    .map(({ blocks }) => blocks.map((block) => toPlainLine(block, lang)).join('\n'));
}

/** `702.9b 飛行を持つ…`; 「702.38a ［未訳］ …」 where only the other language has it. */
function toRuleText(book: Book, rule: Rule, lang: Lang): string {
  const { number, level } = rule;
  const shown = rule[lang] ? lang : otherLang(lang);
  const title = rule[shown]?.title && (book.titleOf(number, lang) ?? rule[shown].title);
  const [first = '', ...rest] = toRuleLines({ title, blocks: rule[shown]?.blocks ?? [] }, shown);
  const mark = title === undefined && toMark(rule, lang);
  return [[HEADINGS[level], toLineNumber(number), mark, first].filter(Boolean).join(' '), ...rest].join('\n');
}

function toTermText(book: Book, entry: GlossaryEntry, lang: Lang): string {
  const names = [lang, otherLang(lang)].map((each) => book.nameOf(entry.slug, each));
  const side = entry[lang] ?? entry[otherLang(lang)];
  const head = [names.filter(Boolean).join(' / '), toMark(entry, lang)].filter(Boolean).join(' ');
  return side ? `${head}\n${showControlCharacters(toEntryText(side))}` : head;
}

/** What is to be said of a text before it: that it is only in the other language, or older than the English. */
function toMark({ state, ...sides }: Pick<Rule, 'state'> & { en?: unknown; ja?: unknown }, lang: Lang) {
  const texts = getStrings(lang).state;
  if (!sides[lang]) return `[${lang === 'ja' ? texts.missing : texts.missingEnglish}]`;
  return lang === 'ja' && state === 'outdated' ? `[${texts.outdated}]` : '';
}
