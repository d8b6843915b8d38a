import { z } from 'zod';
import { authoredText } from './authored-text.ts';

/** A form with one `#` in it for the code: `{#}`, `[#]`, `:rb_#:`. */
const form = z
  .string()
  .regex(/^[^#\s]+#[^#\s]+$/, 'a symbol is written with # for its code and signs around it, such as "{#}"');
const code = authoredText('the code of a symbol').regex(
  /^[^\s{}<>&#]{1,12}$/u,
  'the code of a symbol is up to 12 signs without a blank, such as "T"',
);
const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour is # and six small hexadecimal digits');

/** Shapes and nothing that runs, is styled or leads anywhere. */
const ATTRIBUTE =
  '(?:d|cx|cy|r|rx|ry|x|y|width|height|points|fill|fill-rule|stroke|stroke-width|stroke-linecap|stroke-linejoin|transform)="[^"<>&:]*"';
const GLYPH = new RegExp(`^(?:<(?:g|path|circle|ellipse|rect|polygon)(?: ${ATTRIBUTE})*/?>|</g>)+$`);

const symbolSchema = z.strictObject({
  /** What stands for it in a text, without the signs around: `W/U`. Case and width do not matter where no other has them. */
  code,
  /** What a screen reader says, and what stands where none can be drawn: “white or blue mana”, 「白か青のマナ」. */
  en: authoredText('the name of a symbol in English'),
  ja: authoredText('the name of a symbol in Japanese'),
  /** Id of its drawing, where it is not made of the code. */
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .optional(),
  /** Colour of the disc that it is drawn on, or of its two halves, and of the disc's edge. */
  disc: z.union([colour, z.tuple([colour, colour])]).optional(),
  edge: colour.optional(),
  /** Names of its drawing in `glyphs`, or of one for each half; without one its code is written. */
  glyph: z.union([code, z.tuple([code, code])]).optional(),
});
export type GameSymbol = z.infer<typeof symbolSchema>;

/** The symbols of a game, `symbols.json` of its project: how they are written, called and drawn. */
export const symbolTableSchema = z
  .strictObject({
    /** How texts write a symbol, `#` for its code, the usual form first. */
    written: z.array(form).min(1),
    /** How older texts write several as one, `<2青青>`, with the code of each sign; a number is its own. */
    runs: z.strictObject({ written: form, codes: z.record(z.string().length(1), code) }).optional(),
    symbols: z.array(symbolSchema).min(1, 'symbols has no symbol'),
    /** Drawings by their names, dark on a disc, on a square of 32 units: `<path d="…"/>`. */
    glyphs: z
      .record(
        z.string(),
        z.string().regex(GLYPH, 'a glyph is of SVG shapes, such as <path d="M4 4h24v24z"/>'),
      )
      .optional(),
  })
  .refine(
    ({ symbols }) => new Set(symbols.map(({ code }) => code)).size === symbols.length,
    'two symbols have one code',
  );
export type SymbolTable = z.infer<typeof symbolTableSchema>;
