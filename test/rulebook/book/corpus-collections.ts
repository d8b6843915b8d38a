import type { GlossaryEntry } from '../../../src/model/records/glossary-entry.ts';
import type { Lang } from '../../../src/model/records/lang.ts';
import type { Rule } from '../../../src/model/records/rule.ts';
import { readers } from '../../../src/reading/kinds/readers.ts';
import { Ledger } from '../../../src/reading/sources/ledger.ts';
import { readSource } from '../../../src/reading/sources/read-source.ts';
import type { Collections } from '../../../src/rulebook/book/collections.ts';
import { readCorpus } from '../../corpus.ts';
import { magicSenses } from './magic-senses.ts';

/** A real edition as collections, paired by number and English headword in the plainest way there is. */
export function readCorpusEdition(edition: string, files: Partial<Record<Lang, string>>): Collections {
  const rules = new Map<string, Rule>();
  const glossary = new Map<string, GlossaryEntry>();
  for (const [lang, file] of Object.entries(files)) {
    const { source } = readSource(readCorpus(file), file);
    if (!source) throw new Error(`cannot read ${file}`);
    const { records } = readers['cr-text'].read(source, new Ledger(source), { lang: lang as Lang, edition });
    for (const rule of records.rules) {
      const known = rules.get(rule.number);
      rules.set(rule.number, { ...rule, ...known, ...(known ? { [lang]: rule[lang as Lang] } : {}) });
    }
    for (const entry of records.glossary) {
      const known = glossary.get(entry.slug);
      glossary.set(entry.slug, { ...entry, ...known, ...(known ? { [lang]: entry[lang as Lang] } : {}) });
    }
  }
  return {
    editions: [
      {
        id: edition,
        sources: files,
        japaneseEdition: edition,
        dateLine: {},
        unofficialDigest: false,
        matter: [],
      },
    ],
    rules: { [edition]: [...rules.values()] },
    glossary: { [edition]: [...glossary.values()] },
    documents: [],
    changes: [],
    terms: [],
    senses: magicSenses,
  };
}
