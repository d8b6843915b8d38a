import { z } from 'zod';

/** A day that the calendar has, `2026-02-27`. */
export const daySchema = z.iso.date();
export type Day = z.infer<typeof daySchema>;

/** The day of numbers as printed, `2026`, `2`, `27`; undefined where the calendar has no such day. */
export function toDay(year: string, month: string, day: string): Day | undefined {
  const parsed = daySchema.safeParse(
    [year.padStart(4, '0'), month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );
  return parsed.success ? parsed.data : undefined;
}

/** How many days after one another is; fewer than none where it is before. */
export function countDays(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
