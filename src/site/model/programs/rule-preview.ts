import { inLangs, joinSentences, type Lang, otherLang } from '../../../model/records/lang.ts';
import type { RuleNumber } from '../../../model/records/rule-number.ts';
import { formatString } from '../../../model/strings/format-string.ts';
import { getStrings } from '../../../model/strings/get-strings.ts';
import { describeGone, markGone } from '../../../outputs/api/describe-gone.ts';
import { toPicturePath } from '../../../rulebook/book/address.ts';
import type { Book } from '../../../rulebook/book/book.ts';
import { findPictured } from '../../../rulebook/book/find-pictured.ts';
import type { History } from '../../../rulebook/history/history.ts';
import { toEditionNames } from '../changes/edition-number.ts';
import {
  cutPreview,
  findPreviewText,
  formatPreview,
  PREVIEW_TEXT_LENGTH,
  PREVIEW_TITLE_LENGTH,
  type Preview,
} from './preview.ts';

/** Less of a text than this tells nothing, in UTF-16 units. */
const LEAST_TEXT = 12;

/** What previews tell of a number: the nearest names, and in each language what it says or what became of it. */
export type RuleSummary = ReturnType<typeof summariseRule>;

/** The summary of a published number; one no longer in use says what became of it. Throws on any other. */
export function summariseRule(book: Book, history: History, number: RuleNumber) {
  /** Of the text: the last that has the number. */
  const edition = history.lastEditionOf(number) ?? book.edition.id;
  const rule = book.ruleIn(edition, number);
  if (!rule) throw new TypeError(`a published number without a rule: ${number}`);
  const isGone = edition !== book.edition.id;
  const { first, beside } = toEditionNames(book, 'ja', edition, number) ?? {};
  const names = inLangs((lang) => [first, beside].find((name) => name?.lang === lang)?.text);
  const preview = inLangs((lang) => findPreviewText(book, rule, lang, edition));
  /** Names its edition; cut to the length of previews. */
  const text = inLangs((lang) => {
    const gone = describeGone(book, history, number, lang);
    // A section without rules, a keyword left out: its name is all there is.
    const own = preview.en || preview.ja ? preview[lang] : { text: names[lang] ?? number, edition };
    return gone ? addText(gone, preview[lang]?.text, lang) : own && formatPreview(own, lang);
  });
  return {
    number,
    edition,
    isGone,
    names,
    text,
    /** The rule whose picture it is shown with. */
    pictured: findPictured(book, number),
  };
}

/** The preview of the short link: both languages, Japanese first. */
export function toShortPreview(summary: RuleSummary, oembed: string): Preview {
  const { names, text } = summary;
  return {
    ...toTitles(summary, ['ja', 'en'], [names.ja, names.en].filter(Boolean).join(' / ')),
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
    ...toTitles(summary, [lang], [names[lang], beside].filter(Boolean).join(' ')),
    description: text[lang] ?? text[other] ?? '',
    oembed,
    lang,
  };
}

/** The title, and the picture with the same in words: of its own number, which may be that of a rule above. */
function toTitles({ number, isGone, pictured }: RuleSummary, langs: readonly Lang[], names: string) {
  const toTitle = (of: string) => cutPreview(`${of} ${names}`.trim(), PREVIEW_TITLE_LENGTH);
  return {
    title: toTitle(isGone ? markGone(number, langs) : number),
    ...(pictured && { picture: { path: toPicturePath(pictured), alt: toTitle(pictured) } }),
  };
}

/** What became of a number, then as much as there is room for of what it said. */
function addText(gone: string, text: string | undefined, lang: Lang): string {
  const tell = (preview: string) =>
    joinSentences([gone, formatString(getStrings(lang).history.goneText, { text: preview })], lang);
  const room = PREVIEW_TEXT_LENGTH[lang] - tell('').length;
  return text && room >= LEAST_TEXT
    ? tell(cutPreview(text, room))
    : cutPreview(gone, PREVIEW_TEXT_LENGTH[lang]);
}
