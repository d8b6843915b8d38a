import type { Book } from '../book/book.ts';
import type { History } from '../history/history.ts';
import { LANGS, type Lang, otherLang } from '../records/lang.ts';
import type { Rule } from '../records/rule.ts';
import type { RuleNumber } from '../records/rule-number.ts';
import type { TextBlock } from '../records/text.ts';
import { toExcerpt } from '../render/to-excerpt.ts';
import { getStrings } from '../strings/get-strings.ts';
import { PREVIEW_TEXT_LENGTH, PREVIEW_TITLE_LENGTH, type Preview } from './preview.ts';

/** What previews tell of a number: the nearest names and the beginning of both texts, cut to length. */
export interface RuleSummary {
  number: RuleNumber;
  isGone: boolean;
  names: { en?: string; ja?: string };
  text: { en?: string; ja?: string };
}

/** The summary of a published number; one no longer in use says so and gives its last text. Throws on any other. */
export function summariseRule(book: Book, history: History, number: RuleNumber): RuleSummary {
  const edition = history.lastEditionOf(number) ?? book.edition.id;
  const rule = book.ruleIn(edition, number);
  if (!rule) throw new TypeError(`a published number without a rule: ${number}`);
  const isGone = edition !== book.edition.id;
  const above = isGone ? [] : [...book.ancestorsOf(number).map((each) => each.number), number];
  const named = above.findLast((each) => LANGS.some((lang) => book.titleOf(each, lang)));
  const summary: RuleSummary = { number, isGone, names: {}, text: {} };
  for (const lang of LANGS) {
    const name = named ? book.titleOf(named, lang) : rule[lang]?.title;
    if (name) summary.names[lang] = name;
    const blocks = findText(book, rule, lang, isGone);
    if (blocks) summary.text[lang] = cutText(isGone ? [toGoneMark(lang), ...blocks] : blocks, lang);
  }
  return summary;
}

/** The preview of the short link: both languages, Japanese first. */
export function toShortPreview({ number, names, text }: RuleSummary, oembed: string): Preview {
  const title = [number, [names.ja, names.en].filter(Boolean).join(' / ')].filter(Boolean).join(' ');
  return {
    title: toExcerpt([{ type: 'paragraph', text: title }], PREVIEW_TITLE_LENGTH),
    description: [text.ja, text.en].filter(Boolean).join(' / ') || title,
    oembed,
  };
}

/** The preview of a language's page: its own text, the other where it has none. */
export function toRulePreview({ number, names, text }: RuleSummary, lang: Lang, oembed: string): Preview {
  const other = otherLang(lang);
  const beside = names[lang] && names[other] ? `(${names[other]})` : names[other];
  const title = [number, names[lang], beside].filter(Boolean).join(' ');
  return {
    title: toExcerpt([{ type: 'paragraph', text: title }], PREVIEW_TITLE_LENGTH),
    description: text[lang] ?? text[other] ?? title,
    oembed,
    lang,
  };
}

function toGoneMark(lang: Lang): TextBlock {
  return { type: 'paragraph', text: `${getStrings(lang).short.goneRule}${lang === 'ja' ? '。' : '.'}` };
}

function cutText(blocks: readonly TextBlock[], lang: Lang): string {
  return toExcerpt(blocks, PREVIEW_TEXT_LENGTH[lang]);
}

/** The text of a rule; of a heading, that of its first subrule; of a chapter or section, the names in it. */
function findText(book: Book, rule: Rule, lang: Lang, isGone: boolean): readonly TextBlock[] | undefined {
  const own = rule[lang]?.blocks;
  if (own?.length) return own;
  // What stands below a gone number today, if anything, is not what stood there.
  if (isGone) return rule[lang] && [];
  const children = book.childrenOf(rule.number);
  const [first] = children;
  if (rule.level !== 'rule') {
    const names = children.flatMap((child) => book.titleOf(child.number, lang) ?? []);
    if (names.length > 0) return [{ type: 'paragraph', text: names.join(lang === 'ja' ? '、' : ', ') }];
  }
  return first && findText(book, first, lang, false);
}
