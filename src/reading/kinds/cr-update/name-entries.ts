import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../../model/diagnostics/report-diagnostic.ts';
import { type GlossaryEntry, listSideBlocks } from '../../../model/records/glossary-entry.ts';
import { LANGS } from '../../../model/records/lang.ts';
import { toSlug } from '../../../model/text/slug.ts';
import { UniqueNames } from '../unique-ids.ts';
import { type EntryDraft, type RuleDraft, sideOfEntry, textOf, toRecord } from './drafts.ts';
import { type InferredHeadword, inferHeadword } from './infer-headword.ts';

/** Entries as records with their addresses; a missing headword is inferred where the document settles it. */
export function nameEntries(
  drafts: readonly EntryDraft[],
  rules: readonly RuleDraft[],
): { entries: GlossaryEntry[]; diagnostics: Diagnostic[] } {
  const named = new Set(drafts.flatMap(({ en }) => en?.headwords ?? []));
  const diagnostics = drafts.flatMap((draft) => nameEntry(draft, rules, named));
  const slugs = new UniqueNames();
  return { entries: drafts.map((draft) => toEntry(draft, slugs)), diagnostics };
}

/** Names an entry that prints no headword, or none in Japanese, and reports it. */
function nameEntry(draft: EntryDraft, rules: readonly RuleDraft[], used: Set<string>): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const give = ({ from, place = draft.place, ...names }: InferredHeadword) => {
    for (const lang of LANGS) {
      const name = names[lang];
      if (!name) continue;
      used.add(name);
      sideOfEntry(draft, lang, place).headwords.push(name);
    }
    const name = names.en ?? names.ja ?? '';
    const message = `an entry without a headword is taken for “${name}”, after ${from}`;
    const found = { expected: name };
    diagnostics.push(reportDiagnostic('headword-inferred', draft.place, message, undefined, found));
  };
  if (![draft.en, draft.ja].some((side) => side?.headwords.length)) {
    const inferred = inferHeadword(draft, rules, used);
    const message = 'an entry without a headword, and nothing here names it';
    if (inferred) give(inferred);
    else diagnostics.push(reportDiagnostic('headword-unknown', draft.place, message));
  }
  const japanese = findJapanese(draft, rules);
  if (japanese) give(japanese);
  return diagnostics;
}

/** The Japanese headword of an entry that prints only the English one, where a heading has both: `戦慄予示/Manifest dread`. */
function findJapanese({ en, ja }: EntryDraft, rules: readonly RuleDraft[]): InferredHeadword | undefined {
  if (!ja || ja.headwords.length > 0) return undefined;
  const headwords = en?.headwords.map((word) => word.toLowerCase()) ?? [];
  const heading = rules.find((rule) => headwords.includes(rule.en?.title?.toLowerCase() ?? '\n'));
  return heading?.ja?.title
    ? { ja: heading.ja.title, from: `the heading of rule ${heading.number}` }
    : undefined;
}

function toEntry(draft: EntryDraft, slugs: UniqueNames): GlossaryEntry {
  const english = textOf(draft.en).slice(0, 200).split(/\s+/);
  // Five words of a definition stand for a headword nobody gave: `to-remove-an-unlocked-designation`.
  const words = draft.en?.headwords[0] ?? english.slice(0, 5).join(' ');
  const base = toSlug(words || (draft.ja?.headwords[0] ?? textOf(draft.ja).slice(0, 12)));
  return {
    slug: slugs.give(base),
    // A Japanese name alone, taken from a heading, is no translation of the definition.
    state: draft.ja && listSideBlocks(draft.ja).length > 0 ? 'current' : 'missing',
    ...(draft.en && { en: toRecord(draft.en) }),
    ...(draft.ja && { ja: toRecord(draft.ja) }),
  };
}
