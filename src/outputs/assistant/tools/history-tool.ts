import { z } from 'zod';
import { textChangeSchema } from '../../../model/records/rule.ts';
import type { MeaningRun } from '../../../rulebook/history/meaning-runs.ts';
import { loadMeanings } from '../../../rulebook/history/resolve-number.ts';
import { readNumber, suggestNumbers, toShortUrl } from '../to-verdict.ts';
import { defineInput, defineTool, editionOutput, numberInput, numberOutput, urlOutput } from '../tool.ts';

const stepOutput = z.object({
  edition: editionOutput.describe('Edition that changed or moved the rule'),
  number: numberOutput.describe('Number of the rule in that edition'),
  change: z
    .enum(['added', ...textChangeSchema.options])
    .describe(
      'How the English differs from the edition before; same: only the number; references: only numbers inside it; added: the first edition at hand',
    ),
  from: z
    .object({ edition: editionOutput, number: numberOutput })
    .optional()
    .describe('Where it stood before'),
});

const formerOutput = z.object({
  number: numberOutput,
  since: editionOutput.describe('First day on which the number meant this rule'),
  until: editionOutput.optional().describe('First day on which it did not'),
});

const meaningOutput = z.object({
  since: editionOutput.describe('First day of this meaning'),
  status: z.enum(['same', 'reworded', 'moved', 'gone', 'unknown', 'unclear']),
  now: numberOutput.optional().describe('Number of that rule today'),
  parts: z.array(numberOutput).optional().describe('Rules of today that hold parts of it'),
});

const output = z.object({
  number: numberOutput,
  edition: editionOutput.describe('Newest edition at hand that has the number'),
  current: editionOutput,
  steps: z.array(stepOutput).describe('Editions at hand that changed the rule, newest first'),
  numbers: z.array(formerOutput).describe('Every number the rule is known to have had, newest first'),
  meanings: z
    .array(meaningOutput)
    .describe('What the number itself has meant in every known edition, oldest first'),
  url: urlOutput,
});

/** The life of a rule, and what its number has meant. */
export const addHistoryTool = defineTool({
  name: 'history',
  title: 'Follow a rule through the editions',
  description:
    'How a rule came to be what it is: in which edition it was added, reworded or given another number, and what its number has meant in every known edition. For the text of an older edition ask the tool rule with that edition.',
  input: defineInput({ number: numberInput }),
  output,
  async run(site, { number: written }) {
    const read = readNumber(written);
    if ('problem' in read) return read;
    const { number } = read;
    const meanings = (await loadMeanings(number, site.load)).map(toMeaning);
    const rule = await site.rule(number);
    if (!rule) {
      const problem =
        meanings.length > 0
          ? `No edition at hand has ${number}, but older ones had: ${formatMeanings(meanings)}. Ask the tool resolve with the day of the text.`
          : `No edition has had a rule ${number}.${suggestNumbers(site, number)}`;
      return { problem };
    }
    const data = {
      number,
      edition: rule.edition,
      current: site.current.id,
      steps: rule.trace,
      numbers: rule.numbers,
      meanings,
      url: toShortUrl(site, number),
    };
    const text = [
      `${number} in the editions at hand:`,
      ...rule.trace.map(formatStep),
      `Its numbers so far: ${rule.numbers.map(formatFormer).join('; ') || 'not known'}`,
      `The number ${number} in every known edition: ${formatMeanings(meanings)}`,
      `(edition ${rule.edition}${rule.status === 'gone' ? ', the last that had it' : ''}; ${data.url})`,
    ];
    return { data, text: text.join('\n') };
  },
});

function toMeaning({ since, meaning }: MeaningRun): z.input<typeof meaningOutput> {
  const { status, parts } = meaning;
  return { since, status, now: 'now' in meaning ? meaning.now : undefined, parts: parts && [...parts] };
}

type Step = z.input<typeof stepOutput>;

const CHANGES: Readonly<Record<Step['change'], string>> = {
  added: 'the first at hand that has it',
  same: 'in the same words',
  references: 'only numbers inside it changed',
  reworded: 'reworded',
};

function formatStep({ edition, number, change, from }: Step): string {
  const moved = from && from.number !== number ? `, was ${from.number} in ${from.edition}` : '';
  return `- ${edition}: ${number}, ${CHANGES[change]}${moved}`;
}

function formatFormer({ number, since, until }: z.input<typeof formerOutput>): string {
  return until ? `${number} from ${since} to before ${until}` : `${number} since ${since}`;
}

function formatMeanings(meanings: readonly z.input<typeof meaningOutput>[]): string {
  return meanings
    .map(({ since, status, now, parts }) => {
      const into = parts ? ` (parts in ${parts.join(', ')})` : '';
      const said = {
        same: 'the same rule as today',
        reworded: 'the same rule, reworded since',
        moved: `${now} of today`,
        gone: 'a rule that is gone',
        unknown: 'no rule',
        unclear: 'not known',
      }[status];
      return `from ${since} ${said}${into}`;
    })
    .join('; ');
}
