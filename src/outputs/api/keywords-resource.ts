import { z } from 'zod';
import { currentGame } from '../../model/game/current-game.ts';
import { inLangs } from '../../model/records/lang.ts';
import { ruleNumberSchema } from '../../model/records/rule.ts';
import { toPlainText } from '../../model/records/text.ts';
import type { Book } from '../../rulebook/book/book.ts';
import { originShape, toEditionOrigin } from './edition-resource.ts';

const keywordSchema = z.object({
  number: ruleNumberSchema.describe('The rule that defines it'),
  en: z.string().optional(),
  ja: z.string().optional(),
  reading: z.string().optional().describe('Reading of the Japanese name in hiragana'),
  term: z.string().optional().describe('Its entry of the glossary: glossary/<term>.json'),
});

type Kind = 'actions' | 'abilities';

const inSection = (kind: Kind): string => {
  const section = currentGame().keywords?.[kind];
  return section === undefined ? '' : ` (section ${section})`;
};

/** `keywords.json`: the keywords of the current edition, in book order. */
export const keywordsResourceSchema = z.object({
  ...originShape,
  actions: z.array(keywordSchema).describe(`Keyword actions${inSection('actions')}`),
  abilities: z.array(keywordSchema).describe(`Keyword abilities${inSection('abilities')}`),
  abilityWords: z
    .array(z.string())
    .describe('Ability words as the rules list them in English; they have no rules of their own'),
});

export function toKeywordsResource(book: Book): z.infer<typeof keywordsResourceSchema> {
  return {
    ...toEditionOrigin(book),
    actions: listKeywords(book, 'actions', /^keyword actions?$/i),
    abilities: listKeywords(book, 'abilities', /^keyword abilit(?:y|ies)$/i),
    abilityWords: listAbilityWords(book),
  };
}

/** The named rules of the section of a name, whose number was another before 2007; else of the one that the game names. */
function listKeywords(book: Book, kind: Kind, title: RegExp): z.infer<typeof keywordSchema>[] {
  const sections = book.rules.filter(({ level }) => level === 'section');
  const titled = sections.filter(({ en }) => title.test(en?.title ?? ''));
  const named = sections.filter(({ number }) => number === currentGame().keywords?.[kind]);
  return (titled.length > 0 ? titled : named)
    .flatMap(({ number }) => book.childrenOf(number))
    .flatMap(({ number }) => {
      const names = inLangs((lang) => book.titleOf(number, lang));
      if (!names.en && !names.ja) return [];
      const term = book.entryAbout(number)?.slug;
      const reading = term && book.readingOf(term);
      return [{ number, ...names, reading, term }];
    });
}

/** `The ability words are adamant, addendum, …, and will of the council.` → each of them. */
function listAbilityWords(book: Book): string[] {
  for (const { en } of book.rules) {
    const list = /\bability words are ([^.]+)\./.exec(toPlainText(en?.blocks ?? []))?.[1];
    if (list) return list.split(/,\s*/).map((word) => word.replace(/^and /, '').trim());
  }
  return [];
}
