import type { Log, ReportingDescriptor, Result } from 'sarif';
import { formatCount } from '../../model/strings/format-string.ts';
import type { Strings } from '../../model/strings/get-strings.ts';
import { explainVerdict, type Verdict } from './check-text.ts';
import { type CheckedFile, countMisquoted, countVerdicts, listMisquotes, listWrong } from './checked-file.ts';
import type { ComparedMention } from './quotations/compare-with-rules.ts';
import { formatName } from './quotations/rule-names.ts';

/**
 * A line for each citation, `faq.md:12:5: moved: 701.34 is 701.40 today`, then what was left out and the counts;
 * with `isQuiet` only those that somebody has to look at. Misquoted words have a line of their own.
 */
export function toTextReport(
  files: readonly CheckedFile[],
  strings: Strings['mentions'],
  isQuiet: boolean,
): string[] {
  const citations = files.flatMap((checked) =>
    (isQuiet ? listWrong(checked) : checked.mentions).flatMap((mention) => {
      const { line, column, verdict, name } = mention;
      const place = `${checked.file}:${line}:${column}`;
      const sentence = explainVerdict(verdict, strings.verdicts);
      const state = checked.fixed.has(mention)
        ? `${strings.kinds[verdict.kind]}, fixed`
        : strings.kinds[verdict.kind];
      return [
        `${place}: ${state}: ${sentence}${formatName(name)}`,
        ...listMisquotes(mention).map(
          ({ text, message }) => `${place}: misquoted: “${text.trim()}”: ${message}`,
        ),
      ];
    }),
  );
  const perhaps = files.flatMap((checked) =>
    (isQuiet ? [] : checked.perhaps).map(
      ({ line, column, written, name }) =>
        `${checked.file}:${line}:${column}: perhaps: ${written} was not read as a citation${formatName(name)}`,
    ),
  );
  const left = files.flatMap(({ file, skipped, unfixed }) => [
    ...(skipped ? [`${file}: left out: ${skipped}`] : []),
    ...(unfixed ? [`${file}: not changed: ${unfixed}`] : []),
  ]);
  return [...citations, ...perhaps, ...left, countAll(files, strings)];
}

/** `12 citations: 9 right, 2 moved, 1 retired; 2 fixed`. */
function countAll(files: readonly CheckedFile[], strings: Strings['mentions']): string {
  const kinds = Object.entries(countVerdicts(files)).filter(([, count]) => count > 0);
  const all = kinds.reduce((sum, [, count]) => sum + count, 0);
  const named = kinds.map(
    ([kind, count]) => `${count} ${strings.kinds[kind as keyof Strings['mentions']['kinds']]}`,
  );
  const fixed = files.reduce((sum, file) => sum + file.fixed.size, 0);
  const misquoted = countMisquoted(files);
  const perhaps = files.reduce((sum, file) => sum + file.perhaps.length, 0);
  const rest = [
    ...(misquoted > 0 ? [`${misquoted} misquoted`] : []),
    ...(fixed > 0 ? [`${fixed} fixed`] : []),
    ...(perhaps > 0 ? [`${perhaps} perhaps`] : []),
  ];
  const counted = formatCount('en', strings.found, all) + (all > 0 ? `: ${named.join(', ')}` : '');
  return [counted, ...rest].join('; ');
}

