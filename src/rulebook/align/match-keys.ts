import type { Matching, RuleNode } from './rule-node.ts';

type Groups = ReadonlyMap<string, readonly RuleNode[]>;

/**
 * Pairs chapters, sections and keyword headings by title. A title that is several times in an edition (General)
 * is paired under paired parents only; one that occurs once in each also where its level changed: of 217.2, Library,
 * section 401 was made in 2009.
 */
export function matchTitles(matching: Matching): void {
  for (const level of ['chapter', 'section', 'rule'] as const) {
    const isMeant = (node: RuleNode) => node.level === level;
    const olds = groupByTitle(matching.freeBefore().filter(isMeant));
    const news = groupByTitle(matching.freeAfter().filter(isMeant));
    pairOnly(matching, olds, news);
    for (const [title, nodes] of olds) pairUnderParents(matching, nodes, news.get(title) ?? []);
  }
  pairOnly(matching, groupByTitle(matching.before), groupByTitle(matching.after));
}

/**
 * Shorter texts say the same of different things ("This is a keyword action."), so away from paired parents they
 * prove nothing. Examples count: 402.3 of 2009-05-01 has five words and a telling example.
 */
const TELLING_WORDS = 10;

/** Pairs rules whose text is equal with numbers masked: under paired parents, then anywhere where the text occurs once. */
export function matchEqualTexts(matching: Matching): void {
  const news = groupByText(matching.freeAfter());
  for (const old of matching.freeBefore()) pairUnderParents(matching, [old], news.get(old.masked) ?? []);
  const isTelling = ({ masked }: RuleNode) => masked.split(/\s+/, TELLING_WORDS).length >= TELLING_WORDS;
  pairOnly(
    matching,
    groupByText(matching.freeBefore()),
    groupByText(matching.freeAfter()),
    (old, now) => isTelling(old) || old.number === now.number,
  );
}

function groupByTitle(nodes: readonly RuleNode[]): Groups {
  return Map.groupBy(
    nodes.filter(({ title }) => title),
    ({ title = '' }) => title,
  );
}

function groupByText(nodes: readonly RuleNode[]): Groups {
  return Map.groupBy(nodes, ({ masked }) => masked);
}

/** Pairs what is alone under its key in both editions. */
function pairOnly(
  matching: Matching,
  olds: Groups,
  news: Groups,
  isMeant = (_old: RuleNode, _now: RuleNode) => true,
): void {
  for (const [key, [old, ...others]] of olds) {
    const [now, ...more] = news.get(key) ?? [];
    if (old && now && others.length === 0 && more.length === 0 && isMeant(old, now)) matching.pair(old, now);
  }
}

/** Pairs each rule with one under its own paired parent: that of the same number, else the first that is free. */
function pairUnderParents(matching: Matching, olds: readonly RuleNode[], news: readonly RuleNode[]): void {
  for (const old of olds) {
    const same = news.filter((now) => matching.haveSameParent(old, now));
    const match = same.find((now) => now.number === old.number) ?? matching.freeAfter(same)[0];
    if (match) matching.pair(old, match);
  }
}
