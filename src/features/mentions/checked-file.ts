import type { CheckedMention } from './check-text.ts';

/** A file and its citations; `skipped` says why a file was not read, `unfixed` why one was not written. */
export interface CheckedFile {
  /** As it was named, with `/`; `-` is the standard input. */
  file: string;
  mentions: readonly CheckedMention[];
  /** Those whose number was replaced. */
  fixed: ReadonlySet<CheckedMention>;
  skipped?: string;
  unfixed?: string;
}

/** The citations of a file that somebody has to look at. */
export function listWrong({ mentions, fixed }: CheckedFile): CheckedMention[] {
  return mentions.filter((mention) => mention.verdict.kind !== 'right' && !fixed.has(mention));
}

/** How many citations there are of each kind. */
export function countVerdicts(
  files: readonly CheckedFile[],
): Record<CheckedMention['verdict']['kind'], number> {
  const counts = { right: 0, reworded: 0, moved: 0, split: 0, retired: 0, never: 0, unclear: 0 };
  for (const { mentions } of files) for (const { verdict } of mentions) counts[verdict.kind]++;
  return counts;
}
