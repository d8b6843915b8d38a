import { numberGrammar, ofGrammar } from '../game/current-numbers.ts';
import type { NumberLevel } from '../game/number-levels.ts';
import { fromRoman, toRoman } from '../text/roman.ts';
import { isRuleNumber, printPart } from './rule-number.ts';

/** Words that people put before a number, and the brackets around it. */
const LEAD =
  /^(?:[#([【「§]|\/?(?:ja\/|en\/)?cr\/|comp(?:rehensive)?\.?\s?rules?|cr|rules?|r|sections?|総合ルール|ルール|第)[\s.:#/-]*/i;
const TAIL = /[\s.,。、)\]】」?/]+$|(?:を?参照|条|番|章|節)$/;

/** What is between two parts as people write them: something between digits, nothing is enough around letters. */
const BETWEEN = '[\\s.,・()_–—-]{1,2}';
const AROUND_LETTERS = '[\\s.()_–—-]{0,2}';

const PATTERNS = ofGrammar(({ levels }) => {
  const runs = toRuns(levels);
  const typed = runs.map(({ letters, roman, most }, at) => {
    if (roman) {
      const numeral = '([ivxl]{1,7}|\\d{1,2})';
      return at === 0 ? numeral : `(?:${AROUND_LETTERS}${numeral})?`;
    }
    if (letters) return `${AROUND_LETTERS}([a-z]{0,${most}})`;
    const digits = `(\\d{1,${most}})`;
    return at === 0 ? digits : `(?:${runs[at - 1]?.letters ? AROUND_LETTERS : BETWEEN}${digits})?`;
  });
  // Without any sign between, as in `#R7029b`: where the first run is of one width.
  const [first, second, third] = runs;
  const isFixed = first?.least === first?.most && second && !second.letters && third?.letters;
  const joined = isFixed ? `^(\\d{${first?.most}})(\\d{1,${second.most}})([a-z]{0,${third.most}})$` : '(?!)';
  return { typed: new RegExp(`^${typed.join('')}\\)?$`), joined: new RegExp(joined) };
});

/** Levels of digits that are together are one run: the 7 and the 02 of 702. */
function toRuns(levels: readonly NumberLevel[]): {
  letters: boolean;
  capitals: boolean;
  roman: NumberLevel['roman'];
  least: number;
  most: number;
  after: string;
}[] {
  const runs: ReturnType<typeof toRuns> = [];
  for (const { after = '', letters, roman, least = 1, most = 1 } of levels) {
    const last = runs.at(-1);
    if (last && after === '' && !roman && last.letters === (letters !== undefined)) {
      last.least += least;
      last.most += most;
    } else {
      const capitals = letters === letters?.toUpperCase();
      runs.push({ letters: letters !== undefined, capitals, roman, least, most, after });
    }
  }
  return runs;
}

/** What somebody wrote that looks like a rule number. */
export type TypedNumber = NonNullable<ReturnType<typeof readTypedNumber>>;

/**
 * Reads a number in every form people type or link: `702.9b`, `CR702.9B`, `rule 702.9b`, `７０２．９ｂ`, `702-9b`,
 * `R7029b`, `#cr702-9b`, `#section-702-9b`, `702.`, `702 9 b`, `702.9(b)`. `shown` is what the reader meant, for `702.999 was
 * never a rule`, `candidates` what it may mean, likeliest first; undefined where the text is no number at all.
 */
export function readTypedNumber(text: string) {
  let rest = foldTyped(text).trim().toLowerCase();
  let marked = false;
  for (let found = LEAD.exec(rest); found && found[0] !== ''; found = LEAD.exec(rest)) {
    rest = rest.slice(found[0].length);
    marked = true;
  }
  for (let bare = rest.replace(TAIL, ''); bare !== rest; bare = rest.replace(TAIL, '')) rest = bare;
  const { typed, joined } = PATTERNS();
  const apart = typed.exec(rest);
  const found = apart ?? joined.exec(rest);
  if (!found || (!apart && !marked && !found[3])) return undefined;
  const written = print(found.slice(1));
  return { shown: written, candidates: [written].filter(isRuleNumber) };
}

/** The runs of a number with the book's own signs between them. */
function print(found: readonly (string | undefined)[]): string {
  const runs = toRuns(numberGrammar().levels);
  const written = found.map((run, at) => {
    if (!run) return '';
    const { letters, capitals, roman, after = '' } = runs[at] ?? {};
    const part = () => {
      if (roman) return toRoman(/\d/.test(run) ? Number(run) : fromRoman(run), roman);
      if (letters) return capitals ? run.toUpperCase() : run;
      return at > 0 ? String(Number(run)) : run;
    };
    return printPart(part(), after);
  });
  return written.join('');
}

/** Full-width letters, digits and signs in their plain width; dots and hyphens of Japanese keyboards as `.` and `-`. */
function foldTyped(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[。｡]/g, '.')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/(?<=\d)ー/g, '-');
}
