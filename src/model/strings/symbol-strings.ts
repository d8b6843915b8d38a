import { z } from 'zod';
import { MANA_COLORS, NAMED_SYMBOLS } from '../records/symbol.ts';
import { text } from './text.ts';

/** What a screen reader says for a symbol, in `content/strings/symbols/{en,ja}.json`: `{W/U}` is “white or blue mana”. */
export const symbolStringsSchema = z.strictObject({
  colors: z.record(z.enum(MANA_COLORS), text),
  names: z.record(z.enum(NAMED_SYMBOLS), text),
  one: text,
  half: text,
  or: text,
  hybrid: text,
  phyrexian: text,
  twoOrOne: text,
  generic: text,
});
