import { isHeadingText } from '../../blocks/is-heading-text.ts';
import { splitTitle } from '../../blocks/split-title.ts';
import { type Lang, otherLang } from '../../records/lang.ts';
import type { Rule, RuleSide } from '../../records/rule.ts';
import { levelOf } from '../../records/rule-number.ts';
import type { TextBlock } from '../../records/text.ts';
import type { Ledger } from '../../sources/ledger.ts';
import { placeAt } from '../../sources/source-text.ts';
import type { EntryHead } from './find-entry-heads.ts';
import { joinFragments } from './join-fragments.ts';
import type { ViewerRow } from './viewer-row.ts';

const EXAMPLE = /^(?:例|Examples?)\s*:\s*/;

/** Makes a rule or heading of the rows from its number to the next: the number, then its text in pieces. */
export function readViewerEntry(
  head: EntryHead,
  rows: readonly ViewerRow[],
  lang: Lang,
  ledger: Ledger,
): Rule {
  const [first, ...rest] = rows as [ViewerRow, ...ViewerRow[]];
  const place = placeAt(ledger.source, first.line, first.from);
  const level = levelOf(head.number);
  const blocks = readBlocks([takeNumber(head, first, ledger), ...rest], ledger);
  const [only] = blocks;
  const isTitle = blocks.length === 1 && only?.type === 'paragraph' && level !== 'subrule';
  const side: RuleSide =
    isTitle && (level !== 'rule' || isHeadingText(only.text))
      ? { ...toTitles(only.text, lang), blocks: [], place }
      : { blocks, place };
  return { number: head.number, level, state: lang === 'ja' ? 'current' : 'missing', [lang]: side };
}

/** The rest of the row after its number. */
function takeNumber(head: EntryHead, row: ViewerRow, ledger: Ledger): ViewerRow {
  const numberEnd = row.from + head.number.length;
  const textFrom = Math.min(row.to, row.from + (row.leading?.textStart ?? 0));
  ledger.take(row.line, row.from, numberEnd);
  ledger.skip(row.line, 'marker', numberEnd, textFrom);
  return { line: row.line, from: textFrom, to: row.to, folded: row.folded.slice(textFrom - row.from) };
}

function readBlocks(rows: readonly ViewerRow[], ledger: Ledger): TextBlock[] {
  const blocks: { type: TextBlock['type']; fragments: string[] }[] = [];
  for (const { line, from, to, folded } of rows) {
    if (from >= to) continue;
    const marker = EXAMPLE.exec(folded)?.[0] ?? '';
    ledger.skip(line, 'marker', from, from + marker.length);
    const text = ledger.take(line, from + marker.length, to).replace(/\s{2,}/g, ' ');
    const open = blocks.at(-1);
    if (marker || !open) blocks.push({ type: marker ? 'example' : 'paragraph', fragments: [text] });
    else open.fragments.push(text);
  }
  return blocks.map(({ type, fragments }) => ({ type, text: joinFragments(fragments) }));
}

function toTitles(text: string, lang: Lang): Pick<RuleSide, 'title' | 'titleBeside'> {
  const names = splitTitle(text, lang);
  const beside = names[otherLang(lang)];
  return { title: names[lang] ?? text, ...(beside !== undefined && { titleBeside: beside }) };
}
