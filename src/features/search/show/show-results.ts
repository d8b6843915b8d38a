import { type Lang, otherLang } from '../../../model/records/lang.ts';
import { isRuleNumber, type RuleNumber } from '../../../model/records/rule-number.ts';
import { toDocumentPath, toRulePath, toTermPath } from '../../../rulebook/book/address.ts';
import { type Name, orderNames } from '../../../rulebook/book/name.ts';
import { cutAtSentence } from '../../render/to-excerpt.ts';
import type { SearchEngine, SearchHit, SearchResult } from '../engine/engine.ts';
import type { DocKind, NameResources, SearchDoc } from '../engine/name-resources.ts';
import { cutExcerpt, type ExcerptPart, findMatches } from './create-excerpt.ts';

/** Where a result is, and what it is called. */
interface ShownPlace {
  number?: RuleNumber;
  /** Address below the site's base. */
  path: string;
  /** Both names, the reader's language first; empty for a rule without a name. */
  names: Name[];
}

/** One result as a page shows it. */
export interface ShownHit<Kind = DocKind> extends ShownPlace {
  id: string;
  kind: Kind;
  excerpt: ExcerptPart[];
  /** The document it stands in, with its day. */
  document?: { name: Name; date?: string };
  excerptLang: Lang;
}

/** Results of one rule, one below the other; a lone result is a group of its own. */
export interface ShownGroup<Kind = DocKind> {
  /** The rule and section above, outermost first, as `702 Keyword Abilities`. */
  above: ShownPlace[];
  hits: ShownHit<Kind>[];
}

/** The one rule that answers, with its own words in both languages, the reader's first. */
export interface ShownAnswer extends ShownPlace {
  number: RuleNumber;
  texts: { lang: Lang; text: string }[];
}

/** What a page shows of a result. */
export interface ShownResult extends Pick<SearchResult, 'weak' | 'instead' | 'number' | 'unknownCards'> {
  answer?: ShownAnswer;
  groups: ShownGroup[];
  total: number;
}

/** So much more than the next rule a hit must score to stand alone above the list. */
const CLEAR_LEAD = 1.3;
/** Signs of a language that an answer shows: whole sentences. */
const ANSWER_LENGTH = { en: 240, ja: 140 } as const;

/** Makes a stretch of the hits ready to be shown in the reader's language. */
export function showResults(
  engine: SearchEngine,
  result: SearchResult,
  lang: Lang,
  from: number,
  count: number,
): ShownResult {
  const groups: ShownGroup[] = [];
  const { docs } = engine.resources;
  let before: number | undefined;
  for (const hit of result.hits.slice(from, from + count)) {
    const rule = docs.groupOf(hit.doc.index);
    const shown = showHit(engine, result, hit, lang);
    if (rule === before) groups.at(-1)?.hits.push(shown);
    else groups.push({ above: listAbove(engine, hit.doc, lang), hits: [shown] });
    before = rule;
  }
  const { weak, instead, number, hits, unknownCards } = result;
  const answer = from === 0 ? findAnswer(engine, result, lang) : undefined;
  return {
    ...(answer ? { answer } : {}),
    groups,
    total: hits.length,
    weak,
    unknownCards,
    ...(instead === undefined ? {} : { instead }),
    ...(number ? { number } : {}),
  };
}

/** The rule that answers with a clear lead over those of other rules; undefined where the first is a guess among several. */
function findAnswer(
  { resources }: SearchEngine,
  { hits, weak, instead, number }: SearchResult,
  lang: Lang,
): ShownAnswer | undefined {
  const [first, ...others] = hits;
  if (!first?.doc.number || weak || instead !== undefined || number) return undefined;
  const ruleOf = ({ doc }: SearchHit) => resources.docs.groupOf(doc.index);
  const isRule = ({ doc }: SearchHit) => doc.kind === 'rule' || doc.kind === 'subrule';
  const rival = others.find((hit) => isRule(hit) && ruleOf(hit) !== ruleOf(first));
  if (!isRule(first) || (rival && first.score < rival.score * CLEAR_LEAD)) return undefined;
  const source = [first.doc.index, ...resources.docs.below(first.doc.index)].find((each) =>
    resources.textOf(each, lang),
  );
  const doc = source === undefined ? undefined : resources.docs.list[source];
  if (!doc?.number) return undefined;
  const texts = [lang, otherLang(lang)].flatMap((each) => {
    const text = resources.textOf(doc.index, each);
    return text ? [{ lang: each, text: cutAtSentence(text, ANSWER_LENGTH[each], each) }] : [];
  });
  return {
    number: doc.number,
    path: toDocPath(resources, doc, lang),
    names: listHitNames(resources, first.doc, lang),
    texts,
  };
}

function showHit(
  engine: SearchEngine,
  { marks, query }: SearchResult,
  { doc }: SearchHit,
  lang: Lang,
): ShownHit {
  const { textOf } = engine.resources;
  const other = otherLang(lang);
  const source = [doc.index, ...engine.resources.docs.below(doc.index)].find(
    (each) => textOf(each, lang) || textOf(each, other),
  );
  const excerptLang = textOf(source ?? doc.index, lang) ? lang : other;
  const body = textOf(source ?? doc.index, excerptLang);
  return {
    ...showPlace(engine.resources, doc, lang),
    id: doc.id,
    kind: doc.kind,
    excerpt: cutExcerpt(body, excerptLang, findMatches(body, marks, query.phrases[0] ?? query.folded)),
    excerptLang,
    ...findDocument(engine, doc, lang),
  };
}

function findDocument(engine: SearchEngine, doc: SearchDoc, lang: Lang): Pick<ShownHit, 'document'> {
  const { docs, rowOf } = engine.resources;
  const document = doc.kind === 'ruling' ? docs.find(doc.id.split('#')[0] ?? '') : undefined;
  const name = document && document !== doc && listDocNames(engine.resources, document.index, lang)[0];
  if (!name) return {};
  const date = rowOf(document.index)?.date;
  return { document: { name, ...(date ? { date } : {}) } };
}

function listAbove({ resources }: SearchEngine, doc: SearchDoc, lang: Lang): ShownGroup['above'] {
  const above = resources.docs.above(doc.index).flatMap((each) => resources.docs.list[each] ?? []);
  const shown = above.filter(({ kind }) => kind !== 'chapter');
  return shown.reverse().map((each) => showPlace(resources, each, lang));
}

/** The place of a document of the search as a page shows it. */
function showPlace(rows: Rows, doc: SearchDoc, lang: Lang): ShownPlace {
  return {
    ...(doc.number && { number: doc.number }),
    path: toDocPath(rows, doc, lang),
    names: listHitNames(rows, doc, lang),
  };
}

type Rows = Pick<NameResources, 'rowOf'>;

/** Names of a document of the search, the reader's language first. */
function listDocNames({ rowOf }: Rows, doc: number, lang: Lang): Name[] {
  const { en = [], ja = [] } = rowOf(doc) ?? {};
  return orderNames({ en: en[0], ja: ja[0] }, lang);
}

/** The same of one that is found: a document's own rule without a title goes by the number that it has there. */
export function listHitNames(rows: Rows, doc: SearchDoc, lang: Lang): Name[] {
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
