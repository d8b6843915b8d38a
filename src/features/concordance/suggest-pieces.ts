import type { Lang } from '../../model/records/lang.ts';
import type { Concordance } from './create-concordance.ts';
import { measureEdges, measureParticles } from './trim-japanese.ts';

const MOST = 6;
/** Words or letters of a piece, and of the phrase that are looked at. */
const LIMITS: Readonly<Record<Lang, { least: number; longest: number; all: number }>> = {
  en: { least: 1, longest: 5, all: 12 },
  ja: { least: 2, longest: 8, all: 30 },
};

/** The longest pieces of a phrase that are somewhere, from left to right: 起動型の能力 → 起動型, 能力. */
export function suggestPieces({ countLines }: Pick<Concordance, 'countLines'>, phrase: string, lang: Lang) {
  const { least, longest, all } = LIMITS[lang];
  const whole = lang === 'en' ? phrase.split(' ') : [...phrase];
  const parts = whole.slice(0, all);
  const between = lang === 'en' ? ' ' : '';
  const found = new Map<string, number>();
  for (let from = 0; from < parts.length && found.size < MOST; ) {
    let to = Math.min(parts.length, from + longest);
    let count = 0;
    for (; to >= from + least; to--) {
      const text = toWord(parts.slice(from, to).join(between));
      if (text.length < least) continue;
      count = to - from < whole.length ? countLines({ text, lang, match: 'words' }) : 0;
      if (count > 0) {
        found.set(text, count);
        break;
      }
    }
    from = count > 0 ? to : from + 1;
  }
  return [...found].map(([text, count]) => ({ text, count }));
}

/** A piece without the particles at its edges. */
function toWord(piece: string): string {
  const { lead, tail } = measureEdges(piece);
  const rest = piece.slice(lead, piece.length - tail);
  return rest.slice(0, rest.length - measureParticles(rest));
}
