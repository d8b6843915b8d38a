import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { ReadHints } from '../reader.ts';
import type { EntryDraft, EntrySideDraft } from './entry-draft.ts';
import { type CorrectableSide, findCorrections } from './find-corrections.ts';
import type { RuleDraft } from './rule-draft.ts';

/** Adds to all drafts the corrections whose strike-through was lost, and reports them. */
export function correctDrafts(
  rules: readonly RuleDraft[],
  entries: readonly EntryDraft[],
  hints: ReadHints,
): Diagnostic[] {
  return [
    ...rules.flatMap(({ number, en, ja }) =>
      findCorrections({ name: number, en, ja, editionText: (lang) => hints.ruleText?.(number, lang) }),
    ),
    ...entries.flatMap(({ en, ja }) =>
      findCorrections({ name: 'glossary', en: en && toWhole(en), ja: ja && toWhole(ja) }),
    ),
  ];
}

function toWhole({ blocks, senses, after, corrections, place }: EntrySideDraft): CorrectableSide {
  return { blocks: [...blocks, ...senses.flat(), ...after], corrections, place };
}
