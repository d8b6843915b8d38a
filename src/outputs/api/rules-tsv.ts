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

/** `rules.tsv`: a line a rule under a line of column names. Inside a field `\t`, `\n` and `\\` stand for those signs. */
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

function escapeField(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('\t', '\\t')
    .replace(/\r\n?|\n/g, '\\n');
}
