import { DIAGNOSTICS, diagnosticCodeSchema } from '../diagnostics/codes.ts';
import { getStrings } from './get-strings.ts';

/** `docs/diagnostics.md`: every code as a line of a Markdown table, in the order of the list. */
export function toCodeList(): string {
  const [en, ja] = [getStrings('en').meanings, getStrings('ja').meanings];
  const lines = diagnosticCodeSchema.options.map(
    (code) => `| \`${code}\` | ${DIAGNOSTICS[code].severity} | ${en[code]} | ${ja[code]} |`,
  );
  return `# Diagnostics

What ingest and the checks report: \`file:line:column: severity: message [code]\`, and the same as fields in \`--report\`, with
\`actual\` and \`expected\` where both can be named. A code is permanent. An error fails the run, a warning only with
\`--strict\`. Made of \`src/model/diagnostics/codes.ts\` by \`npx node scripts/print-codes.ts > docs/diagnostics.md\`.

A fault that the publisher printed is excused in \`exceptions.json\` beside the document (or in \`content/\`) by code and place:

\`\`\`json
[{ "code": "reference-unresolved", "file": "content/sources/<id>/rules.txt", "line": 120, "column": 1, "actual": "110.10", "reason": "printed so" }]
\`\`\`

\`actual\` may be left out where the place says enough. An exception that excuses nothing is an error.

| code | severity | meaning | 意味 |
|---|---|---|---|
${lines.join('\n')}
`;
}
