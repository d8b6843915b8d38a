import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../diagnostics/report-diagnostic.ts';
import type { Entry } from './read-entry.ts';

/** Both languages of one entry; one may be missing. */
export interface EntryPair {
  en?: Entry;
  ja?: Entry;
}

/**
 * Pairs the entries of a topic: by id first; then, where English entries are followed by as many Japanese ones of
 * their kind without a partner, one by one in that order, with a diagnostic where ids differ (E.6.1 beside E.5.1).
 */
export function pairEntries(entries: readonly Entry[], diagnostics: Diagnostic[]): EntryPair[] {
  const partners = pairById(entries);
  for (const [english, japanese] of findRuns(entries, partners)) {
    if (english.length !== japanese.length) continue;
    english.forEach((en, index) => {
      const ja = japanese[index];
      if (!ja || (en.type === 'note') !== (ja.type === 'note')) return;
      partners.set(en, ja);
      partners.set(ja, en);
      if (en.printedId && ja.printedId) diagnostics.push(reportDisagreement(en, ja));
    });
  }
  const pairs: EntryPair[] = [];
  for (const entry of entries) {
    const partner = partners.get(entry);
    if (entry.lang === 'en') pairs.push(partner ? { en: entry, ja: partner } : { en: entry });
    else if (!partner) pairs.push({ ja: entry });
  }
  return pairs;
}

function pairById(entries: readonly Entry[]): Map<Entry, Entry> {
  const waiting = new Map<string, Entry[]>();
  for (const ja of entries.toReversed()) {
    if (ja.lang !== 'ja' || !ja.id) continue;
    const same = waiting.get(ja.id);
    if (same) same.push(ja);
    else waiting.set(ja.id, [ja]);
  }
  const partners = new Map<Entry, Entry>();
  for (const en of entries) {
    const ja = en.lang === 'en' && en.id ? waiting.get(en.id)?.pop() : undefined;
    if (!ja) continue;
    partners.set(en, ja);
    partners.set(ja, en);
  }
  return partners;
}

/** Runs of English entries without a partner, each with the run of Japanese ones right after it. */
function findRuns(entries: readonly Entry[], partners: ReadonlyMap<Entry, Entry>): [Entry[], Entry[]][] {
  const runs: [Entry[], Entry[]][] = [];
  let last: Entry | undefined;
  for (const entry of entries) {
    if (partners.has(entry)) {
      last = undefined;
      continue;
    }
    if (!last || (entry.lang === 'en' && last.lang === 'ja')) runs.push([[], []]);
    runs.at(-1)?.[entry.lang === 'en' ? 0 : 1].push(entry);
    last = entry;
  }
  return runs;
}

function reportDisagreement(en: Entry, ja: Entry): Diagnostic {
  return reportDiagnostic(
    'id-disagrees',
    en.place,
    `the English prints ${en.printedId} and the Japanese ${ja.printedId}; paired because they stand side by side`,
    ja.place,
    { actual: ja.printedId ?? '', expected: en.printedId ?? '' },
  );
}
