import type { Letters } from '../../features/pictures/letters.ts';
import { ACCENT, INK, LINE, PAPER, SEAL, SOFT } from '../../features/pictures/look.ts';
import { fillLines, wrapText } from '../../features/pictures/wrap-text.ts';
import type { Lang } from '../../model/records/lang.ts';
import { PICTURE_SIZE } from '../../rulebook/book/find-pictured.ts';

/** What a picture says; a language that is missing leaves its room to the other. */
export interface PictureText {
  /** Of the site, beside its seal. */
  site: string;
  /** At the right of it, a line each. */
  edition: readonly string[];
  number?: string | undefined;
  names: Readonly<Partial<Record<Lang, string>>>;
  /** Paragraphs: as many as there is room for, the last to the end of a sentence. */
  text: Readonly<Partial<Record<Lang, readonly string[]>>>;
}

export interface Weights {
  regular: Letters;
  bold: Letters;
}

const MARGIN = 64;
const GAP = 48;
const WIDTH = PICTURE_SIZE.width - 2 * MARGIN;
/** Sizes that a name may take, the largest first, and its lines. */
const NAME_SIZES = { ja: [76, 64, 54, 46], en: [46, 40, 36] } as const;
const NAME_LINES = 2;
const TEXT_SIZE = { ja: 29, en: 28 } as const;
const TEXT_LEADING = 43;
/** From the line above the texts to their first baseline. */
const TEXT_DROP = 48;

/** The picture of a page in both languages as SVG, its letters as outlines: Japanese first, both texts side by side. */
export function drawPicture(picture: PictureText, weights: Weights): string {
  const parts = [drawHead(picture, weights)];
  let y = picture.number ? 132 : 148;
  const add = (text: string, letters: Letters, size: number, color: string) => {
    y += size * 1.08;
    parts.push(`<g fill="${color}">${letters.draw(text, MARGIN, round(y), size)}</g>`);
    y += size * 0.22;
  };
  if (picture.number) add(picture.number, weights.bold, 50, ACCENT);
  for (const lang of ['ja', 'en'] as const) {
    const name = picture.names[lang];
    if (!name) continue;
    const { lines, size } = fitName(name, lang, weights.bold, !picture.names.ja);
    for (const line of lines) add(line, weights.bold, size, lang === 'en' && picture.names.ja ? SOFT : INK);
  }
  parts.push(drawTexts(picture, weights.regular, y + 22));
  const { width, height } = PICTURE_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${PAPER}"/><rect width="16" height="100%" fill="${ACCENT}"/>${parts.join('')}</svg>`;
}

function drawHead({ site, edition }: PictureText, { regular, bold }: Weights): string {
  const lines = edition.map((line, index) => {
    const size = 24;
    return regular.draw(line, round(MARGIN + WIDTH - regular.measure(line, size)), 72 + 34 * index, size);
  });
  return `<g transform="translate(${MARGIN} 44) scale(1.4)">${SEAL}</g><g fill="${INK}">${bold.draw(site, MARGIN + 62, 78, 32)}</g><g fill="${SOFT}">${lines.join('')}</g>`;
}

/** A name at the largest size at which all of it has room, else at the smallest. */
function fitName(name: string, lang: Lang, letters: Letters, isAlone: boolean) {
  const fits = NAME_SIZES[isAlone ? 'ja' : lang].map((size) => ({
    size,
    ...wrapText(name, lang, {
      width: WIDTH,
      most: NAME_LINES,
      measure: (text) => letters.measure(text, size),
    }),
  }));
  const best = fits.find(({ lines, isWhole }) => isWhole && lines.length === 1);
  const found = best ?? fits.find(({ isWhole }) => isWhole) ?? fits.at(-1);
  if (!found) throw new TypeError('no sizes');
  return found;
}

/** The texts in two columns below a line, or the only one in both. */
function drawTexts({ text }: PictureText, letters: Letters, top: number): string {
  const columns = (['ja', 'en'] as const).flatMap((lang) =>
    text[lang]?.length ? [{ lang, text: text[lang] }] : [],
  );
  const most = 1 + Math.floor((PICTURE_SIZE.height - 30 - TEXT_DROP - top) / TEXT_LEADING);
  if (columns.length === 0 || most < 1) return '';
  const width = (WIDTH - GAP * (columns.length - 1)) / columns.length;
  const drawn = columns.map(({ lang, text: of }, index) => {
    const size = TEXT_SIZE[lang];
    const lines = fillLines(of, lang, { width, most, measure: (each) => letters.measure(each, size) });
    return lines.map((line, row) =>
      letters.draw(line, MARGIN + index * (width + GAP), round(top + TEXT_DROP + row * TEXT_LEADING), size),
    );
  });
  return `<path d="M${MARGIN} ${round(top)}h${WIDTH}" stroke="${LINE}" stroke-width="2"/><g fill="${INK}">${drawn.flat().join('')}</g>`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
