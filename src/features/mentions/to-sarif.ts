import type { Log, ReportingDescriptor, Result } from 'sarif';
import type { Strings } from '../../model/strings/get-strings.ts';
import { type CheckedFile, listMisquotes, listWrong } from './checked-file.ts';
import { explainVerdict, type Verdict } from './create-judge.ts';
import type { ComparedMention } from './quotations/compare-with-rules.ts';
import { formatName } from './quotations/rule-names.ts';

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
