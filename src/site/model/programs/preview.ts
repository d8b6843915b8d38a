import { toExcerpt } from '../../../features/render/to-excerpt.ts';
import type { Lang } from '../../../model/records/lang.ts';

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
