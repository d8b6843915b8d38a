import type { ComparedRows } from './compared-row.ts';

const ARROW = /^(.*?)「([^「」]+)」\s*(?:→|⇒|[-=]>)\s*「([^「」]+)」\s*$/;

/** `「1灯す。」→「2灯す。」`, what is changed on the line above. */
export function readArrowRows(lines: readonly string[]): ComparedRows {
  const found: ComparedRows = { rows: [], others: [] };
  for (const [at, line] of lines.entries()) {
    const [, lead = '', before = '', after = ''] = ARROW.exec(line) ?? [];
    if (before === '') {
      if (!ARROW.test(lines[at + 1] ?? '')) found.others.push(at);
      continue;
    }
    const from = lead.length + 1;
    const second = line.lastIndexOf(after);
    const above = at > 0 && !ARROW.test(lines[at - 1] ?? '') ? at - 1 : undefined;
    found.rows.push({
      at,
      before,
      after,
      continues: false,
      spans: [
        ...(lead.trim() ? [{ from: 0, to: lead.length }] : []),
        { from, to: from + before.length },
        { from: second, to: second + after.length },
      ],
      ...(above !== undefined && { heading: above }),
    });
  }
  return found.rows.length >= 2 ? found : { rows: [], others: lines.map((_, at) => at) };
}
