import type { CheckedMention } from './check-text.ts';
import type { ComparedMention } from './quotations/compare-with-rules.ts';

/** A file and its citations; `skipped` says why a file was not read, `unfixed` why one was not written. */
export interface CheckedFile {
  /** As it was named, with `/`; `-` is the standard input. */
  file: string;
  mentions: readonly ComparedMention[];
  /** Numbers that a rule has, of which nothing says that they are meant so. */
  perhaps: readonly ComparedMention[];
  /** Those whose number was replaced. */
  fixed: ReadonlySet<CheckedMention>;
  skipped?: string;
  unfixed?: string;
}

/** The citations of a file that somebody has to look at. */
export function listWrong({ mentions, fixed }: Pick<CheckedFile, 'mentions' | 'fixed'>): ComparedMention[] {
  return mentions.filter(
    (mention) =>
      (mention.verdict.kind !== 'right' && !fixed.has(mention)) || listMisquotes(mention).length > 0,
  );
}

/** The names and words beside a citation that are another rule's, or not as printed. */
export function listMisquotes({ quotations }: ComparedMention): ComparedMention['quotations'] {
  return quotations.filter(({ isMisquote }) => isMisquote);
}

/** How many citations there are of each kind. */
export function countVerdicts(
  files: readonly { mentions: readonly CheckedMention[] }[],
): Record<CheckedMention['verdict']['kind'], number> {
  const counts = { right: 0, reworded: 0, moved: 0, split: 0, retired: 0, never: 0, unclear: 0 };
  for (const { mentions } of files) for (const { verdict } of mentions) counts[verdict.kind]++;
  return counts;
}

/** How many citations have a name or words beside them that are not their rule's. */
export function countMisquoted(files: readonly CheckedFile[]): number {
  return files.flatMap(({ mentions }) => mentions).filter((mention) => listMisquotes(mention).length > 0)
    .length;
}
