import { foldForms } from '../../model/text/fold-forms.ts';
import { languageOf } from '../../model/text/language-of.ts';
import { endsIn, endsSentence } from '../../model/text/sentence.ts';
import { stopsInside } from '../sources/join-lines.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { isOneOf } from '../words.ts';
import { isBareNumber } from './block.ts';
import { type BlockRule, type Line, toBlock } from './list-lines.ts';
import { isHeadingText, parseNames } from './parse-names.ts';
import { withoutField } from './take-front-matter.ts';

const ALL_CAPITALS = /^(?=.*[A-Z]{3})[A-Z0-9\s&/,'’:—–-]+$/;

/** Capitals as names have: `Lighthouse Rat`, `Ferry, The`. */
const CAPITALIZED = "[A-Z][\\w',-]*(?: (?:[A-Z][\\w',-]*|of|the|and|to|in|for|from|with|an?)){0,6}";
const NAME = new RegExp(`^${CAPITALIZED}$`);
/** The name of a card above what is ruled of it: `Lighthouse Rat:`. */
const CARD_ABOVE = new RegExp(`^(《[^《》]{1,60}》|${CAPITALIZED})\\s?:$`);

/** A heading that its neighbours make one: underlined, in capitals, or short and alone between blank lines. */
export const takeHeading: BlockRule = (line, { all }, at, before) => {
  const next = all[at + 1];
  if (!isOneOf(line.form, 'text', 'entry', 'card-type') || line.isParagraph || line.style === 'code')
    return undefined;
  const isFirst =
    line.gap > 0 ||
    !before ||
    isOneOf(before.form, 'skip', 'field') ||
    (before.form === 'heading' && before.style !== 'post');
  // Two dashes are above the signature of a mail; one of our rules is a rule whatever is below it.
  if (
    next?.form === 'separator' &&
    next.text !== '--' &&
    next.gap === 0 &&
    isFirst &&
    isName({ ...line, textTo: line.textTo - (endsIn(line.text, ':') ? 1 : 0) }) &&
    line.label?.kind !== 'rule'
  )
    return [toHeading(line, next.style), toBlock(next, 'skip', 'separator')];
  // What a message is about is above its writer and day, behind its number.
  if (next?.style === 'post' && next.gap === 0 && isFirst && isShort(line))
    return [toHeading(withoutField(line), 'subject')];
  // `（目的）` above `第一条`, as statutes name their articles.
  const isOfArticle = next?.label?.kind === 'named' && next.gap === 0 && isFirst;
  if (isOfArticle && line.folded.startsWith('(') && line.folded.indexOf(')') === line.folded.length - 1)
    return [toHeading({ ...line, textFrom: line.from + 1, textTo: line.to - 1 }, 'article')];
  if (line.form === 'entry') return undefined;
  const named = CARD_ABOVE.exec(line.folded);
  if (named?.[1] && next && next.gap === 0 && (next.form === 'item' || next.indent > line.indent))
    return [toHeading({ ...line, textTo: line.from + named[1].length }, 'colon')];
  if (ALL_CAPITALS.test(line.text) && isName(line)) return [toHeading(line, 'capitals')];
  return isFirst &&
    isAlone(
      { ...line, gap: before ? line.gap : 1 },
      next,
      before && isBareNumber(before) ? THRESHOLDS.name : THRESHOLDS.nameAlone,
    )
    ? [toHeading(line, 'plain')]
    : undefined;
};

function toHeading(line: Line, style: string) {
  return toBlock({ ...line, style }, 'heading');
}

function isShort({ text, columns }: Line): boolean {
  return columns <= THRESHOLDS.name && !endsSentence(text);
}

function isName({ text, columns, from, textFrom, textTo }: Line): boolean {
  return columns <= THRESHOLDS.name && isHeadingText(text.slice(textFrom - from, textTo - from));
}

/** An address, a day, who wrote it, small letters or brackets at the beginning: no name. */
const NO_NAME = /^[a-z(]|[:→=]|https?|\d{4}\s?[年/.-]|[編訳著]$/;

/** Short, states nothing, and set off from what follows: by a blank line, or by what is plainly no wrap of it. */
function isAlone(line: Line, next: Line | undefined, longest: number): boolean {
  const name = line.text.slice(line.textFrom - line.from);
  if (!next || !isName(line) || line.columns > longest || NO_NAME.test(foldForms(name))) return false;
  const { en, ja } = parseNames(name, 'ja');
  const isAboveItems = next.form === 'item' && next.gap === 0 && NAME.test(name);
  if (/[、,]/.test(name) && !(en && ja) && !isAboveItems) return false;
  if (next.gap > 0) return !endsSentence(line.text);
  if (isOneOf(next.form, 'entry', 'item', 'question', 'heading', 'row', 'card-name')) return true;
  const isOfOneLanguage = languageOf(line.text) === languageOf(next.text);
  const least = endsSentence(next.text) ? line.columns : line.columns * 2;
  const goesOn = stopsInside(name, next.text) || endsIn(name, '?');
  return isOfOneLanguage && line.gap > 0 && next.columns > least && !goesOn;
}
