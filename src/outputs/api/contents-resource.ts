import { z } from 'zod';
import { inLangs } from '../../model/records/lang.ts';
import { ruleNumberSchema } from '../../model/records/rule.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import type { Book } from '../../rulebook/book/book.ts';
import { listTopRules, sectionsOfTop } from '../../rulebook/book/editions/rule-tree.ts';
import { originShape, toEditionOrigin } from './edition-resource.ts';
import { type SiteAddress, toRuleUrls } from './site-urls.ts';

const headingShape = {
  number: ruleNumberSchema,
  en: z.string().optional().describe('Its name in English'),
  ja: z.string().optional().describe('Its name in Japanese'),
  urls: z.object({ short: z.url(), en: z.url(), ja: z.url() }),
};

/** `contents.json`: the table of contents of the current edition. */
export const contentsResourceSchema = z.object({
  ...originShape,
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

export function toContentsResource(book: Book, site: SiteAddress): z.infer<typeof contentsResourceSchema> {
  const toHeading = (number: RuleNumber) => ({
    number,
    ...inLangs((lang) => book.titleOf(number, lang)),
    urls: toRuleUrls(site, number),
  });
  return {
    ...toEditionOrigin(book),
    chapters: listTopRules(book).map((top) => ({
      ...toHeading(top.number),
      sections: sectionsOfTop(book, top).map((section) => ({
        ...toHeading(section.number),
        rules: book.childrenOf(section.number).length,
      })),
    })),
  };
}
