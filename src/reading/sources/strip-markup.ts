import { THRESHOLDS } from '../thresholds.ts';
import { isNumberAlone, keepStretches, type Stretch } from './placed-line.ts';
import { offsetAt, type SourceLine, type SourceSkip } from './source-text.ts';

/** What a piece of markup shows; groups are what is shown of it, in order. */
const EMPHASIS: readonly RegExp[] = [
  /(?<!\*|~~)\*\*(?=[^\s*])([^*]{1,200}?)(?<=[^\s*])\*\*(?!\*)/dg,
  /(?<![=\w])==(?=[^\s=])([^=]{1,200}?)(?<=[^\s=])==(?![=\w])/dg,
];
const ANCHORS: readonly RegExp[] = [
  /(?<!\])\[([^[\]]{1,80})\]\(#[^()\s]{1,80}\)/dg,
  /()\s*\{#[\w.-]{1,60}\}\s*$/dg,
];
/**
 * A wiki's, or that of notes linked as one is: other pages shown in this one (`![[page]]`), comments (`%%…%%`), the name of a
 * paragraph (`^name`), templates, of which the last value is shown if none is named; words set off, links to its own pages
 * (`[[page|words]]`, `[[words>page]]`) and to others.
 */
const WIKI: readonly RegExp[] = [
  /()(?:!\[\[[^[\]]{1,200}\]\]|%%.{1,400}?%%|\s\^[a-z\d][\w-]{1,40}\s*$)/dg,
  /\{\{(?:DISPLAYTITLE:|(?:[^{}|=]{1,80}\|)+)([^{}|=]{1,200})\}\}|()\{\{(?:[^{}]{4,400}|[^\x20-\x7e]{2,3})\}\}/dg,
  /'''''(?=\S)(.{1,200}?)'''''|'''(?=\S)(.{1,200}?)'''(?!')|(?<!')''(?=[^\s'])(.{1,200}?)''(?!')/dg,
  /\[\[(?!(?:カテゴリ|Category|ファイル|File|画像|Image):)(?:[^[\]|>]{1,200}\|([^[\]|]{1,200})|([^[\]|>]{1,200})(?:>[^[\]]{1,200})?)\]\]/dg,
  /(?<!\[)\[https?:[^\s[\]]+\s([^[\]]{1,200})\](?!\])/dg,
];
/** A mark that no other text has; of two lines with one the document is a wiki's source. */
const OF_WIKI = /'''\S.{0,200}?'''|\[\[[^[\]]{1,200}\]\](?!\()|^={2,5}[^=]{1,80}={2,5}\s*$|^\{\|/;

/**
 * Takes out of the lines of a text what sets words in them off or links them, as Markdown and wikis write it (skip `markup`):
 * `**702.9b** 飛行` → `702.9b 飛行`, `[[飛行|飛ぶ]]` → `飛ぶ`. What is at both ends of a line makes a heading of it, and stays.
 */
export function stripMarkup(lines: readonly SourceLine[]): { lines: SourceLine[]; skips: SourceSkip[] } {
  const isWiki = lines.filter(({ text }) => OF_WIKI.test(text)).length >= THRESHOLDS.several;
  const patterns = [...EMPHASIS, ...ANCHORS, ...(isWiki ? WIKI : [])];
  const skips: SourceSkip[] = [];
  return {
    lines: lines.map((line) => patterns.reduce((each, pattern) => strip(each, pattern, skips), line)),
    skips,
  };
}

function strip(line: SourceLine, pattern: RegExp, skips: SourceSkip[]): SourceLine {
  if (!SIGN.test(line.text)) return line;
  const kept: Stretch[] = [];
  let from = 0;
  for (const { 0: whole, index, indices } of line.text.matchAll(pattern)) {
    const shown = indices?.slice(1).find((each) => each !== undefined);
    if (!shown) continue;
    // A number alone is no heading: its text is below.
    const isSetOff = whole === line.text.trim() && !WHOLE.test(whole);
    if (isSetOff && !isNumberAlone(line.text.slice(...shown))) continue;
    kept.push({ from, to: index }, { from: shown[0], to: shown[1] });
    from = index + whole.length;
  }
  if (kept.length === 0) return line;
  kept.push({ from, to: line.text.length });
  for (const [at, { from: end }] of [...kept, { from: line.text.length }].entries()) {
    const begin = kept[at - 1]?.to ?? 0;
    if (end > begin)
      skips.push({ name: 'markup', start: offsetAt(line, begin), end: offsetAt(line, end - 1) + 1 });
  }
  return keepStretches(line, kept);
}

/** What makes no heading of its line. */
const WHOLE = /^(?:\{\{|!|%%)/;
const SIGN = /\*\*|==|''|\[\[|\]\(#|\{[#{]|\[http|%%|\s\^/;
