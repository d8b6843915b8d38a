import { isRuleNumber, type RuleNumber } from './rule-number.ts';

/** Words that people put before a number, and the brackets around it. */
const LEAD =
  /^(?:[#([【「§]|\/?(?:ja\/|en\/)?cr\/|comp(?:rehensive)?\.?\s?rules?|cr|rules?|r|sections?|総合ルール|ルール|第)[\s.:#/-]*/i;
const TAIL = /[\s.,。、)\]】」?/]+$|(?:を?参照|条|番|章|節)$/;

/** What somebody wrote that looks like a rule number. */
export interface TypedNumber {
  /** As the reader meant it, for `702.999 was never a rule`. */
  shown: string;
  /** What it may mean, likeliest first; empty where no rule can have such a number. */
  candidates: RuleNumber[];
}

/**
 * Reads a number in every form people type or link: `702.9b`, `CR702.9B`, `rule 702.9b`, `７０２．９ｂ`, `702-9b`,
 * `R7029b`, `#cr702-9b`, `#section-702-9b`, `702.`, `702 9 b`, `702.9(b)`. Undefined where the text is no number at all.
 */
export function readTypedNumber(text: string): TypedNumber | undefined {
  let rest = foldTyped(text).trim().toLowerCase();
  let marked = false;
  for (let found = LEAD.exec(rest); found && found[0] !== ''; found = LEAD.exec(rest)) {
    rest = rest.slice(found[0].length);
    marked = true;
  }
  for (let bare = rest.replace(TAIL, ''); bare !== rest; bare = rest.replace(TAIL, '')) rest = bare;
  const parts = /^(\d{1,3})(?:[\s.,・_–—-]{1,2}(\d{1,3}))?[\s.(_–—-]{0,2}([a-z]{0,2})\)?$/.exec(rest);
  if (parts) {
    const [, section = '', rule, letters = ''] = parts;
    const written = rule ? `${section}.${Number(rule)}${letters}` : section + letters;
    return { shown: written, candidates: [written].filter(isRuleNumber) };
  }
  const run = /^(\d{3})(\d{1,3})([a-z]{0,2})$/.exec(rest);
  if (!run || (!marked && !run[3])) return undefined;
  const [, section, rule, letters = ''] = run;
  const written = `${section}.${rule}${letters}`;
  return { shown: written, candidates: [written].filter(isRuleNumber) };
}

/** Full-width letters, digits and signs in their plain width; dots and hyphens of Japanese keyboards as `.` and `-`. */
function foldTyped(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[。｡]/g, '.')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/(?<=\d)ー/g, '-');
}
