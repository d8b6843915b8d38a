import { type Lang, otherLang } from '../../../model/records/lang.ts';
import { isRuleNumber } from '../../../model/records/rule-number.ts';
import { toDocumentPath, toRulePath, toTermPath } from '../../../rulebook/book/address.ts';
import type { NameResources } from '../engine/name-resources.ts';
import type { SearchDoc } from '../engine/search-docs.ts';

/** A name with the language it is in. */
export interface ShownName {
  text: string;
  lang: Lang;
}

type Rows = Pick<NameResources, 'rowOf'>;

/** Names of a document of the search, the reader's language first. */
export function listDocNames({ rowOf }: Rows, doc: number, lang: Lang): ShownName[] {
  const row = rowOf(doc);
  const other = otherLang(lang);
  return [lang, other].flatMap((each) => {
    const text = row?.[each]?.[0];
    return text ? [{ text, lang: each }] : [];
  });
}

/** The same of one that is found: a document's own rule without a title goes by the number that it has there. */
export function listHitNames(rows: Rows, doc: SearchDoc, lang: Lang): ShownName[] {
  const names = listDocNames(rows, doc.index, lang);
  const [, anchor = ''] = doc.id.split('#');
  return names.length === 0 && isRuleNumber(anchor) ? [{ text: anchor, lang }] : names;
}

/** Address of a document of the search, below the site's base. */
export function toDocPath({ rowOf }: Rows, doc: SearchDoc, lang: Lang): string {
  if (doc.number) return toRulePath(lang, doc.number);
  if (doc.kind === 'glossary') return toTermPath(lang, rowOf(doc.index)?.slug ?? '');
  const [document = '', anchor = ''] = doc.id.replace(/^ruling:/, '').split('#');
  return toDocumentPath(lang, document) + (anchor ? `#${encodeURIComponent(anchor)}` : '');
}
