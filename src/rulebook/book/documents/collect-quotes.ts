import type { Document } from '../../../model/records/document.ts';
import { isRuleNumber, type RuleNumber } from '../../../model/records/rule-number.ts';
import { toHeadwordKey } from '../../align/headword-key.ts';
import type { Glossary } from '../glossary.ts';
import { type Subject, toSubjectKey } from '../references.ts';
import { toNewestFirst } from './document-day.ts';

/** A place in a document where a topic, card, rule or term is treated. */
export interface DocumentPlace {
  document: Document;
  /** Anchor on the document's page. */
  anchor: string;
  /** The entry's own number or name, where readers know it by one. */
  id?: string;
}

/**
 * Where documents word a rule or define a term themselves, or print cards under its name, by the rule's current number or
 * the term's slug; newest document first. Headings without text word nothing, and documents whose numbers are their own
 * nothing of ours.
 */
export function collectQuotes(
  documents: readonly Document[],
  { glossary, namesOf }: Glossary,
  currentNumberIn: (document: Document, number: RuleNumber) => RuleNumber | undefined,
  subjectsOfTopic: (document: Document, id: string) => Iterable<Subject>,
): ReadonlyMap<string, readonly DocumentPlace[]> {
  const slugs = new Map(
    glossary.flatMap(({ slug }) =>
      [...namesOf(slug, 'ja'), ...namesOf(slug, 'en')].map((name) => [toHeadwordKey(name), slug]),
    ),
  );
  const quotes = new Map<string, DocumentPlace[]>();
  const add = (key: string | undefined, place: DocumentPlace) => {
    if (key !== undefined) quotes.set(key, [...(quotes.get(key) ?? []), place]);
  };
  for (const document of toNewestFirst(documents)) {
    if (document.ownNumbers) continue;
    for (const { number, en, ja } of document.rules) {
      if (en?.blocks.length || ja?.blocks.length)
        add(currentNumberIn(document, number), { document, anchor: number, id: number });
    }
    for (const { id, before, after } of document.passages ?? []) {
      const printed = after?.number ?? before?.number;
      if (printed && isRuleNumber(printed))
        add(currentNumberIn(document, printed), { document, anchor: id, id: printed });
    }
    for (const { slug, en, ja } of document.glossary) {
      const heads = [...(en?.headwords ?? []), ...(ja?.headwords ?? [])];
      const known = heads.map((head) => slugs.get(toHeadwordKey(head))).find((each) => each !== undefined);
      add(known, { document, anchor: slug, ...(heads[0] && { id: heads[0] }) });
    }
    for (const { id, topic, names: printed } of document.cards) {
      const name = printed.ja ?? printed.en;
      for (const subject of topic === undefined ? [] : subjectsOfTopic(document, topic))
        add(toSubjectKey(subject), { document, anchor: id, ...(name && { id: name }) });
    }
  }
  return quotes;
}
