import { formatCount } from '../../model/strings/format-string.ts';
import type { Strings } from '../../model/strings/get-strings.ts';
import { type CheckedFile, countMisquoted, countVerdicts, listMisquotes, listWrong } from './checked-file.ts';
import { explainVerdict } from './create-judge.ts';
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
