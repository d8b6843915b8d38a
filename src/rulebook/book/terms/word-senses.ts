import { z } from 'zod';

/** A regular expression as a text: `/\bzones?\b/i`. */
const pattern = z.string().transform((written, context) => {
  const [, source, flags] = /^\/(.+)\/([iu]*)$/s.exec(written) ?? [];
  try {
    if (source !== undefined) return new RegExp(source, flags);
  } catch {
    // Told below.
  }
  context.addIssue(`${written} is no pattern: write it as /words|others/i`);
  return z.NEVER;
});

/** What tells that a common word stands in the sense of its entry; all that is given must hold. */
const wordSenseSchema = z.strictObject({
  /** In English lower case, in Japanese without する. */
  words: z.array(z.string()).min(1),
  /** What else they mean. */
  why: z.string().optional(),
  /** What its place must and must not look like: the text before, the word in `[]`, the text behind. */
  place: pattern.optional(),
  notPlace: pattern.optional(),
  /** What its sentence must and must not speak of. */
  near: pattern.optional(),
  notNear: pattern.optional(),
});
export type WordSense = z.infer<typeof wordSenseSchema>;

const languageSchema = z.strictObject({
  /** Names of entries that are never linked: as words of a text they mostly mean something else, or nothing to look up. */
  unlinked: z.array(z.string()).default([]),
  /** Names that mean the entry only with a capital letter inside a sentence: a Case, not “in this case”. */
  capitalised: z.array(z.string()).default([]),
  /** Other names that have one of an entry in them without meaning it: those of sets and formats. */
  otherNames: z.array(z.string()).default([]),
  senses: z.array(wordSenseSchema).default([]),
});
export type LanguageSenses = z.infer<typeof languageSchema>;

/** `senses.json` of a project: which words of a text mean the entry that is called so, where not all do. */
export const wordSensesSchema = z.strictObject({
  en: languageSchema.prefault({}),
  ja: languageSchema.prefault({}),
});
export type WordSenses = z.infer<typeof wordSensesSchema>;

/** Where every word that is an entry's name means it. */
export const NO_SENSES = wordSensesSchema.parse({});

/** How much of a text is looked at on either side of a word. */
const REACH = 200;
const SENTENCE_END = /[.]["”’]?(?: |$)|。/;

/** Whether the words from `start` to `end` have a sense; without one they mean their entry wherever they stand. */
export function hasSense(sense: WordSense | undefined, text: string, start: number, end: number): boolean {
  if (!sense) return true;
  const before = text.slice(Math.max(0, start - REACH), start);
  const word = text.slice(start, end);
  const after = text.slice(end, end + REACH);
  const place = `${before}[${word}]${after}`;
  const sentence = `${before.split(SENTENCE_END).at(-1)}${word}${after.split(SENTENCE_END)[0]}`;
  return (
    (sense.place?.test(place) ?? true) &&
    (sense.near?.test(sentence) ?? true) &&
    !sense.notPlace?.test(place) &&
    !sense.notNear?.test(sentence)
  );
}

/** The sense that a name must have, by the name. */
export function indexSenses({ senses }: LanguageSenses): ReadonlyMap<string, WordSense> {
  return new Map(senses.flatMap((sense) => sense.words.map((word) => [word, sense])));
}
