import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { listSideBlocks } from '../../records/glossary-entry.ts';
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

function toWhole(side: EntrySideDraft): CorrectableSide {
  return { blocks: listSideBlocks(side), corrections: side.corrections, place: side.place };
}
