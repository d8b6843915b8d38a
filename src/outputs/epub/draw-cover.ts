import { loadLetters } from '../../features/pictures/letters.ts';
import { ACCENT, INK, PAPER, SEAL, SOFT } from '../../features/pictures/look.ts';
import { toPng } from '../../features/pictures/to-png.ts';
import { wrapText } from '../../features/pictures/wrap-text.ts';
import { formatDate } from '../../model/strings/format-date.ts';
import { getStrings } from '../../model/strings/get-strings.ts';
import type { EpubEdition } from './places.ts';
import { nameGame } from './write-front.ts';

/** As shops and reading devices ask for it: half as high again as wide and a little more. */
const SIZE = { width: 1200, height: 1920 };
const MARGIN = 120;
const WIDTH = SIZE.width - 2 * MARGIN;

/** The cover of an e-book as PNG: what it is, of which day, by whom. The same e-book has the same. */
export async function drawCover({
  book,
  langs,
  publisher,
}: Pick<EpubEdition, 'book' | 'langs' | 'publisher'>): Promise<Uint8Array> {
  const [bold, regular] = [loadLetters('bold'), loadLetters('regular')];
  const { id, unofficialDigest } = book.edition;
  const parts: string[] = [];
  let y = 520;
  const add = (text: string, size: number, color: string, letters = bold) => {
    const lang = /[^\0-\xff]/.test(text) ? 'ja' : 'en';
    const measure = (line: string) => letters.measure(line, size);
    for (const line of wrapText(text, lang, { width: WIDTH, most: 3, measure }).lines) {
      y += size * 1.35;
      parts.push(`<g fill="${color}">${letters.draw(line, MARGIN, y, size)}</g>`);
    }
  };
  add(nameGame(), 60, SOFT);
  y += 60;
  for (const lang of langs) add(getStrings(lang).edition.title, lang === 'ja' ? 150 : 84, INK);
  y += 40;
  for (const lang of langs) {
    const { edition, site } = getStrings(lang);
    add(edition.rules.replace('{date}', formatDate(lang, id)), 52, ACCENT);
    if (unofficialDigest) add(site.digest, 40, SOFT, regular);
  }
  y = SIZE.height - MARGIN - 80;
  add(publisher.name, 48, INK);
  const { width, height } = SIZE;
  const seal = `<g transform="translate(${MARGIN} 200) scale(7)">${SEAL}</g>`;
  return toPng(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${PAPER}"/><rect width="32" height="100%" fill="${ACCENT}"/>${seal}${parts.join('')}</svg>`,
  );
}
