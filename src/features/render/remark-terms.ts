import { LANGS } from '../../model/records/lang.ts';
import { findPiece } from '../../model/text/spans.ts';
import type { Documents } from '../../rulebook/book/documents/create-documents.ts';
import { onceFor } from '../../rulebook/book/once.ts';
import type { References } from '../../rulebook/book/references.ts';
import { replaceText, type Transform } from './replace-text.ts';

/**
 * A glossary term → a term node, at its first mention in the rule; not in the term's own entry, nor in the name of a card
 * that the document names: `Copy Artifact` holds no Copy.
 */
export function remarkTerms({ book }: { book: References & Pick<Documents, 'document'> }): Transform {
  const cardNamesOf = onceFor((id: string) => listCardNames(book, id));
  return replaceText(({ lang, at, seenTerms: seen = new Set<string>() }) => {
    const own = at && 'slug' in at ? at.slug : undefined;
    const cardNames = at && 'document' in at ? cardNamesOf(at.document) : [];
    return (text) => {
      const names = cardNames.flatMap((name) => findPiece(text, name));
      return book.findTerms(text, lang).flatMap(({ slug, start, end }) => {
        if (slug === own || seen.has(slug)) return [];
        if (names.some((name) => start >= name.start && end <= name.end)) return [];
        seen.add(slug);
        const value = text.slice(start, end);
        return [{ start, end, node: { type: 'term', value, slug, everyday: book.isEveryday(slug) } }];
      });
    };
  });
}

/** The names, longer than a word of two letters, of the cards that a document prints, rules on or names. */
function listCardNames(book: Pick<Documents, 'document'>, id: string): string[] {
  const { cards = [], rulings = [], notes = [] } = book.document(id) ?? {};
  const named = [
    ...cards.map(({ names }) => names),
    ...[...rulings, ...notes].flatMap((record) => record.cards ?? []),
  ];
  return [...new Set(named.flatMap((names) => LANGS.flatMap((lang) => names[lang] ?? [])))].filter(
    (name) => name.length > 2,
  );
}
