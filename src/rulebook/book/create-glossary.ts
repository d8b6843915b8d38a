import type { Term } from '../../model/records/term.ts';
import type { RuleTree } from './editions/rule-tree.ts';
import type { Glossary } from './glossary.ts';
import { toGlossaryIndex } from './glossary-index.ts';
import { once } from './once.ts';
import type { TermNames } from './terms/term-names.ts';

/** The glossary of an edition, asked by slug and number. */
export function createGlossary(names: TermNames, tree: RuleTree, terms: readonly Term[]): Glossary {
  const { glossary } = names;
  const indexes = {
    en: once(() => toGlossaryIndex(glossary, 'en', names)),
    ja: once(() => toGlossaryIndex(glossary, 'ja', names)),
  };
  return {
    glossary,
    terms,
    entry: names.entry,
    indexOf: (lang) => indexes[lang](),
    titleOf: (number, lang) => withFound(tree.rule(number), (rule) => names.titleOf(rule, lang)),
    nameOf: (slug, lang) => withFound(names.entry(slug), (entry) => names.nameOf(entry, lang)),
    readingOf: (slug) => withFound(names.entry(slug), (entry) => names.readingOf(entry)),
    entryAbout: (number) => withFound(tree.rule(number), names.entryAbout),
    rulesAbout: (slug) => withFound(names.entry(slug), names.rulesAbout) ?? [],
  };
}

function withFound<T, R>(found: T | undefined, use: (found: T) => R): R | undefined {
  return found === undefined ? undefined : use(found);
}
