import { z } from 'zod';
import { text } from './text.ts';

/** Texts of the page of a card; they go to the browser with the page. */
export const cardsStringsSchema = z.strictObject({
  title: text,
  description: text,
  lead: text,
  withoutScript: text,
  name: text,
  show: text,
  unknown: text,
  failed: text,
  rules: text,
  rulings: text,
  about: text,
  copyLink: text,
  copyText: text,
  copied: text,
  cite: text,
  citeOf: text,
});
export type CardsStrings = z.infer<typeof cardsStringsSchema>;
