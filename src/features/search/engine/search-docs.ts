import type { Lang } from '../../../model/records/lang.ts';
import { levelOf, parentOf, type RuleNumber } from '../../../model/records/rule-number.ts';
import { onceFor } from '../../../rulebook/book/once.ts';
import type { NamesFile, SearchId } from '../index-files.ts';
import { append } from './append.ts';

export type DocKind = 'chapter' | 'section' | 'rule' | 'subrule' | 'glossary' | 'ruling';

/** Something that can be found, at its place in the order of the text files. */
export interface SearchDoc {
  index: number;
  id: SearchId;
  kind: DocKind;
  number?: RuleNumber;
  /** Index of the rule, section or chapter above. */
  parent?: number;
  /** `7` for 702.9b. */
  chapter?: string;
}

export interface SearchDocs {
  list: readonly SearchDoc[];
  /** The rule a subrule belongs to; everything else is a group of its own. */
  groupOf(index: number): number;
  find(id: SearchId): SearchDoc | undefined;
  /** Indexes of everything below a chapter, section or rule. */
  below(index: number): readonly number[];
}

/** What the reader narrows the results to; nothing given means all. */
export interface SearchFilter {
  kinds?: readonly DocKind[];
  /** `7`. */
  chapters?: readonly string[];
  /** Only what has this language and says it there. */
  lang?: Lang;
}

/** Every document of the index: rules by number, then glossary entries, then rulings. */
export function createSearchDocs(names: NamesFile): SearchDocs {
  const byId = new Map<SearchId, SearchDoc>();
  const list: SearchDoc[] = [];
  const add = (doc: Omit<SearchDoc, 'index'>) => {
    const added = { ...doc, index: list.length };
    list.push(added);
    if (!byId.has(doc.id)) byId.set(doc.id, added);
  };
  for (const number of names.numbers) {
    const parent = findAbove(number, byId);
    add({
      id: number,
      kind: levelOf(number),
      number,
      chapter: number[0] ?? '',
      ...(parent ? { parent: parent.index } : {}),
    });
  }
  for (const { id } of names.rows) {
    if (id.startsWith('glossary:')) add({ id, kind: 'glossary' });
    else if (id.startsWith('ruling:')) add({ id, kind: 'ruling' });
  }
  const children = new Map<number, number[]>();
  for (const { index, parent } of list) if (parent !== undefined) append(children, parent, index);
  const below: SearchDocs['below'] = onceFor((index) =>
    (children.get(index) ?? []).flatMap((child) => [child, ...below(child)]),
  );
  const groups: number[] = [];
  for (const { index, kind, parent } of list)
    groups.push(kind === 'subrule' && parent !== undefined ? (groups[parent] ?? parent) : index);
  return {
    list,
    groupOf: (index) => groups[index] ?? index,
    find: (id) => byId.get(id),
    below,
  };
}

function findAbove(number: RuleNumber, byId: ReadonlyMap<SearchId, SearchDoc>): SearchDoc | undefined {
  for (let above = parentOf(number); above; above = parentOf(above)) {
    const found = byId.get(above);
    if (found) return found;
  }
  return undefined;
}
