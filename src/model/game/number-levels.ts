import { z } from 'zod';

const LEVEL_NAMES = ['chapter', 'section', 'rule', 'subrule'] as const;

/** One level of a book's numbers: what is printed before its part, and how the part counts. */
const levelSchema = z.strictObject({
  /** What the level is: a `section` is a page, with what is below it; there may be several levels of `subrule`. */
  is: z.enum(LEVEL_NAMES, `a level is one of ${LEVEL_NAMES.join(', ')}`),
  /** The sign between the part above and this one, `.` or `-`; `(` where it is in brackets, `12(a)`; none where they stand together. */
  after: z
    .string()
    .regex(/^[.(-]$/, 'after is the one sign before the part, "." or "-", or "(" where it is in brackets')
    .optional(),
  /** The letters that count, in order, where the part is letters; without it the part is digits. */
  letters: z
    .string()
    .regex(
      /^(?:[a-z]{2,26}|[A-Z]{2,26})$/,
      'letters are those that count, in their order, all small or all capital, such as "abcdef"',
    )
    .refine((letters) => new Set(letters).size === letters.length, 'letters has a letter twice')
    .optional(),
  /** Whether the part is a Roman number, `IV.2`, or one in small letters, `2.a.iv`. */
  roman: z.literal([true, 'small'], 'roman is true, or "small" for i, ii, iii').optional(),
  /** How a number of the level is written where words or signs are around it, `#` for the number: `Article #`, `第#条`. */
  written: z
    .array(z.string().regex(/^[^#]*#[^#]*$/, 'written has one # each, for the number, such as "Article #"'))
    .min(1)
    .optional(),
  /** Fewest and most signs of the part, 1 each where not given: `702` has two signs below its chapter. */
  least: z.int().min(1).max(3).optional(),
  most: z.int().min(1).max(3).optional(),
  /** Whether a chapter or section may say something itself, where others have a name: `102. A game needs two players.` */
  states: z.literal(true).optional(),
  /** The top level counts from 1; with 0 it may be nothing but zeros: `000`. */
  from: z.literal(0).optional(),
});
export type NumberLevel = z.infer<typeof levelSchema>;

export const levelsSchema = z
  .array(levelSchema, 'numbers is no list of levels: name them from the top, as docs/another-game.md shows')
  .min(2, 'numbers has fewer than two levels')
  .max(8, 'numbers has more than eight levels')
  .refine((levels) => levels.filter(({ is }) => is === 'section').length === 1, {
    error: 'numbers needs exactly one level that is a section: the one with a page of its own',
  })
  .refine((levels) => levels.every(({ is }, at) => at === 0 || rank(is) >= rank(levels[at - 1]?.is)), {
    error: 'numbers goes from the top: chapter, section, rule, subrule',
  })
  .refine((levels) => levels.every(({ least = 1, most = 1 }) => least <= most), {
    error: 'a level has a least that is more than its most',
  })
  .refine(
    (levels) => levels.every(({ roman, letters, least, most }) => !roman || !(letters || least || most)),
    {
      error: 'a level of Roman numbers has no letters, least or most',
    },
  )
  .refine((levels) => levels.every((level, at) => at === 0 || isApart(level, levels[at - 1])), {
    error: 'two levels of the same signs have nothing between them: give the second an after, or one width',
  });

const rank = (name = ''): number => (LEVEL_NAMES as readonly string[]).indexOf(name);

/**
 * Whether it is plain where a part begins: a sign before it, other signs, or one of the two of one width, as long as the
 * shortest of both together is longer than any part above alone (`12` and `1201`).
 */
function isApart(level: NumberLevel, above: NumberLevel | undefined): boolean {
  if (level.after !== undefined || signsOf(level) !== signsOf(above)) return true;
  const [one, other] = [widthOf(above), widthOf(level)];
  return one.least === one.most || (other.least === other.most && one.least + other.least > one.most);
}

const widthOf = ({ least = 1, most = 1 }: NumberLevel = { is: 'rule' }) => ({ least, most });

/** What a part is made of; a Roman number is letters too. */
const signsOf = (level: NumberLevel | undefined): string =>
  level?.letters || level?.roman ? 'letters' : 'digits';
