import type { References } from '../book/references.ts';
import { type Transform, toRenderData } from './nodes.ts';
import { replaceText } from './replace-text.ts';

/** A glossary term → a term node, at its first mention in the rule; not in the term's own entry. */
export function remarkTerms({ book }: { book: References }): Transform {
  return (tree, file) => {
    const data = toRenderData(file);
    if (!data) return;
    const { lang, at, seenTerms: seen = new Set<string>() } = data.context;
    const own = at && 'slug' in at ? at.slug : undefined;
    replaceText(tree, (text) =>
      book.findTerms(text, lang).flatMap(({ slug, start, end }) => {
        if (slug === own) return [];
        data.terms.add(slug);
        if (seen.has(slug)) return [];
        seen.add(slug);
        const value = text.slice(start, end);
        return [{ start, end, nodes: [{ type: 'term', value, slug, everyday: book.isEveryday(slug) }] }];
      }),
    );
  };
}
