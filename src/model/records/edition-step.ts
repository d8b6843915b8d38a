import { z } from 'zod';
import { type EditionId, editionIdSchema } from './edition.ts';
import type { RuleChange } from './rule.ts';
import { isRuleNumber, type RuleNumber } from './rule-number.ts';

const numbersSchema = z.string().optional();

/**
 * A line of `content/history/steps.json`: what an edition did to the numbers of the one before, numbers with a space
 * between, pairs as `501.1>511.1`. A number it does not name stayed as it was. The first edition has new ones only.
 */
export const stepLineSchema = z.strictObject({
  edition: editionIdSchema,
  new: numbersSchema,
  retired: numbersSchema,
  moved: numbersSchema,
  /** By the newer number; a rule that moved may be reworded too. */
  reworded: numbersSchema,
  /** Only numbers of rules in the text changed. */
  references: numbersSchema,
  /** Part of the first became the second. */
  split: numbersSchema,
  /** The first went into the second. */
  merged: numbersSchema,
  /** Rules that were retired and are back, `2009-05-01/216>111`: the last edition that had it, its numbers then and now. */
  returned: numbersSchema,
  /** The numbers of chapters, sections and headings by their name, where it is new or another than before; `""` lost it. */
  titles: z.record(z.string(), z.string()).optional(),
});
export type StepLine = z.infer<typeof stepLineSchema>;

/** A step of the table as the code works with it. */
export interface EditionStep {
  edition: EditionId;
  /** What did not stay as it was. */
  changes: readonly RuleChange[];
  returned: readonly ReturnedRule[];
  titles: ReadonlyMap<RuleNumber, string>;
}

/** A new rule that an older edition had under the same name or in the same words. */
export interface ReturnedRule {
  /** The last edition that had it. */
  last: EditionId;
  from: RuleNumber;
  to: RuleNumber;
}

export function parseStep(line: StepLine): EditionStep {
  const reworded = new Set(listNumbers(line.reworded));
  const references = new Set(listNumbers(line.references));
  const textOf = (number: RuleNumber) =>
    reworded.has(number) ? 'reworded' : references.has(number) ? 'references' : 'same';
  const moved = listPairs(line.moved);
  const arrived = new Set(moved.map(([, to]) => to));
  const stayed = [...reworded, ...references].filter((number) => !arrived.has(number));
  const titles = Object.entries(line.titles ?? {}).flatMap(([title, numbers]) =>
    listNumbers(numbers).map((number) => [number, title] as const),
  );
  return {
    edition: line.edition,
    changes: [
      ...listNumbers(line.new).map((to) => ({ to })),
      ...listNumbers(line.retired).map((from) => ({ from })),
      ...moved.map(([from, to]) => ({ from, to, text: textOf(to) })),
      ...stayed.map((number) => ({ from: number, to: number, text: textOf(number) })),
      ...(['split', 'merged'] as const).flatMap((part) =>
        listPairs(line[part]).map(([from, to]) => ({ from, to, part })),
      ),
    ],
    returned: (line.returned ?? '').split(' ').flatMap((text) => {
      const [last = '', pair] = text.split('/');
      return listPairs(pair).map(([from, to]) => ({ last, from, to }));
    }),
    titles: new Map(titles),
  };
}

/** The same back as a line of the table. */
export function toStepLine({ edition, changes, returned, titles }: EditionStep): StepLine {
  const main = changes.filter(({ part }) => !part);
  const join = (items: readonly (string | undefined)[]) => items.filter(Boolean).join(' ') || undefined;
  const toPairs = (list: readonly RuleChange[]) => join(list.map(({ from, to }) => `${from}>${to}`));
  const both = main.filter(({ from, to }) => from && to);
  return {
    edition,
    new: join(main.map(({ from, to }) => (from ? undefined : to))),
    retired: join(main.map(({ from, to }) => (to ? undefined : from))),
    moved: toPairs(both.filter(({ from, to }) => from !== to)),
    reworded: join(both.map(({ to, text }) => (text === 'reworded' ? to : undefined))),
    references: join(both.map(({ to, text }) => (text === 'references' ? to : undefined))),
    split: toPairs(changes.filter(({ part }) => part === 'split')),
    merged: toPairs(changes.filter(({ part }) => part === 'merged')),
    returned: join(returned.map(({ last, from, to }) => `${last}/${from}>${to}`)),
    titles: titles.size > 0 ? groupTitles(titles) : undefined,
  };
}

/** In the order of the names, so that no run of the book is here. */
function groupTitles(titles: ReadonlyMap<RuleNumber, string>): Record<string, string> {
  const names = [...new Set(titles.values())].sort();
  return Object.fromEntries(
    names.map((name) => [
      name,
      [...titles].flatMap(([number, each]) => (each === name ? number : [])).join(' '),
    ]),
  );
}

function listNumbers(text = ''): RuleNumber[] {
  return text.split(' ').filter(isRuleNumber);
}

function listPairs(text = ''): [RuleNumber, RuleNumber][] {
  return text.split(' ').flatMap((pair): [RuleNumber, RuleNumber][] => {
    const [from = '', to = ''] = pair.split('>');
    return isRuleNumber(from) && isRuleNumber(to) ? [[from, to]] : [];
  });
}
