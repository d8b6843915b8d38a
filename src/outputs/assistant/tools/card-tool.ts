import { z } from 'zod';
import { findNamedCards, listTypedBeginnings } from '../../../features/cards/find-cards-in-question.ts';
import { toShard } from '../../../model/text/loose-key.ts';
import { toCardMarkdown } from '../../api/card-markdown.ts';
import { cardsResourceSchema } from '../../api/cards-resource.ts';
import { loadCard } from '../../api/load-card.ts';
import { formatDigestNote } from '../rule-output.ts';
import type { Site } from '../site.ts';
import { toShortUrl } from '../to-verdict.ts';
import { defineInput, defineTool, editionOutput, numberOutput, urlOutput } from '../tool.ts';

/** Names offered where no card has the one that was sent. */
const MOST_NAMES = 5;

const cardShape = cardsResourceSchema.shape.cards.element.shape;
const lineShape = cardsResourceSchema.shape.rules.valueType.shape;

/** A card of the publisher's card file with the rules that it needs and its rulings. Only of a site that keeps one. */
export const addCardTool = defineTool({
  name: 'card',
  title: 'Look a card up',
  description:
    'A card by its name in English or Japanese, or that of a face: its text in both languages, the rules that it needs with their first lines, and its rulings by day with the rules that each is about. Read a rule whole with the tool rule before you quote it.',
  input: defineInput({
    name: z
      .string({ error: 'send the name of the card as a string' })
      .trim()
      .min(1, { error: 'send the name of a card, in English or Japanese' })
      .max(200, { error: 'send the name of one card' })
      .describe('Name in English or Japanese, of a face too; without edition, set or number'),
  }),
  output: z.object({
    edition: editionOutput.describe('Edition of the rules'),
    unofficialDigest: z.boolean().describe('The lines of the rules are a summary in own words'),
    name: cardShape.name,
    faces: cardShape.faces,
    keywords: cardShape.keywords,
    rules: z
      .array(
        z.object({
          ...cardShape.rules.element.shape,
          ...lineShape,
          number: numberOutput,
          url: urlOutput,
        }),
      )
      .describe('The rules that it needs, each with its name and first line'),
    rulings: z.array(cardShape.rulings.element.extend({ rules: z.array(numberOutput) })),
    url: urlOutput,
    urls: cardShape.urls,
  }),
  async run(site, { name }) {
    const found = await loadCard(name, site.load);
    if (!found) return { problem: await explainUnknown(site, name) };
    const { card, rules } = found;
    const { id: edition, unofficialDigest } = site.current;
    const data = {
      ...card,
      edition,
      unofficialDigest,
      rules: card.rules.map((rule) => ({
        ...rule,
        ...(rules[rule.number] ?? { en: {}, ja: {} }),
        url: toShortUrl(site, rule.number),
      })),
      url: card.urls.en,
    };
    const text = [
      toCardMarkdown(found, card.urls.en),
      `(edition of the rules ${found.edition})`,
      ...formatDigestNote(data),
    ];
    return { data, text: text.join('\n') };
  },
});

async function explainUnknown(site: Site, name: string): Promise<string> {
  const files = new Set(listTypedBeginnings(name).map(toShard));
  const names = await Promise.all([...files].map(async (file) => (await site.cards?.readNames(file)) ?? []));
  const near = findNamedCards(name, names.flat(), MOST_NAMES).map((card) => card.name);
  return `No card here is called “${name}”. Send its whole name in English or Japanese.${near.length > 0 ? ` Names near it: ${near.join('; ')}.` : ''}`;
}
