import type { Document } from '../../model/records/document.ts';
import { LANGS } from '../../model/records/lang.ts';
import type { EditionContent } from './group-editions.ts';

/**
 * A viewer's page of an edition in one language with that edition's own text in the other beside its rules, by number;
 * other documents, and one whose edition is not at hand, as they are.
 */
export function pairWithEdition(document: Document, own: EditionContent): Document {
  const missing = LANGS.filter((lang) => document.rules.every((rule) => !rule[lang]));
  const [lang] = missing;
  if (document.kind !== 'cr-viewer' || document.edition !== own.edition.id || !lang || missing.length !== 1)
    return document;
  const sides = new Map(own.rules.map((rule) => [rule.number, rule[lang]]));
  const rules = document.rules.map((rule) => {
    const side = sides.get(rule.number);
    return side ? { ...rule, [lang]: side, state: 'current' as const } : rule;
  });
  const isPaired = rules.some((rule) => rule[lang]);
  return isPaired ? { ...document, rules, pairedWith: own.edition.id } : document;
}
