import { isHeadingText } from '../blocks/parse-names.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { isOneOf, PART_WORDS } from '../words.ts';
import { toBlockReader } from './documents/block-reader.ts';
import { makeEntry, makeTopic } from './documents/make-records.ts';

const TITLE =
  /(?:イベント|大会|競技)規[定程約則]|トーナメント・?ルール|フロア・?ルール|ペナルティ・?ガイド|違反処置|懲罰|罰則|Tournament (?:Rules|Guide|Policy)|Infraction|Penalty (?:Guide|Guidelines|Sheet)|Judging at|Floor Rules/i;
/** A part alone, or with what it says beside its name. An example alone is in documents of any kind. */
const PART = new RegExp(`^(?!Example|例)(${PART_WORDS})\\s?(?::|$)`, 'i');

/** Rules of tournaments: chapters, sections `2.10`, definition, examples, philosophy and penalty of each, appendices. */
export const tournamentRulesReader = toBlockReader({
  kind: 'tournament-rules',
  evidence: (signs) => {
    const sections = signs.count('entry', (_, { label }) => label?.kind === 'parts' && label.depth === 2);
    const deeper = signs.count('entry', (_, { label }) => label?.kind === 'parts' && label.depth > 2);
    const parts = signs.blocks.flatMap((block) => PART.exec(signs.printedOf(block))?.[1] ?? []);
    const isParted = parts.length >= THRESHOLDS.fewest && new Set(parts).size >= THRESHOLDS.several;
    return {
      shows: {
        'a title of tournament rules': signs.opens(TITLE) && 0.55,
        'sections of two numbers': sections >= 2 && deeper === 0 && 0.35,
        articles:
          signs.count('entry', (_, { label }) => label?.kind === 'named' && label.text.endsWith('条')) >= 2 &&
          0.5,
        'parts of an infraction': isParted && 0.4,
      },
    };
  },
  records: {
    entry: (builder, found) => {
      const { label, cells = [] } = found.block;
      const isNamed =
        cells.length < 2 &&
        isOneOf(label?.kind, 'parts', 'named', 'rule') &&
        isHeadingText(found.signs.textOf(found.block));
      // A section of three digits is one of its own, not of our book.
      if (isNamed && label?.kind === 'rule' && label.depth === 1) builder.addTopic(found.block, true);
      else if (isNamed && label?.kind !== 'rule') makeTopic(builder, found);
      else makeEntry(builder, found);
    },
  },
});
