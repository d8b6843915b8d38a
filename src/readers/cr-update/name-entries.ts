import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../diagnostics/report-diagnostic.ts';
import type { GlossaryEntry } from '../../records/glossary-entry.ts';
import { toSlug } from '../../records/slug.ts';
import { definitionOf, type EntryDraft, sideOfEntry, toGlossarySide } from './entry-draft.ts';
import { inferHeadword } from './infer-headword.ts';
import type { RuleDraft } from './rule-draft.ts';

/** Words of a definition that stand for a headword nobody gave: `to-remove-an-unlocked-designation`. */
const SLUG_WORDS = 5;

/** Entries as records with their addresses; a missing headword is inferred where the document settles it. */
export function nameEntries(
  drafts: readonly EntryDraft[],
  rules: readonly RuleDraft[],
): { entries: GlossaryEntry[]; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const taken = new Set<string>();
  const entries = drafts.map((draft) => {
    if (!draft.en?.headwords.length && !draft.ja?.headwords.length) diagnostics.push(nameEntry(draft, rules));
    return toEntry(draft, taken);
  });
  return { entries, diagnostics };
}

function nameEntry(draft: EntryDraft, rules: readonly RuleDraft[]): Diagnostic {
  const inferred = inferHeadword(draft, rules);
  if (!inferred)
    return reportDiagnostic(
      'headword-unknown',
      draft.place,
      'an entry without a headword, and nothing here names it',
    );
  for (const lang of ['en', 'ja'] as const) {
    const name = inferred.names[lang];
    if (name) sideOfEntry(draft, lang, draft.place).headwords.push(name);
  }
  const name = inferred.names.en ?? inferred.names.ja;
  return reportDiagnostic(
    'headword-inferred',
    draft.place,
    `an entry without a headword is taken for “${name}”, after ${inferred.from}`,
  );
}

function toEntry(draft: EntryDraft, taken: Set<string>): GlossaryEntry {
  const words = draft.en?.headwords[0] ?? definitionOf(draft.en).split(/\s+/).slice(0, SLUG_WORDS).join(' ');
  const base = toSlug(words || (draft.ja?.headwords[0] ?? definitionOf(draft.ja).slice(0, 12)));
  let slug = base;
  for (let count = 2; taken.has(slug); count++) slug = `${base}-${count}`;
  taken.add(slug);
  return {
    slug,
    state: draft.ja ? 'current' : 'missing',
    ...(draft.en && { en: toGlossarySide(draft.en) }),
    ...(draft.ja && { ja: toGlossarySide(draft.ja) }),
  };
}
