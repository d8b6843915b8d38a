import { z } from 'zod';
import { countedSchema, text } from './text.ts';

/** Texts of the pinned rules, in `content/strings/tray/{en,ja}.json`; the page's own go to the browser with it. */
export const trayStringsSchema = z.strictObject({
  title: text,
  /** In a list of ways. */
  link: text,
  description: text,
  lead: text,
  withoutScript: text,
  /** Beside a way, where rules changed. */
  marked: text,
  list: text,
  count: countedSchema,
  empty: text,
  up: text,
  down: text,
  remove: text,
  moved: text,
  removed: text,
  example: text,
  unavailable: text,
  shared: text,
  keep: text,
  kept: text,
  pass: text,
  print: text,
  news: text,
  newsText: countedSchema,
  reworded: text,
  numbered: text,
  gone: text,
  split: text,
  below: countedSchema,
  read: text,
  opened: text,
  forget: text,
  forgotten: text,
});
export type TrayStrings = z.infer<typeof trayStringsSchema>;
