import type { EditionChanges, RuleChange } from '../../model/records/edition-changes.ts';
import type { EditionStep } from '../../model/records/edition-step.ts';
import { createNumberTable, type NumberTable } from '../../model/records/number-table.ts';
import type { Rule } from '../../model/records/rule.ts';
import { compareSides } from '../../rulebook/align/comparable-text.ts';
import { compareEditions } from '../../rulebook/align/compare-editions.ts';
import { compareGlossaries } from '../../rulebook/align/compare-glossaries.ts';
import type { EditionContent } from '../pipeline/edition-content.ts';

/**
 * Compares an English edition with the one before it. Where the table of numbers has both it says what became of a rule,
 * for it knows the editions between them too; the texts say how it changed. `loadSteps` is asked for it at need.
 */
export function createComparison(
  loadSteps: () => readonly EditionStep[] = () => [],
): (before: EditionContent, after: EditionContent) => EditionChanges {
  let table: NumberTable | undefined;
  return (before, after) => {
    table ??= createNumberTable(loadSteps());
    return {
      before: before.edition.id,
      after: after.edition.id,
      rules: compareByTable(before, after, table) ?? compareEditions(before.rules, after.rules),
      glossary: compareGlossaries(before.glossary, after.glossary),
    };
  };
}

function compareByTable(
  before: EditionContent,
  after: EditionContent,
  table: NumberTable,
): RuleChange[] | undefined {
  if (![before, after].every(({ edition, rules }) => table.isEdition(edition.id, rules))) return undefined;
  const listed = table.changesBetween(before.edition.id, after.edition.id);
  const olds = indexEnglish(before.rules);
  const news = indexEnglish(after.rules);
  const main = listed.filter(({ part }) => !part);
  const named = new Set(main.flatMap(({ from, to }) => [from && `<${from}`, to && `>${to}`]));
  const stayed = [...news.keys()].filter((number) => !named.has(`<${number}`) && !named.has(`>${number}`));
  const sources = new Map([
    ...stayed.map((number) => [number, number] as const),
    ...main.flatMap(({ from, to }) => (from && to ? [[to, from] as const] : [])),
  ]);
  const kept = new Set<string>();
  const changes = [...news].map(([to, now]): RuleChange => {
    const from = sources.get(to);
    const old = from && olds.get(from);
    if (!old) return { to };
    kept.add(from);
    return { from, to, text: compareSides(old.en, now.en) };
  });
  const removed = [...olds.keys()].filter((from) => !kept.has(from)).map((from) => ({ from }));
  const parts = listed.filter(({ from, to, part }) => part && from && to && olds.has(from) && news.has(to));
  return [...changes, ...removed, ...parts];
}

function indexEnglish(rules: readonly Rule[]): Map<Rule['number'], Rule> {
  return new Map(rules.flatMap((rule) => (rule.en ? [[rule.number, rule] as const] : [])));
}
