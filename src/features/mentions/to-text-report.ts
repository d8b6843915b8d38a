import { formatCount } from '../../model/strings/format-string.ts';
import type { MentionsStrings } from '../../model/strings/mentions-strings.ts';
import { type CheckedFile, countVerdicts, listWrong } from './checked-file.ts';
import { explainVerdict } from './explain-verdict.ts';

/**
 * A line for each citation, `faq.md:12:5: moved: 701.34 is 701.40 today`, then what was left out and the counts;
 * with `isQuiet` only those that somebody has to look at.
 */
export function toTextReport(
  files: readonly CheckedFile[],
  strings: MentionsStrings,
  isQuiet: boolean,
): string[] {
  const citations = files.flatMap((checked) =>
    (isQuiet ? listWrong(checked) : checked.mentions).map((mention) => {
      const { line, column, verdict } = mention;
      const sentence = explainVerdict(verdict, strings.verdicts);
      const state = checked.fixed.has(mention)
        ? `${strings.kinds[verdict.kind]}, fixed`
        : strings.kinds[verdict.kind];
      return `${checked.file}:${line}:${column}: ${state}: ${sentence}`;
    }),
  );
  const left = files.flatMap(({ file, skipped, unfixed }) => [
    ...(skipped ? [`${file}: left out: ${skipped}`] : []),
    ...(unfixed ? [`${file}: not changed: ${unfixed}`] : []),
  ]);
  return [...citations, ...left, countAll(files, strings)];
}

/** `12 citations: 9 right, 2 moved, 1 retired; 2 fixed`. */
function countAll(files: readonly CheckedFile[], strings: MentionsStrings): string {
  const kinds = Object.entries(countVerdicts(files)).filter(([, count]) => count > 0);
  const all = kinds.reduce((sum, [, count]) => sum + count, 0);
  const named = kinds.map(
    ([kind, count]) => `${count} ${strings.kinds[kind as keyof MentionsStrings['kinds']]}`,
  );
  const fixed = files.reduce((sum, file) => sum + file.fixed.size, 0);
  return `${formatCount('en', strings.found, all)}${all > 0 ? `: ${named.join(', ')}` : ''}${fixed > 0 ? `; ${fixed} fixed` : ''}`;
}
