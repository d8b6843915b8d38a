import { nameSymbols, toExcerpt } from '../../../features/render/to-excerpt.ts';
import type { EditionId } from '../../../model/records/edition.ts';
import { type GlossarySide, listSideBlocks } from '../../../model/records/glossary-entry.ts';
import { inLangs, joinNames, joinSentences, type Lang, otherLang } from '../../../model/records/lang.ts';
import type { Rule } from '../../../model/records/rule.ts';
import type { RuleNumber } from '../../../model/records/rule-number.ts';
import type { TextBlock } from '../../../model/records/text.ts';
import { formatDate } from '../../../model/strings/format-date.ts';
import { formatString } from '../../../model/strings/format-string.ts';
import { getStrings } from '../../../model/strings/get-strings.ts';
import { describeGone, markGone } from '../../../outputs/api/describe-gone.ts';
import { toPicturePath } from '../../../rulebook/book/address.ts';
import type { Book } from '../../../rulebook/book/book.ts';
import { findPictured } from '../../../rulebook/book/find-pictured.ts';
import type { History } from '../../../rulebook/history/history.ts';
import { toEditionNames } from '../changes/edition-number.ts';

/** Lengths that the common preview boxes show without cutting, in UTF-16 units. */
export const PREVIEW_TITLE_LENGTH = 70;
export const PREVIEW_TEXT_LENGTH = { en: 160, ja: 80 } as const;

/** What a forum shows of a link. */
export interface Preview {
  title: string;
  description: string;
  /** Whole address of the oEmbed answer. */
  oembed?: string;
  /** Path of its picture and what that shows in words; without it, the site's. */
  picture?: { path: string; alt: string };
  /** The one language it is in; without it, both. */
  lang?: Lang;
}

/** Title and description of a page in one language, cut to the lengths that previews show. */
export function toPagePreview(title: string, description: string, lang: Lang): Preview {
  return {
    title: cutPreview(title, PREVIEW_TITLE_LENGTH),
    description: cutPreview(description, PREVIEW_TEXT_LENGTH[lang]),
    lang,
  };
}

/** The beginning of a text in at most `length` UTF-16 units. */
export function cutPreview(text: string, length: number): string {
  return toExcerpt([{ type: 'paragraph', text }], length);
}

/** A text and the edition that it is of. */
export interface PreviewText {
  text: string;
  edition: EditionId;
}

/**
 * The text of a rule of an edition in previews: its text, of a heading that of its first subrule, of a chapter or section the
 * names in it; symbols as words. Undefined where there is none in the language.
 */
function findPreviewText(...asked: Parameters<typeof listPreviewTexts>): PreviewText | undefined {
  return listPreviewTexts(...asked).next().value;
}

/** The same with what comes after it: the texts of the subrules in their order, as far as they are in the language. */
export function* listPreviewTexts(
  book: Book,
  rule: Rule,
  lang: Lang,
  edition: EditionId,
): Generator<PreviewText> {
  const side = rule[lang];
  if (side && side.blocks.length > 0)
    yield { text: joinBlocks(side.blocks, lang), edition: side.edition ?? edition };
  // What is below a gone number today, if anything, is not what was there.
  if (edition !== book.edition.id) return;
  const children = book.childrenOf(rule.number);
  if (rule.level !== 'rule') {
    const names = children.flatMap((child) => book.titleOf(child.number, lang) ?? []);
    // Two names of thirteen rules would say less than the first rule does.
    if (names.length > children.length / 2) return yield { text: joinNames(names, lang), edition };
  }
  for (const child of children) {
    let hasText = false;
    for (const preview of listPreviewTexts(book, child, lang, edition)) {
      hasText = true;
      yield preview;
    }
    if (!hasText) return;
  }
}

/** The text of a side of a glossary entry in previews: its definition, symbols as words. */
export function toTermPreview(side: GlossarySide, lang: Lang, edition: EditionId): PreviewText {
  return { text: joinBlocks(listSideBlocks(side), lang), edition: side.edition ?? edition };
}

/** The beginning of a text with its edition behind it, as much as previews show: 「飛行は……（2026年4月17日版）」. */
export function formatPreview({ text, edition }: PreviewText, lang: Lang): string {
  const tell = (preview: string) =>
    formatString(getStrings(lang).edition.preview, { text: preview, date: formatDate(lang, edition) });
  return tell(cutPreview(text, PREVIEW_TEXT_LENGTH[lang] - tell('').length));
}

function joinBlocks(blocks: readonly TextBlock[], lang: Lang): string {
  return nameSymbols(blocks.map((block) => block.text).join(' '), lang);
}

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