/** The report for programs; field names are permanent. Columns count UTF-16 units from 1, `endColumn` is after the number. */
export function toJsonReport(
  files: readonly CheckedFile[],
  strings: Strings['mentions']['verdicts'],
): string {
  const citations = files.flatMap(({ file, mentions, fixed }) =>
    mentions.map((mention) => {
      const { number, written, line, column, verdict, name } = mention;
      const misquoted = listMisquotes(mention).map(({ text, kind, message, number: of, actual }) => {
        return { text, kind, number: of, actual, message };
      });
      return {
        file,
        line,
        column,
        endColumn: column + written.length,
        number,
        written,
        status: verdict.kind,
        now: verdict.now,
        parts: verdict.parts.length > 0 ? verdict.parts : undefined,
        reworded: verdict.isReworded,
        fixed: fixed.has(mention) || undefined,
        day: verdict.day,
        until: verdict.until,
        edition: verdict.edition,
        name: Object.keys(name).length > 0 ? name : undefined,
        misquoted: misquoted.length > 0 ? misquoted : undefined,
        message: explainVerdict(verdict, strings),
      };
    }),
  );
  const perhaps = files.flatMap(({ file, perhaps: numbers }) =>
    numbers.map(({ number, written, line, column, name }) => ({ file, line, column, number, written, name })),
  );
  const report = {
    citations,
    perhaps,
    counts: {
      citations: citations.length,
      ...countVerdicts(files),
      misquoted: countMisquoted(files),
      perhaps: perhaps.length,
    },
    files: files
      .filter(({ skipped }) => skipped === undefined)
      .map(({ file, mentions, fixed, unfixed }) => {
        return { file, citations: mentions.length, fixed: fixed.size, unfixed };
      }),
    skipped: files.flatMap(({ file, skipped }) => (skipped ? [{ file, reason: skipped }] : [])),
  };
  return JSON.stringify(report, undefined, 2);
}

type Kind = Exclude<Verdict['kind'], 'right'> | 'misquoted';

/** How a code host shows each kind: what misleads as an error, what leads on as a warning. */
const LEVELS: Readonly<Record<Kind, 'error' | 'warning' | 'note'>> = {
  never: 'error',
  misquoted: 'error',
  moved: 'warning',
  split: 'warning',
  retired: 'warning',
  reworded: 'note',
  unclear: 'note',
};

/**
 * The citations that somebody has to look at, as SARIF 2.1.0: a code host shows them beside the lines of a pull request.
 * Right ones are left out, since hosts show whatever is here. Paths are relative to where the command ran.
 */
export function toSarif(files: readonly CheckedFile[], strings: Strings['mentions']): string {
  const kinds = Object.keys(LEVELS) as Kind[];
  const rules = kinds.map<ReportingDescriptor>((kind) => ({
    id: `citation-${kind}`,
    name: `Citation${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
    shortDescription: {
      text:
        kind === 'misquoted'
          ? 'The name or the words beside the number: of another rule, or not as printed'
          : `The rule that is cited: ${strings.kinds[kind]}`,
    },
    defaultConfiguration: { level: LEVELS[kind] },
  }));
  const ruleOf = (kind: Kind) => ({ kind, ruleIndex: kinds.indexOf(kind) });
  const results = files.flatMap((checked) =>
    listWrong(checked).flatMap((mention) => {
      const { verdict, name } = mention;
      const sentence = `${explainVerdict(verdict, strings.verdicts)}${formatName(name)}`;
      const isWrong = verdict.kind !== 'right' && !checked.fixed.has(mention);
      return [
        ...(isWrong ? [toResult(checked.file, mention, ruleOf(verdict.kind as Kind), sentence)] : []),
        ...listMisquotes(mention).map(({ text, message }) =>
          toResult(checked.file, mention, ruleOf('misquoted'), `“${text.trim()}”: ${message}`),
        ),
      ];
    }),
  );
  const log: Log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Taiyaku check:citations', rules } },
        columnKind: 'utf16CodeUnits',
        results,
      },
    ],
  };
  return JSON.stringify(log, undefined, 2);
}

function toResult(
  file: string,
  { line, column, written, number, verdict }: ComparedMention,
  { kind, ruleIndex }: { kind: Kind; ruleIndex: number },
  text: string,
): Result {
  return {
    ruleId: `citation-${kind}`,
    ruleIndex,
    level: LEVELS[kind],
    message: { text },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: toUri(file) },
          region: { startLine: line, startColumn: column, endLine: line, endColumn: column + written.length },
        },
      },
    ],
    // The same citation on a line that moves is the same finding.
    partialFingerprints: {
      citation: `${number} ${written} ${kind === 'misquoted' ? kind : (verdict.now ?? kind)}`,
    },
  };
}

/** A path as the reference of an address: `a b/#1.md` → `a%20b/%231.md`; `stdin` for the standard input. */
function toUri(file: string): string {
  if (file === '-') return 'stdin';
  const path = file.replace(/^\.\//, '').split('/').map(encodeURIComponent).join('/');
  return path.startsWith('/') ? `file://${path}` : path;
}
