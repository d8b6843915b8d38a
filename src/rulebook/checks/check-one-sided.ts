import { reportDiagnostic } from '../../model/diagnostics/diagnostic.ts';
import { type Check, listChecked, nameOf } from './check.ts';

/** A rule or a glossary entry that is in one language only, in an edition published in both. */
export const checkOneSided: Check = (content) => {
  if (content.type !== 'edition' || content.langs.length < 2) return [];
  return listChecked(content).flatMap((record) => {
    const { sort, en, ja } = record;
    const only = en ?? ja;
    if (!only || (en && ja)) return [];
    const name = nameOf(record, only);
    const missing = en ? 'Japanese' : 'English';
    const [code, message] =
      sort === 'rule'
        ? ([
            en ? 'rule-only-english' : 'rule-only-japanese',
            `rule ${name} has no ${missing} in this edition`,
          ] as const)
        : ([
            en ? 'term-only-english' : 'term-only-japanese',
            `the term “${name}” has no ${en ? 'Japanese entry' : 'English entry of that headword'}`,
          ] as const);
    return [
      reportDiagnostic(code, only.place, message, undefined, en ? { expected: name } : { actual: name }),
    ];
  });
};
