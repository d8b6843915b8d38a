import { z } from 'zod';
import { cardsStringsSchema } from './cards-strings.ts';
import { changesStringsSchema, historyStringsSchema } from './changes-strings.ts';
import { citingStringsSchema } from './citing-strings.ts';
import { concordanceStringsSchema } from './concordance-strings.ts';
import { diagnosticStringsSchema } from './diagnostic-strings.ts';
import { documentsStringsSchema } from './documents-strings.ts';
import { embedStringsSchema } from './embed-strings.ts';
import { linksStringsSchema } from './links-strings.ts';
import { mentionsStringsSchema } from './mentions-strings.ts';
import { offlineStringsSchema } from './offline-strings.ts';
import { questionsStringsSchema } from './questions-strings.ts';
import { readingStringsSchema } from './reading-strings.ts';
import { searchPageStringsSchema, searchStringsSchema } from './search-strings.ts';
import { sourceStringsSchema } from './source-strings.ts';
import { countedSchema, text } from './text.ts';
import { translationStringsSchema } from './translation-strings.ts';
import { trayStringsSchema } from './tray-strings.ts';

const optionSchema = z.strictObject({ value: text, meaning: text });

/**
 * Every text of the interface, by the part of the site that shows it. `content/strings/{en,ja}.json` hold those that
 * stay in the build, `content/strings/<part>/{en,ja}.json` those of a part that takes its own to the browser.
 */
export const stringsSchema = z.strictObject({
  site: z.strictObject({
    title: text,
    tagline: text,
    description: text,
    unofficial: text,
    digest: text,
    digestMeaning: text,
  }),
  /** How the two languages are called in this one. */
  languages: z.strictObject({ en: text, ja: text }),
  levels: z.strictObject({ chapter: text, section: text, rule: text, subrule: text }),
  navigation: z.strictObject({
    skip: text,
    main: text,
    breadcrumb: text,
    home: text,
    contents: text,
    glossary: text,
    documents: text,
    about: text,
    pager: text,
    previous: text,
    next: text,
    up: text,
    otherLanguage: text,
  }),
  view: z.strictObject({
    label: text,
    both: text,
    ja: text,
    en: text,
    bothShort: text,
    jaShort: text,
    enShort: text,
  }),
  theme: z.strictObject({ label: text, system: text, light: text, dark: text, contrast: text }),
  edition: z.strictObject({
    label: text,
    rules: text,
    preview: text,
    translation: text,
    translationSame: text,
    translationNone: text,
    title: text,
  }),
  state: z.strictObject({
    outdated: text,
    outdatedMeaning: text,
    missing: text,
    missingMeaning: text,
    missingEnglish: text,
  }),
  home: z.strictObject({
    lead: text,
    examples: text,
    ways: text,
    chapters: text,
    sections: text,
    edition: text,
    progress: text,
    allCurrent: text,
    outdated: countedSchema,
    missing: countedSchema,
    current: countedSchema,
  }),
  contents: z.strictObject({ title: text, description: text, rules: countedSchema }),
  chapter: z.strictObject({ sections: text }),
  section: z.strictObject({ rules: text, split: text }),
  rule: z.strictObject({
    example: text,
    context: text,
    subrules: text,
    siblings: text,
    citedBy: text,
    cards: countedSchema,
    cardRulings: countedSchema,
    citedByMore: countedSchema,
    citedByNone: text,
    citedInRule: text,
    citedInExample: text,
    citedInGlossary: text,
    noText: text,
    permalink: text,
    description: text,
  }),
  /** What a reference says when the pointer rests on it. */
  references: z.strictObject({ unresolved: text, unresolvedDay: text, moved: text }),
  glossary: z.strictObject({
    title: text,
    description: text,
    termDescription: text,
    byEnglish: text,
    byReading: text,
    orders: text,
    letters: text,
    find: text,
    withoutReading: text,
    reading: text,
    usedIn: text,
    relatedRule: text,
    missing: text,
  }),
  about: z.strictObject({
    title: text,
    site: text,
    siteText: text,
    unofficialText: text,
    edition: text,
    englishEdition: text,
    japaneseEdition: text,
    dateLine: text,
    counts: text,
    editions: text,
    matter: text,
    parts: z.strictObject({ title: text, preamble: text, introduction: text, credits: text, colophon: text }),
  }),
  documents: documentsStringsSchema,
  questions: questionsStringsSchema,
  translation: translationStringsSchema,
  /** What an e-book says around the text. */
  epub: z.strictObject({
    titlePage: text,
    text,
    pages: text,
    landmarks: text,
    summary: text,
    summaryRuby: text,
    unofficial: text,
  }),
  diagnostics: diagnosticStringsSchema,
  /** Lost strike-throughs of a source. */
  corrections: z.strictObject({ open: text }),
  history: historyStringsSchema,
  changes: changesStringsSchema,
  short: z.strictObject({ read: text, goneRule: text }),
  notFound: z.strictObject({ title: text, text, nearest: text, contents: text, home: text }),
  start: z.strictObject({ title: text, choose: text, go: text }),
  embedPage: z.strictObject({
    title: text,
    description: text,
    example: text,
    exampleText: text,
    optionsTitle: text,
    option: text,
    value: text,
    meaning: text,
    options: z.strictObject({ selector: optionSchema, lang: optionSchema, edition: optionSchema }),
  }),
  data: z.strictObject({
    title: text,
    description: text,
    fields: text,
    field: text,
    type: text,
    meaning: text,
  }),
  cards: cardsStringsSchema,
  reading: readingStringsSchema,
  searchPage: searchPageStringsSchema,
  search: searchStringsSchema,
  citing: citingStringsSchema,
  mentions: mentionsStringsSchema,
  concordance: concordanceStringsSchema,
  offline: offlineStringsSchema,
  tray: trayStringsSchema,
  source: sourceStringsSchema,
  embed: embedStringsSchema,
  links: linksStringsSchema,
  footer: z.strictObject({ label: text, unofficial: text, withoutScript: text, oldBrowser: text }),
});
export type Strings = z.infer<typeof stringsSchema>;
