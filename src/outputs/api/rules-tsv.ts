import { foldWidth } from '../../model/text/fold-width.ts';
import type { ListedRule } from './rule-resource.ts';

const COLUMNS = [
  'number',
  'level',
  'translation',
  'title_en',
  'title_ja',
  'text_en',
  'text_ja',
  'edition',
  'unofficial_digest',
  'url',
] as const;

/** How a formula begins, in any width and behind blanks: `+1/+1 counters`, `=HYPERLINK(…)`. */
const FORMULA = /^\s*[=+\-@]/;

/**
 * `rules.tsv`: a line a rule under a line of column names. Inside a field `\t`, `\n` and `\\` stand for those signs, and
 * before the sign with which a spreadsheet's formulas begin stands another `\`.
 */
export function toRulesTsv(rules: readonly ListedRule[]): string {
  const lines = rules.map((rule) =>
    [
      rule.number,
      rule.level,
      rule.translation,
      rule.en?.title ?? '',
      rule.ja?.title ?? '',
      toCell(rule.en),
      toCell(rule.ja),
      rule.edition,
      String(rule.unofficialDigest),
      rule.urls.short,
    ]
      .map(escapeField)
      .join('\t'),
  );
  return `${[COLUMNS.join('\t'), ...lines].join('\n')}\n`;
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
