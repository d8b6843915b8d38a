import { type Lang, otherLang } from '../../../model/records/lang.ts';
import type { Rule, RuleSide } from '../../../model/records/rule.ts';
import { levelOf } from '../../../model/records/rule-number.ts';
import type { TextBlock } from '../../../model/records/text.ts';
import { isHeadingText } from '../../blocks/is-heading-text.ts';
import { joinFragments } from '../../blocks/join-lines.ts';
import type { Line } from '../../blocks/list-lines.ts';
import { readMark } from '../../blocks/read-mark.ts';
import { splitTitle } from '../../blocks/split-title.ts';
import type { RunningText } from '../../sources/running-text.ts';
import type { EntryHead } from './find-entry-heads.ts';

/** Makes a rule or heading of the lines from its number to the next: the number, then its text in pieces. */
export function readViewerEntry(
  { leading }: EntryHead,
  lines: readonly Line[],
  lang: Lang,
  running: RunningText,
): Rule {
  const [{ from }] = lines as [Line];
  const place = running.placeAt(from);
  const level = levelOf(leading.number);
  running.take(from, from + leading.end);
  running.skip('marker', from + leading.end, from + leading.textStart);
  const blocks = readBlocks(lines, leading.textStart, running);
  const [only] = blocks;
  const isTitle = blocks.length === 1 && only?.type === 'paragraph' && level !== 'subrule';
  const side: RuleSide =
    isTitle && (level !== 'rule' || isHeadingText(only.text))
      ? { ...toTitles(only.text, lang), blocks: [], place }
      : { blocks, place };
  return { number: leading.number, level, state: lang === 'ja' ? 'current' : 'missing', [lang]: side };
}

/** Examples and the text before them; the first line has text from `textStart` on. */
function readBlocks(lines: readonly Line[], textStart: number, running: RunningText): TextBlock[] {
  const blocks: { type: TextBlock['type']; fragments: string[] }[] = [];
  for (const [index, line] of lines.entries()) {
    const from = line.from + (index === 0 ? textStart : 0);
    if (from >= line.to) continue;
    const mark = readMark(line.folded.slice(from - line.from));
    const textFrom = from + (mark?.type === 'example' ? mark.length : 0);
    running.skip('marker', from, textFrom);
    const text = running.take(textFrom, line.to).replace(/\s{2,}/g, ' ');
    const open = blocks.at(-1);
    if (textFrom > from || !open)
      blocks.push({ type: textFrom > from ? 'example' : 'paragraph', fragments: [text] });
    else open.fragments.push(text);
  }
  return blocks.map(({ type, fragments }) => ({ type, text: joinFragments(fragments) }));
}

function toTitles(text: string, lang: Lang): Pick<RuleSide, 'title' | 'titleBeside'> {
  const names = splitTitle(text, lang);
  const beside = names[otherLang(lang)];
  return { title: names[lang] ?? text, ...(beside !== undefined && { titleBeside: beside }) };
}
