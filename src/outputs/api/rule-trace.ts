import { z } from 'zod';
import { editionIdSchema } from '../../model/records/edition.ts';
import { textChangeSchema } from '../../model/records/edition-changes.ts';
import { ruleNumberSchema } from '../../model/records/rule.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import { compareText } from '../../model/text/compare-text.ts';
import type { History } from '../../rulebook/history/history.ts';
import type { Resolution } from '../../rulebook/history/meaning-runs.ts';

const traceStepSchema = z.object({
  edition: editionIdSchema.describe('Edition that changed it'),
  number: ruleNumberSchema.describe('Its number in that edition'),
  change: z
    .enum(['added', ...textChangeSchema.options])
    .describe(
      'same: only the number; references: only numbers in it; added: first edition at hand that has it',
    ),
  from: z
    .object({ edition: editionIdSchema, number: ruleNumberSchema })
    .optional()
    .describe('Where it stood before; the texts of both are in texts/'),
});

const formerNumberSchema = z.object({
  number: ruleNumberSchema,
  since: editionIdSchema.describe('First day on which the number is known to have meant this rule'),
  until: editionIdSchema.optional().describe('First day on which it did not; absent where it does today'),
  reworded: z.boolean().describe('Whether its words have changed since'),
});

/** A rule backwards through the editions; both lists newest first. */
export const ruleTraceShape = {
  trace: z.array(traceStepSchema).describe('Editions at hand that changed or moved the rule'),
  numbers: z.array(formerNumberSchema).describe('Every number it is known to have had'),
};
type TraceStep = z.infer<typeof traceStepSchema>;
export type FormerNumber = z.infer<typeof formerNumberSchema>;

/** The editions that changed the rule of a published number, or moved it. */
export function toTrace(history: History, number: RuleNumber): TraceStep[] {
  return history
    .stepsOf(number)
    .filter(({ number: own, change, before }) => change !== 'same' || before?.number !== own)
    .map(({ edition, number: own, change, before }) => ({ edition, number: own, change, from: before }));
}

/** The numbers that each rule of today has had, by its number today. */
export function collectFormerNumbers(history: History): Map<RuleNumber, FormerNumber[]> {
  const former = new Map<RuleNumber, FormerNumber[]>();
  for (const number of history.known) {
    const runs = history.meaningsOf(number);
    for (const [place, { since, meaning }] of runs.entries()) {
      if (!('now' in meaning)) continue;
      const list = former.getOrInsert(meaning.now, []);
      addRun(list, { number, since, until: runs[place + 1]?.since, reworded: isReworded(meaning) });
    }
  }
  for (const list of former.values()) list.sort((a, b) => compareText(b.since, a.since));
  return former;
}

/** Runs that differ only in what a number below them became are one. */
function addRun(list: FormerNumber[], run: FormerNumber): void {
  const last = list.at(-1);
  if (last?.number === run.number && last.until === run.since && last.reworded === run.reworded) {
    list.pop();
    list.push({ ...run, since: last.since });
  } else list.push(run);
}

function isReworded(meaning: Resolution): boolean {
  return meaning.status === 'reworded' || (meaning.status === 'moved' && meaning.text === 'reworded');
}
