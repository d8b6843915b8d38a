import { foldWidth } from '../../model/text/fold-width.ts';
import type { ListedRule } from './rule-resource.ts';

const COLUMNS: readonly (readonly [name: string, of: (rule: ListedRule) => string])[] = [
  ['number', ({ number }) => number],
  ['level', ({ level }) => level],
  ['translation', ({ translation }) => translation],
  ['title_en', ({ en }) => en?.title ?? ''],
  ['title_ja', ({ ja }) => ja?.title ?? ''],
  ['text_en', ({ en }) => toCell(en)],
  ['text_ja', ({ ja }) => toCell(ja)],
  ['edition', ({ edition }) => edition],
  ['unofficial_digest', ({ unofficialDigest }) => String(unofficialDigest)],
  ['url', ({ urls }) => urls.short],
];

/** How a formula begins, in any width and behind blanks: `+1/+1 counters`, `=HYPERLINK(…)`. */
const FORMULA = /^\s*[=+\-@]/;

/**
 * `rules.tsv`: a line a rule under a line of column names. Inside a field `\t`, `\n` and `\\` stand for those signs, and
 * before the sign with which a spreadsheet's formulas begin stands another `\`.
 */
export function toRulesTsv(rules: readonly ListedRule[]): string {
  const head = COLUMNS.map(([name]) => name);
  const rows = rules.map((rule) => COLUMNS.map(([, of]) => escapeField(of(rule))));
  return [head, ...rows].map((row) => `${row.join('\t')}\n`).join('');
}

function toCell(side: ListedRule['en']): string {
  return [...(side?.text ?? []), ...(side?.examples ?? [])].join('\n');
}

/** A field on one line; programs read it back by taking what stands after a `\`: `t` a tab, `n` a line end, else itself. */
export function escapeField(text: string): string {
  const mark = FORMULA.test(foldWidth(text)) ? '\\' : '';
  const field = text
    .replaceAll('\\', '\\\\')
    .replaceAll('\t', '\\t')
    .replace(/\r\n?|\n/g, '\\n');
  // What white space stands before the sign has its own escape already, or stays behind this one.
  return field.startsWith('\\') ? field : mark + field;
}
