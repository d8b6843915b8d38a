import type { Edition } from '../../model/records/edition.ts';
import type { Term } from '../../model/records/term.ts';
import { pairGlossary } from '../../rulebook/align/pair-glossary.ts';
import { pairRules } from '../../rulebook/align/pair-rules.ts';
import type { EditionContent } from './edition-content.ts';
import type { EditionSources } from './group-editions.ts';
import { toSourceId } from './input-file.ts';
import type { ReadInput } from './read-input.ts';

/** The languages an edition was published in, rule beside rule, without what other editions may lend it. */
export function pairEdition({ id, en, ja }: EditionSources, terms: readonly Term[] = []): EditionContent {
  const sources = [en, ja].filter((each): each is ReadInput => each !== undefined);
  const edition: Edition = {
    id,
    sources: { ...(en && { en: toSourceId(en.input) }), ...(ja && { ja: toSourceId(ja.input) }) },
    ...(ja && { japaneseEdition: id }),
    dateLine: {
      ...(en?.reading.dateLine && { en: en.reading.dateLine }),
      ...(ja?.reading.dateLine && { ja: ja.reading.dateLine }),
    },
    unofficialDigest: sources.some(({ input }) => input.manifest?.unofficialDigest),
    matter: sources.flatMap(({ reading }) => reading.matter),
  };
  const [english, japanese] = [en?.records(), ja?.records()];
  return {
    edition,
    rules: pairRules(english?.rules ?? [], japanese?.rules ?? []),
    glossary: pairGlossary(english?.glossary ?? [], japanese?.glossary ?? [], terms),
  };
}
