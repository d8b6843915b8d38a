import type { Documents } from '../book/documents.ts';
import type { Document } from '../records/document.ts';
import { type Transform, toRenderData } from './nodes.ts';
import { replaceText } from './replace-text.ts';

/** The ids of the rulings summary of 2002: `Rule E.5`, `{Rule A.25.Ruling.1}`, `{Rule E.5.裁定.4}`, `E.6.4を参照`. */
const REFERENCE =
  /(?<=\bRule\s)[A-Z]\.\d+(?:\.[\p{L}]+)?(?:\.\d+)?|(?<![\p{L}\d.])[A-Z]\.\d+(?:\.\p{L}+)?(?:\.\d+)?(?=\s?を?参照)/gu;

/** `Rule E.5` in a text of a document → a link to the ruling or topic with this id in the same document. */
export function remarkDocumentReferences({ book }: { book: Documents }): Transform {
  const idsByDocument = new Map<string, ReadonlyMap<string, string>>();
  const idsOf = (document: Document) => {
    const ids = idsByDocument.get(document.id) ?? collectIds(document);
    idsByDocument.set(document.id, ids);
    return ids;
  };
  return (tree, file) => {
    const at = toRenderData(file)?.context.at;
    const document = at && 'document' in at ? book.document(at.document) : undefined;
    if (!document) return;
    const ids = idsOf(document);
    replaceText(tree, (text) =>
      [...text.matchAll(REFERENCE)].flatMap((match) => {
        const id = ids.get(match[0]);
        const end = match.index + match[0].length;
        return id
          ? [{ start: match.index, end, nodes: [{ type: 'documentReference', value: match[0], id }] }]
          : [];
      }),
    );
  };
}

/** Ids by how either language prints them. A printed id that two records share leads to the one whose own id it is. */
function collectIds({ topics, rulings }: Document): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const ruling of rulings) {
    for (const side of [ruling.ja, ruling.en]) if (side?.printedId) ids.set(side.printedId, ruling.id);
  }
  for (const record of [...topics, ...rulings]) ids.set(record.id, record.id);
  return ids;
}
