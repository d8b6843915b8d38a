import type { Document } from '../../model/records/document.ts';
import { LANGS } from '../../model/records/lang.ts';
import type { EditionContent } from './group-editions.ts';
import { findNamedDay, type ReadInput, toReadEdition, toSourceId } from './read-input.ts';

/** Names below `/rulings/` that are pages already; a document of that name gets another. */
export const PAGES_OF_THEIR_OWN: readonly string[] = ['by-card', 'by-topic'];

/** What was read besides whole editions, each as one document; two files of one name get different ids. */
export function toDocuments(reads: readonly ReadInput[]): Document[] {
  const ids = new Set<string>(PAGES_OF_THEIR_OWN);
  return reads
    .filter(({ kind }) => kind !== 'cr-text')
    .map((read) => {
      const { input, kind } = read;
      const { lang: _, version: __, matter: ___, listed, ...reading } = read.reading;
      const { title, unofficialDigest = false } = input.manifest ?? {};
      const edition = toReadEdition(read);
      const date = reading.date ?? findNamedDay(input);
      return {
        ...reading,
        id: toUniqueId(toSourceId(input), ids),
        kind,
        title: { ...reading.title, ...title },
        ...(date && { date }),
        ...(edition && { edition }),
        ...(listed?.length && { listed }),
        unofficialDigest,
        ...read.records(),
      };
    });
}

function toUniqueId(wanted: string, ids: Set<string>): string {
  let id = wanted;
  for (let count = 2; ids.has(id); count++) id = `${wanted}-${count}`;
  ids.add(id);
  return id;
}

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
