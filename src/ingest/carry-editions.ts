import { carryByHeadword, carryByNumber } from '../align/carry-by-number.ts';
import { carryGlossary, carryRules } from '../align/carry-japanese.ts';
import type { EditionId } from '../records/edition.ts';
import type { EditionChanges, RuleChange } from '../records/edition-changes.ts';
import { followNumbers, joinChanges } from '../records/join-changes.ts';
import type { EditionContent } from './edition-content.ts';

/**
 * Editions, oldest first, each without Japanese of its own given that of the newest older edition that has some: by the
 * changes between them where its English is at hand, else only where the two languages show that they are the same rule.
 */
export function carryEditions(
  contents: readonly EditionContent[],
  changes: readonly EditionChanges[],
): EditionContent[] {
  return contents.map((content, index) => {
    if (content.edition.sources.ja || !content.edition.sources.en) return content;
    const older = contents.slice(0, index).findLast(({ edition }) => edition.sources.ja);
    return older ? carryFrom(older, content, changes) : content;
  });
}

function carryFrom(
  older: EditionContent,
  content: EditionContent,
  changes: readonly EditionChanges[],
): EditionContent {
  const { id } = older.edition;
  const from = { edition: id, rules: older.rules, glossary: older.glossary };
  const edition = { ...content.edition, japaneseEdition: id };
  if (!older.edition.sources.en) {
    return {
      edition,
      rules: carryByNumber(content.rules, from),
      glossary: carryByHeadword(content.glossary, from),
    };
  }
  const follow = followNumbers(changesBetween(id, content.edition.id, changes));
  return {
    edition,
    rules: carryRules(content.rules, from, follow),
    glossary: carryGlossary(content.glossary, from),
  };
}

function changesBetween(from: EditionId, to: EditionId, changes: readonly EditionChanges[]) {
  return changes
    .filter(({ before, after }) => before >= from && after <= to)
    .reduce<readonly RuleChange[]>((joined, { rules }) => joinChanges(joined, rules), []);
}
