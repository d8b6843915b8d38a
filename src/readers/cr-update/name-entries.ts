import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../diagnostics/report-diagnostic.ts';
import type { GlossaryEntry } from '../../records/glossary-entry.ts';
import type { Place } from '../../records/place.ts';
import { toSlug } from '../../text/slug.ts';
import { UniqueNames } from '../unique-ids.ts';
import { type EntryDraft, type RuleDraft, sideOfEntry, textOf, toRecord } from './drafts.ts';
import { inferHeadword } from './infer-headword.ts';

/** Words of a definition that stand for a headword nobody gave: `to-remove-an-unlocked-designation`. */
const SLUG_WORDS = 5;

/** Entries as records with their addresses; a missing headword is inferred where the document settles it. */
export function nameEntries(
  drafts: readonly EntryDraft[],
  rules: readonly RuleDraft[],
): { entries: GlossaryEntry[]; diagnostics: Diagnostic[] } {
  const named = new Set(drafts.flatMap(({ en }) => en?.headwords ?? []));
  const diagnostics = drafts.flatMap((draft) => [
    ...nameEntry(draft, rules, named),
    ...nameJapanese(draft, rules),
  ]);
  const slugs = new UniqueNames();
  return { entries: drafts.map((draft) => toEntry(draft, slugs)), diagnostics };
}

function nameEntry(draft: EntryDraft, rules: readonly RuleDraft[], used: Set<string>): Diagnostic[] {
  if (draft.en?.headwords.length || draft.ja?.headwords.length) return [];
  const inferred = inferHeadword(draft, rules, used);
  if (!inferred) {
    const message = 'an entry without a headword, and nothing here names it';
    return [reportDiagnostic('headword-unknown', draft.place, message)];
  }
  for (const lang of ['en', 'ja'] as const) {
    const name = inferred.names[lang];
    if (!name) continue;
    used.add(name);
    sideOfEntry(draft, lang, draft.place).headwords.push(name);
  }
  return [reportInferred(draft, inferred.names.en ?? inferred.names.ja, inferred.from)];
}

/** The Japanese headword of an entry that prints only the English one, where a heading has both: `戦慄予示/Manifest dread`. */
function nameJapanese({ en, ja, place }: EntryDraft, rules: readonly RuleDraft[]): Diagnostic[] {
  if (!ja || ja.headwords.length > 0) return [];
  const headwords = en?.headwords.map((word) => word.toLowerCase()) ?? [];
  const heading = rules.find((rule) => headwords.includes(rule.en?.title?.toLowerCase() ?? '\n'));
  if (!heading?.ja?.title) return [];
  ja.headwords.push(heading.ja.title);
  return [reportInferred({ place }, heading.ja.title, `the heading of rule ${heading.number}`)];
}

function reportInferred({ place }: { place: Place }, name: string | undefined, from: string): Diagnostic {
  const message = `an entry without a headword is taken for “${name}”, after ${from}`;
  return reportDiagnostic('headword-inferred', place, message, undefined, { expected: name ?? '' });
}

function toEntry(draft: EntryDraft, slugs: UniqueNames): GlossaryEntry {
  const english = textOf(draft.en).slice(0, 200).split(/\s+/);
  const words = draft.en?.headwords[0] ?? english.slice(0, SLUG_WORDS).join(' ');
  const base = toSlug(words || (draft.ja?.headwords[0] ?? textOf(draft.ja).slice(0, 12)));
  return {
    slug: slugs.give(base),
    state: draft.ja ? 'current' : 'missing',
    ...(draft.en && { en: toRecord(draft.en) }),
    ...(draft.ja && { ja: toRecord(draft.ja) }),
  };
}
