import type { BlockForm, Cell } from './block.ts';
import { parseLabel } from './label.ts';
import type { Line } from './list-lines.ts';

/** What the head of a table calls its columns, where it tells the form of what stands in them. */
const COLUMNS: readonly [BlockForm, RegExp][] = [
  ['question', /^(?:質問|問い?|Q|Questions?)(?:内容|文)?$/i],
  ['answer', /^(?:回答|答え?|A|Answers?)(?:内容|文)?$/i],
  [
    'text',
    /^(?:No\.?|#|EN|JA|JP|番号|項番|条|項目|英|和|日|英語|英名|英文|原文|原語|日本語|和名|和訳|訳語|訳文?|読み|よみ|ふりがな|意味|定義|説明|解説|内容|用語|名前|カード名?|日付|更新日|裁定|備考|注記?|分類|種別|違反|懲罰|参加者数?|回戦数?|English|Japanese|Reading|Kana|Yomi|Meaning|Terms?|Definition|Description|Number|Rules?|Date|Cards?(?: Name)?|Rulings?|Notes?|Infraction|Penalty)(?:名|行為)?$/i,
  ],
];

/** Marks the lines that are rows of a table: parted by tabs beside others that are, or all by as many commas. */
export function toRows(lines: readonly Line[]): Line[] {
  const isListed = hasCommas(lines);
  const isDated = lines.filter(({ form, folded }) => form === 'text' && DATED.test(folded)).length > 1;
  const cut = lines.map((line) => cutCells(line, isListed));
  const isRow = (at: number) => (cut[at]?.length ?? 0) > 1;
  let head: BlockForm[] | undefined;
  return lines.map((line, at) => {
    const cells = cut[at] ?? [];
    const opens = isListed ? at === 0 : !isRow(at - 1);
    if (opens) head = undefined;
    if (!isListed && (!isRow(at) || (opens && !isRow(at + 1)))) return isDated ? cutDay(line) : line;
    const forms = cells.map(({ from, to }) => formOf(line.folded.slice(from - line.from, to - line.from)));
    if (!opens || !isRow(at + 1) || !areColumns(forms)) return toRow(line, cells, head);
    head = [];
    for (const [index, { column }] of cells.entries()) head[column] = forms[index] ?? 'text';
    return toRow(line, cells, 'head');
  });
}

/** `2030-04-01　…`, `2/1/2009 …`: a day, far from it or before a dash what was said on it. */
const DATED =
  /^((?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}\/\d{1,2}\/\d{4})(?!\d))(?:\s*[:|-]\s*|\s+)(?=\p{L})/u;

/** A line of a list by day: the day and what stands beside it. */
function cutDay(line: Line): Line {
  const [whole, day = ''] = (line.form === 'text' && DATED.exec(line.folded)) || [];
  if (whole === undefined) return line;
  const cells = [
    { column: 0, from: line.from, to: line.from + day.length },
    { column: 1, from: line.from + whole.length, to: line.to },
  ];
  return { ...line, style: 'dated', cells };
}

/** Whether cells name columns: all of them, or most beside names that nobody could foresee. */
function areColumns(forms: readonly (BlockForm | undefined)[]): boolean {
  const known = forms.filter(Boolean).length;
  return known === forms.length || (known >= 2 && known * 2 >= forms.length);
}

function formOf(cell: string): BlockForm | undefined {
  return COLUMNS.find(([, words]) => words.test(cell.trim()))?.[0];
}

function toRow(line: Line, cells: readonly Cell[], head: Line['head']): Line {
  const row: Line = { ...line, cells, ...(head && { head }) };
  const [first] = cells;
  if (line.form === 'entry' || !first) return row;
  const { label: _, ...rest } = row;
  const text = line.folded.slice(first.from - line.from, first.to - line.from);
  const label = parseLabel(text);
  if (!label || label.textFrom < text.length || cells.length < 2)
    return { ...rest, form: 'text', style: 'row', textFrom: first.from };
  const placed = { ...label, end: first.from + label.end, textFrom: cells[1]?.from ?? first.to };
  return {
    ...rest,
    form: 'entry',
    style: `${label.kind}-${label.depth}`,
    label: placed,
    cells: cells.slice(1),
  };
}

/** Whether every line has as many commas outside quotes, two or more. */
function hasCommas(lines: readonly Line[]): boolean {
  const counts = lines.map(({ text }) => text.replace(QUOTED, '').split(',').length - 1);
  const [first = 0] = counts;
  return lines.length >= 3 && first >= 2 && counts.every((count) => count === first);
}

const QUOTED = /"(?:[^"]|"")*"/g;
const BETWEEN_COMMAS = /(?<=^|,)\s*(?:"((?:[^"]|"")*)"|([^,]*))\s*(?=,|$)/dg;
const BETWEEN_TABS = /(?<=^|\t)()([^\t]*)(?=\t|$)/dg;

function cutCells(line: Line, isListed: boolean): Cell[] {
  if (!isListed && (!/^(?:text|entry)$/.test(line.form) || !line.text.includes('\t'))) return [];
  const start = isListed ? line.from : line.textFrom;
  const text = line.text.slice(start - line.from);
  const before = line.text.slice(0, start - line.from).split('\t').length - 1;
  return [...text.matchAll(isListed ? BETWEEN_COMMAS : BETWEEN_TABS)].flatMap(({ indices }, column) => {
    const [from, to] = (indices?.[2]?.[1] ?? 0) > 0 ? (indices?.[2] ?? [0, 0]) : (indices?.[1] ?? [0, 0]);
    const cell = text.slice(from, to);
    const lead = cell.length - cell.trimStart().length;
    return cell.trim() === ''
      ? []
      : [
          {
            column: before + column,
            from: start + from + lead,
            to: start + from + lead + cell.trim().length,
          },
        ];
  });
}
