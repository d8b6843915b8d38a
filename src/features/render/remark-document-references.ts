import type { Lang } from '../../model/records/lang.ts';
import { findRuleReferences } from '../../model/records/rule-reference.ts';
import { listMatches, sortApart, type TextSpan } from '../../model/text/spans.ts';
import type { Documents } from '../../rulebook/book/documents/create-documents.ts';
import { replaceText, type Transform } from './replace-text.ts';

/** The ids of the rulings summary of 2002: `Rule E.5`, `{Rule A.25.Ruling.1}`, `{Rule E.5.裁定.4}`, `E.6.4を参照`. */
const REFERENCE =
  /(?<=\bRule\s)[A-Z]\.\d+(?:\.[\p{L}]+)?(?:\.\d+)?|(?<![\p{L}\d.])[A-Z]\.\d+(?:\.\p{L}+)?(?:\.\d+)?(?=\s?を?参照)/gu;

/** Sections that documents number themselves: `section 2.10`, `2.10節`, `1.2.3を参照`. */
const SECTION =
  /(?<=\bsections?\s|§\s?)\d{1,2}(?:\.\d{1,2}){1,3}(?!\.?\d)|(?<![\d.])\d{1,2}(?:\.\d{1,2}){1,3}(?=\s?(?:[章節項]|を?参照))/g;

/** An item of the same part by its number alone: `(1)と同じように`, `(2)の場合`, `as in (3)`. */
const ITEM =
  /(?<=\()\d{1,2}(?=\)(?:と同[じ様]|の(?:場合|例)|に従|に準|を参照))|(?<=\b(?:as in|see|under) \()\d{1,2}(?=\))/g;

/**
 * `Rule E.5`, `section 2` in a text of a document → a link to the ruling or topic with this id in the same document, before
 * a rule of ours of that number.
 */
export function remarkDocumentReferences({ book }: { book: Documents }): Transform {
  return replaceText(({ at, lang }) => {
    const document = at && 'document' in at ? book.document(at.document) : undefined;
    if (!document) return undefined;
    const part = at && 'part' in at ? at.part : undefined;
    return (text) =>
      findPrinted(text, lang).flatMap(({ start, end, isItem }) => {
        const value = text.slice(start, end);
        const id = book.idOf(document, isItem && part !== undefined ? `${part}.${value}` : value);
        return id ? [{ start, end, node: { type: 'documentReference', value, id } }] : [];
      });
  });
}

/** What may be a number of a document, none inside another; `isItem` of one that is counted in its part. */
function findPrinted(text: string, lang: Lang): (TextSpan & { isItem?: boolean })[] {
  return sortApart([
    ...[REFERENCE, SECTION, ITEM].flatMap((pattern) =>
      listMatches(text, pattern).map(({ start, end }) => ({ start, end, isItem: pattern === ITEM })),
    ),
    ...findRuleReferences(text, lang).flatMap(({ written }) => written),
  ]);
}
