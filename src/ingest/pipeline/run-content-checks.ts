import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import type { Document } from '../../model/records/document.ts';
import { LANGS } from '../../model/records/lang.ts';
import type { Rule } from '../../model/records/rule.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import type { Term } from '../../model/records/term.ts';
import { runChecks } from '../../rulebook/checks/checks.ts';
import type { EditionContent } from './edition-content.ts';

/** The rules of an edition by number. */
type Rules = ReadonlyMap<RuleNumber, Rule>;

/** Every check over an edition, in the languages it was published in. */
export function checkEdition(content: EditionContent, terms: readonly Term[], book: Rules): Diagnostic[] {
  const { edition, rules, glossary } = content;
  const langs = LANGS.filter((lang) => edition.sources[lang]);
  return runChecks({
    type: 'edition',
    edition: edition.id,
    rules,
    glossary,
    rulings: [],
    cards: [],
    terms,
    langs,
    book,
  });
}

/** Every check over a document, beside the rules of its edition where they are at hand. */
export function checkDocument(document: Document, terms: readonly Term[], book?: Rules): Diagnostic[] {
  const { edition, rules, glossary, rulings, cards } = document;
  return runChecks({ type: 'document', edition, rules, glossary, rulings, cards, terms, langs: LANGS, book });
}
