import { z } from 'zod';

const text = z.string().min(1);
const counted = z.strictObject({ one: text, other: text });

/** Texts of reading offline, in `content/strings/offline/{en,ja}.json`; they alone go to the browser with it. */
export const offlineStringsSchema = z.strictObject({
  title: text,
  description: text,
  link: text,
  lead: text,
  unkept: text,
  unkeptWays: text,
  unkeptAgain: text,
  noScript: text,
  kept: text,
  read: counted,
  readNone: text,
  everything: text,
  everythingText: text,
  size: text,
  files: counted,
  keep: text,
  resume: text,
  stop: text,
  remove: text,
  progress: text,
  working: text,
  done: text,
  removed: text,
  stopped: text,
  mayBeCleared: text,
  refused: text,
  full: text,
  lost: text,
  other: text,
  waiting: text,
  update: text,
  updateText: text,
  updateNow: text,
  updateLater: text,
  install: text,
  installText: text,
  installNow: text,
  installed: text,
  installBy: text,
});
export type OfflineStrings = z.infer<typeof offlineStringsSchema>;
