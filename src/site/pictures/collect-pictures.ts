import { inLangs, type Lang } from '../../model/records/lang.ts';
import type { Rule } from '../../model/records/rule.ts';
import { formatDate } from '../../model/strings/format-date.ts';
import { formatString } from '../../model/strings/format-string.ts';
import { getStrings } from '../../model/strings/get-strings.ts';
import { toPicturePath } from '../../rulebook/book/address.ts';
import type { Book } from '../../rulebook/book/book.ts';
import { isPictured } from '../../rulebook/book/find-pictured.ts';
import { cutPreview, listPreviewTexts, type PreviewText } from '../model/programs/preview.ts';
import type { PictureText } from './draw-picture.ts';

/** More than any picture has room for, in UTF-16 units. */
const LONGEST = 600;

/** What every picture of a site says, by its path from the site's root. `site` is the name of the site. */
export function collectPictures(book: Book, site: string): Map<string, PictureText> {
  const pictures = new Map([[toPicturePath(undefined), toSitePicture(book, site)]]);
  for (const rule of book.rules)
    if (isPictured(book, rule)) pictures.set(toPicturePath(rule.number), toRulePicture(book, site, rule));
  return pictures;
}

function toSitePicture(book: Book, site: string): PictureText {
  return {
    site,
    edition: listEditions(book),
    names: inLangs((lang) => getStrings(lang).site.tagline),
    text: inLangs((lang) => [getStrings(lang).site.description]),
  };
}

function toRulePicture(book: Book, site: string, rule: Rule): PictureText {
  const { number } = rule;
  const preview = inLangs((lang) => takeTexts(listPreviewTexts(book, rule, lang, book.edition.id)));
  return {
    site,
    edition: listEditions(book, preview.ja?.[0]?.edition),
    number,
    names: inLangs((lang) => toLine(book.titleOf(number, lang))),
    text: inLangs((lang) => preview[lang]?.map(({ text }) => toLine(text) ?? '')),
  };
}

/** The edition in both languages; that of the Japanese where it is another; that it is a digest where it is one. */
function listEditions({ edition }: Book, japanese = edition.id): string[] {
  const rules = (lang: Lang) =>
    formatString(getStrings(lang).edition.rules, { date: formatDate(lang, edition.id) });
  const { edition: texts } = getStrings('ja');
  return [
    rules('ja'),
    ...(japanese === edition.id
      ? []
      : [formatString(texts.translation, { date: formatDate('ja', japanese) })]),
    rules('en'),
    ...(edition.unofficialDigest
      ? [(['ja', 'en'] as const).map((lang) => getStrings(lang).site.digest).join(' / ')]
      : []),
  ];
}

/** As many texts of one edition as a picture could have room for; undefined where there is none. */
function takeTexts(texts: Iterable<PreviewText>): PreviewText[] | undefined {
  const taken: PreviewText[] = [];
  let length = 0;
  for (const preview of texts) {
    if (length > LONGEST || preview.edition !== (taken[0] ?? preview).edition) break;
    taken.push(preview);
    length += preview.text.length;
  }
  return taken.length > 0 ? taken : undefined;
}

const toLine = (text: string | undefined) => text && cutPreview(text, LONGEST);
