import { z } from 'zod';
import { findCardsInQuestion } from '../../features/cards/find-cards-in-question.ts';
import { findParagraphs, findQuotations } from '../../features/mentions/quotations/find-quotations.ts';
import {
  createQuotableFinder,
  cutQuotation,
  findActual,
  type Quotable,
  toQuotable,
} from '../../features/mentions/quotations/quotable.ts';
import { LANGS } from '../../model/records/lang.ts';
import { loadCard } from '../api/load-card.ts';
import type { Site } from './site.ts';
import { urlOutput } from './tool.ts';

/** Words that a text quotes, which are or nearly are those of a ruling on a card that it names. */
export const rulingOutput = z.object({
  text: z.string(),
  card: z.string().describe('English name of the card that it is a ruling on'),
  date: z.string().describe('Day of the ruling'),
  verdict: z.enum(['exact', 'altered']).describe('altered: like the ruling, which says `actual`'),
  actual: z.string().optional().describe('What the ruling says'),
  url: urlOutput,
});
export type QuotedRuling = z.infer<typeof rulingOutput>;

/** From here on words are those of a ruling, altered: as for words that may be of any rule. */
const LIKE = 0.7;

/** The rulings that a text quotes on cards it names; none of a site without cards. */
export async function findQuotedRulings(site: Site, text: string): Promise<QuotedRuling[]> {
  const quotations = site.cards ? findQuotations(text, []) : [];
  if (!site.cards || quotations.length === 0) return [];
  const named = new Set<string>();
  for (const { start, end } of findParagraphs(text))
    for (const { card } of await findCardsInQuestion(
      text.slice(start, end),
      site.cards,
      site.engine().resources,
    ))
      named.add(card.name);
  const rulingOf = new Map<Quotable, { card: string; date: string; url: string }>();
  for (const name of named) {
    const { card } = (await loadCard(name, site.load)) ?? {};
    for (const ruling of card?.rulings ?? [])
      for (const lang of LANGS)
        if (card && ruling[lang])
          rulingOf.set(toQuotable({ lang }, [ruling[lang]]), {
            card: card.name,
            date: ruling.date,
            url: card.urls[lang],
          });
  }
  const finder = createQuotableFinder([...rulingOf.keys()]);
  return quotations.flatMap(({ text: quoted }): QuotedRuling[] => {
    const runs = cutQuotation(quoted);
    const whole = finder.findWhole(runs);
    const likest = finder.findLikest(runs.flat());
    const passage = whole ?? (likest && likest.likeness >= LIKE ? likest.passage : undefined);
    const ruling = passage && rulingOf.get(passage);
    if (!ruling) return [];
    return whole
      ? [{ text: quoted, verdict: 'exact', ...ruling }]
      : [{ text: quoted, verdict: 'altered', ...ruling, actual: findActual(passage, runs.flat()) }];
  });
}
