import { describeGone, markGone } from '../api/describe-gone.ts';
import type { Book } from '../book/book.ts';
import type { History } from '../history/history.ts';
import { LANGS, type Lang, otherLang } from '../records/lang.ts';
import type { Rule } from '../records/rule.ts';
import type { RuleNumber } from '../records/rule-number.ts';
import { nameSymbols } from '../render/name-symbols.ts';
import { formatDate } from '../strings/format-date.ts';
import { formatString } from '../strings/format-string.ts';
import { getStrings } from '../strings/get-strings.ts';
import { toEditionNames } from './edition-number.ts';
import { cutPreview, PREVIEW_TEXT_LENGTH, PREVIEW_TITLE_LENGTH, type Preview } from './preview.ts';

/** Less of a text than this tells nothing, in UTF-16 units. */
const LEAST_TEXT = 12;

/** What previews tell of a number: the nearest names, and in each language what it says or what became of it. */
export interface RuleSummary {
  number: RuleNumber;
  isGone: boolean;
  names: { en?: string; ja?: string };
  /** Names its edition; cut to the length of previews. */
  text: { en?: string; ja?: string };
}

/** The beginning of a text and the edition that it is of. */
interface Told {
  text: string;
  edition: string;
}

/** The summary of a published number; one no longer in use says what became of it. Throws on any other. */
export function summariseRule(book: Book, history: History, number: RuleNumber): RuleSummary {
  const edition = history.lastEditionOf(number) ?? book.edition.id;
  const rule = book.ruleIn(edition, number);
  if (!rule) throw new TypeError(`a published number without a rule: ${number}`);
  const isGone = edition !== book.edition.id;
  const summary: RuleSummary = { number, isGone, names: {}, text: {} };
  const names = toEditionNames(book, 'ja', edition, number);
  for (const name of [names?.first, names?.beside]) if (name) summary.names[name.lang] = name.text;
  const told = { en: findText(book, rule, 'en', edition), ja: findText(book, rule, 'ja', edition) };
  for (const lang of LANGS) {
    const gone = describeGone(book, history, number, lang);
    // A section without rules, a keyword left out: its name is all there is.
    const own = told.en || told.ja ? told[lang] : { text: summary.names[lang] ?? number, edition };
    if (gone) summary.text[lang] = addText(gone, told[lang]?.text, lang);
    else if (own) summary.text[lang] = tellEdition(own, lang);
  }
  return summary;
}

/** The preview of the short link: both languages, Japanese first. */
export function toShortPreview(summary: RuleSummary, oembed: string): Preview {
  const { names, text } = summary;
  return {
    title: cutTitle([toNumber(summary, ['ja', 'en']), [names.ja, names.en].filter(Boolean).join(' / ')]),
    description: [text.ja, text.en].filter(Boolean).join(' / '),
    oembed,
  };
}

/** The preview of a language's page: its own text, the other where it has none. */
export function toRulePreview(summary: RuleSummary, lang: Lang, oembed: string): Preview {
  const { names, text } = summary;
  const other = otherLang(lang);
  const beside = names[lang] && names[other] ? `(${names[other]})` : names[other];
  return {
    title: cutTitle([toNumber(summary, [lang]), names[lang], beside]),
    description: text[lang] ?? text[other] ?? '',
    oembed,
    lang,
  };
}

/** The number; where it is out of use, with a word for that. */
function toNumber({ number, isGone }: RuleSummary, langs: readonly Lang[]): string {
  return isGone ? markGone(number, langs) : number;
}

function cutTitle(parts: readonly (string | undefined)[]): string {
  return cutPreview(parts.filter(Boolean).join(' '), PREVIEW_TITLE_LENGTH);
}

/** A text with its edition behind it. */
function tellEdition({ text, edition }: Told, lang: Lang): string {
  const tell = (told: string) =>
    formatString(getStrings(lang).edition.told, { text: told, date: formatDate(lang, edition) });
  return tell(cutPreview(text, PREVIEW_TEXT_LENGTH[lang] - tell('').length));
}

/** What became of a number, then as much as there is room for of what it said. */
function addText(gone: string, text: string | undefined, lang: Lang): string {
  const tell = (told: string) =>
    gone + (lang === 'ja' ? '' : ' ') + formatString(getStrings(lang).history.goneText, { text: told });
  const room = PREVIEW_TEXT_LENGTH[lang] - tell('').length;
  return text && room >= LEAST_TEXT
    ? tell(cutPreview(text, room))
    : cutPreview(gone, PREVIEW_TEXT_LENGTH[lang]);
}

/** The text of a rule; of a heading, that of its first subrule; of a chapter or section, the names in it. */
function findText(book: Book, rule: Rule, lang: Lang, edition: string): Told | undefined {
  const side = rule[lang];
  if (side && side.blocks.length > 0) {
    const text = nameSymbols(side.blocks.map((block) => block.text).join(' '), lang);
    return { text, edition: side.edition ?? edition };
  }
  // What stands below a gone number today, if anything, is not what stood there.
  if (edition !== book.edition.id) return undefined;
  const children = book.childrenOf(rule.number);
  if (rule.level !== 'rule') {
    const names = children.flatMap((child) => book.titleOf(child.number, lang) ?? []);
    if (names.length > 0) return { text: names.join(lang === 'ja' ? '、' : ', '), edition };
  }
  return children[0] && findText(book, children[0], lang, edition);
}
