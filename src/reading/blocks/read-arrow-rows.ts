import { type ComparedRows, toComparedRow } from './compared-row.ts';

const ARROW = /^(?<lead>.*?)「(?<before>[^「」]+)」\s*(?:→|⇒|[-=]>)\s*「(?<after>[^「」]+)」\s*$/d;

/** `「1灯す。」→「2灯す。」`, what is changed on the line above. */
export function readArrowRows(lines: readonly string[]): ComparedRows {
  const found = lines.map((line) => ARROW.exec(line)?.indices?.groups);
  const rows = found.flatMap((groups, at) => {
    const [lead, before, after] = ['lead', 'before', 'after'].map((name) => {
      const [from = 0, to = 0] = groups?.[name] ?? [];
      return { from, to };
    });
    if (!groups || !lead) return [];
    const row = toComparedRow(at, lines[at] ?? '', { before, after });
    if (lines[at]?.slice(0, lead.to).trim()) row.spans.unshift(lead);
    if (at > 0 && !found[at - 1]) row.heading = at - 1;
    return [row];
  });
  return { rows: rows.length >= 2 ? rows : [] };
}
