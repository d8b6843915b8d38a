import { isPairCode } from '../../../model/diagnostics/codes.ts';
import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { LANGS, type Lang } from '../../../model/records/lang.ts';
import { formatPlace, type Place } from '../../../model/records/place.ts';
import { explainDiagnostic } from '../../../model/strings/explain-diagnostic.ts';
import { toDocumentPath, toRulePath, toTermPath } from '../../../rulebook/book/address.ts';
import type { Book } from '../../../rulebook/book/book.ts';
import { listPlaces, toDocumentSections } from '../documents/document-sections.ts';

/**
 * The open findings of the checks of pairs, places where the two languages disagree, described in the reader's language: by
 * check, those with most findings last; of one check in the order of the sources.
 */
export function toFindingGroups(book: Book, diagnostics: readonly Diagnostic[], lang: Lang) {
  const pages = indexPages(book, lang);
  const found = diagnostics.flatMap((diagnostic) => {
    const { code, related } = diagnostic;
    if (!isPairCode(code)) return [];
    const places = [diagnostic, ...(related ? [related] : [])];
    const finding = {
      sentence: explainDiagnostic(lang, diagnostic),
      /** Where it is: the name of the document and the line, without the folders of the machine that read it. */
      places: places.map(({ file, page: number, line }) => ({
        document: `${file.split(/[\\/]/).at(-1) ?? file}${number ? ` p. ${number}` : ''}`,
        line,
      })),
      /** The page of the rule, term or ruling it is about, where the site shows it. */
      page: places.map((place) => pages.get(formatPlace(place))).find((page) => page !== undefined),
    };
    return { code, finding };
  });
  return [...Map.groupBy(found, ({ code }) => code)]
    .map(([code, own]) => ({ code, findings: own.map(({ finding }) => finding) }))
    .sort((a, b) => a.findings.length - b.findings.length);
}

/** What the site shows by the place in a source where it begins. */
function indexPages(book: Book, lang: Lang): Map<string, { path: string; name: string }> {
  const pages = new Map<string, { path: string; name: string }>();
  const add = (place: Place | undefined, path: string, name: string) => {
    if (place && !pages.has(formatPlace(place))) pages.set(formatPlace(place), { path, name });
  };
  for (const each of LANGS) {
    for (const rule of book.rules) add(rule[each]?.place, toRulePath(lang, rule.number), rule.number);
    for (const entry of book.glossary)
      add(entry[each]?.place, toTermPath(lang, entry.slug), book.nameOf(entry.slug, lang) ?? entry.slug);
  }
  for (const document of book.documents) {
    for (const { entries } of toDocumentSections(document)) {
      for (const entry of entries) {
        const path = `${toDocumentPath(lang, document.id)}#${encodeURIComponent(entry.anchor)}`;
        for (const place of listPlaces(entry)) add(place, path, entry.anchor);
      }
    }
  }
  return pages;
}
