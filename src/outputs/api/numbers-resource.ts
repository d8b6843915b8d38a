import { z } from 'zod';
import { type EditionId, editionIdSchema } from '../../model/records/edition.ts';
import { inLangs } from '../../model/records/lang.ts';
import type { GoneNumber, NumberHistory, SectionMeanings } from '../../model/records/number-history.ts';
import { ruleNumberSchema, textChangeSchema } from '../../model/records/rule.ts';
import { type RuleNumber, sectionOf } from '../../model/records/rule-number.ts';
import type { Book } from '../../rulebook/book/book.ts';
import type { History } from '../../rulebook/history/history.ts';
import { formatMeanings, type Resolution } from '../../rulebook/history/meaning-runs.ts';
import { describeGone } from './describe-gone.ts';

/** `numbers.json`: every number that has a short link. */
export const numbersResourceSchema = z.object({
  edition: editionIdSchema.describe('Current edition'),
  numbers: z
    .array(ruleNumberSchema)
    .describe('Every number of any edition at hand in book order, those no longer in use included'),
});
export type NumbersResource = z.infer<typeof numbersResourceSchema>;

export function toNumbersResource(book: Book, history: History): NumbersResource {
  return { edition: book.edition.id, numbers: [...history.published] };
}

const resolutionSchema = z.object({
  status: z.enum(['same', 'reworded', 'moved', 'gone']),
  now: ruleNumberSchema.optional().describe('Number today; absent where the rule is gone'),
  text: textChangeSchema
    .optional()
    .describe('Whether its words changed since, also of a rule that moved; references: only numbers in them'),
  page: ruleNumberSchema
    .optional()
    .describe('Where `now` has no page of its own: the nearest number above that has one'),
  parts: z.array(ruleNumberSchema).optional().describe('Rules of today that a part of it became'),
});

/** `resolve/2024-09-20.json`: what each number of an edition means today. */
export const resolveResourceSchema = z.object({
  edition: editionIdSchema,
  current: editionIdSchema,
  numbers: z.record(z.string(), resolutionSchema).describe('Every number of the edition'),
});

/** Every number of an edition, carried to the current one. */
export function toResolveResource(
  book: Book,
  history: History,
  edition: EditionId,
): z.infer<typeof resolveResourceSchema> {
  const numbers = book.rulesIn(edition).flatMap(({ number }) => {
    const entry = toEntry(history.resolve(edition, number));
    return entry ? [[number, entry] as const] : [];
  });
  return { edition, current: book.edition.id, numbers: Object.fromEntries(numbers) };
}

/** What is told of a number; undefined where nobody can tell. */
function toEntry(resolution: Resolution): z.infer<typeof resolutionSchema> | undefined {
  const { status, page, parts } = resolution;
  if (status === 'unknown' || status === 'unclear') return undefined;
  const more = { page, parts: parts && [...parts] };
  if (status === 'gone') return { status, ...more };
  return { status, now: resolution.now, text: status === 'moved' ? resolution.text : status, ...more };
}

/** `history.json` and `meanings/<section>.json`, by path below `/api/v1/`. */
export function toHistoryResources(
  book: Book,
  history: History,
): Map<string, NumberHistory | SectionMeanings> {
  const current = book.edition.id;
  const sections = new Map<string, SectionMeanings>();
  for (const number of history.known) {
    const section = sectionOf(number);
    const meanings = sections.getOrInsert(section, { current, numbers: {} });
    meanings.numbers[number] = formatMeanings(history.meaningsOf(number));
  }
  for (const number of history.unpublished) {
    const section = sections.get(sectionOf(number));
    const gone = toGoneNumber(book, history, number);
    if (section && gone) section.gone = { ...section.gone, [number]: gone };
  }
  const files = new Map<string, NumberHistory | SectionMeanings>([
    ['history.json', { current, editions: [...book.knownEditions], sections: [...sections.keys()] }],
  ]);
  for (const [section, meanings] of sections) files.set(`meanings/${section}.json`, meanings);
  return files;
}

/** What became of a number without a page, in both languages; undefined where no edition had it. */
function toGoneNumber(book: Book, history: History, number: RuleNumber): GoneNumber | undefined {
  const until = history.lastUseOf(number);
  const { en, ja } = inLangs((lang) => describeGone(book, history, number, lang));
  if (!until || !en || !ja) return undefined;
  const resolution = history.resolve(until, number);
  const now = 'now' in resolution ? (resolution.page ?? resolution.now) : undefined;
  return { until, ...(now && { now }), ...(resolution.parts && { parts: [...resolution.parts] }), en, ja };
}
