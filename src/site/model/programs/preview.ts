import { nameSymbols } from '../../../features/render/name-symbols.ts';
import { toExcerpt } from '../../../features/render/to-excerpt.ts';
import type { EditionId } from '../../../model/records/edition.ts';
import { type GlossarySide, listSideBlocks } from '../../../model/records/glossary-entry.ts';
import { joinNames, type Lang } from '../../../model/records/lang.ts';
import type { Rule } from '../../../model/records/rule.ts';
import type { TextBlock } from '../../../model/records/text.ts';
import { formatDate } from '../../../model/strings/format-date.ts';
import { formatString } from '../../../model/strings/format-string.ts';
import { getStrings } from '../../../model/strings/get-strings.ts';
import type { Book } from '../../../rulebook/book/book.ts';

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
export function findPreviewText(...asked: Parameters<typeof listPreviewTexts>): PreviewText | undefined {
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
