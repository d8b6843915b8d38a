import { z } from 'zod';
import { editionIdSchema } from '../../model/records/edition.ts';
import { ruleNumberSchema } from '../../model/records/rule.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import type { Book } from '../../rulebook/book/book.ts';
import { listTopRules, sectionsOfTop } from '../../rulebook/book/editions/top-rules.ts';
import { type SiteAddress, toRuleUrls } from './site-urls.ts';

const headingShape = {
  number: ruleNumberSchema,
  en: z.string().optional().describe('Its name in English'),
  ja: z.string().optional().describe('Its name in Japanese'),
  urls: z.object({ short: z.url(), en: z.url(), ja: z.url() }),
};

/** `contents.json`: the table of contents of the current edition. */
export const contentsResourceSchema = z.object({
  edition: editionIdSchema,
  unofficialDigest: z.boolean(),
  chapters: z.array(
    z.object({
      ...headingShape,
      sections: z.array(
        z.object({
          ...headingShape,
          rules: z.int().describe('Rules directly below it, subrules not counted'),
        }),
      ),
    }),
  ),
});
export type ContentsResource = z.infer<typeof contentsResourceSchema>;

export function toContentsResource(book: Book, site: SiteAddress): ContentsResource {
  const toHeading = (number: RuleNumber) => ({
    number,
    ...toNames(book, number),
    urls: toRuleUrls(site, number),
  });
  return {
    edition: book.edition.id,
    unofficialDigest: book.edition.unofficialDigest,
    chapters: listTopRules(book).map((top) => ({
      ...toHeading(top.number),
      sections: sectionsOfTop(book, top).map((section) => ({
        ...toHeading(section.number),
        rules: book.childrenOf(section.number).length,
      })),
    })),
  };
}

/** The names of a heading in the languages in which it is known. */
export function toNames(book: Book, number: RuleNumber): { en?: string; ja?: string } {
  const [en, ja] = [book.titleOf(number, 'en'), book.titleOf(number, 'ja')];
  return { ...(en && { en }), ...(ja && { ja }) };
}
