import { z } from 'zod';
import { WEIGHTS } from '../../../features/search/engine/weights.ts';
import { foldText } from '../../../features/search/fold/fold-text.ts';
import { joinNames, LANGS, type Lang } from '../../../model/records/lang.ts';
import { type GlossaryResource, termSideSchema } from '../../api/glossary-resource.ts';
import { chooseLangs, formatDigestNote, langInput } from '../rule-output.ts';
import type { Site } from '../site.ts';
import { defineInput, defineTool, editionOutput, numberOutput, say, urlOutput } from '../tool.ts';

type Term = GlossaryResource['terms'][number];

/** Names offered where there is no such term. */
const MOST_NAMES = 5;

/** A glossary entry in both languages. */
export const addTermTool = defineTool({
  name: 'term',
  title: 'Look a term up',
  description:
    'A glossary entry in English and Japanese with the reading of its Japanese name and the rules that are headed by it, by its name in either language, its reading or its slug.',
  input: defineInput({
    name: z
      .string({ error: say('send the name of the term as a string, such as "{exampleTerm}"') })
      .trim()
      .min(1, { error: say('send the name of a term, such as "{exampleTerm}"') })
      .max(200, { error: say('send the name of one term, such as "{exampleTerm}"') })
      .describe(say('Name in English or Japanese, reading or slug: "{exampleTerm}"')),
    lang: langInput,
  }),
  output: z.object({
    slug: z.string(),
    edition: editionOutput,
    unofficialDigest: z.boolean(),
    translation: z.enum(['current', 'outdated', 'missing']).describe('State of the Japanese'),
    reading: z.string().optional().describe('Of the Japanese name, in hiragana'),
    rules: z.array(z.object({ number: numberOutput, url: urlOutput })).describe('Headed by this term'),
    en: termSideSchema.optional(),
    ja: termSideSchema.optional(),
    url: urlOutput,
    urls: z.object({ en: z.string(), ja: z.string() }),
  }),
  async run(site, { name, lang }) {
    const found = await findTerm(site, name);
    if ('problem' in found) return found;
    const { en, ja, ...term } = found.term;
    const { reading, rules, urls } = term;
    const resources = await Promise.all(rules.map((number) => site.rule(number)));
    const { id: edition, unofficialDigest } = site.current;
    const data = {
      ...term,
      edition,
      unofficialDigest,
      rules: resources.flatMap((rule) => (rule ? [{ number: rule.number, url: rule.urls.short }] : [])),
      ...chooseLangs({ en, ja }, lang),
      url: lang === 'ja' ? urls.ja : urls.en,
    };
    const names = [joinNames(en?.headwords ?? [], 'en'), joinNames(ja?.headwords ?? [], 'ja')]
      .filter(Boolean)
      .join(' / ');
    const text = [
      reading ? `${names}（${reading}）` : names,
      ...LANGS.flatMap((each) => formatSide(data[each], each)),
      ...data.rules.map(({ number, url }) => `rule ${number} (${url})`),
      `(edition ${edition}; ${data.url})`,
      ...formatDigestNote(data),
    ];
    return { data, text: text.join('\n') };
  },
});

/** By slug or whole name, else the best that the search finds among names. */
async function findTerm(site: Site, name: string): Promise<{ term: Term } | { problem: string }> {
  const terms = await site.glossary();
  const key = foldText(name);
  const named = terms.find(
    ({ slug, en, ja, reading }) =>
      slug === name ||
      [...(en?.headwords ?? []), ...(ja?.headwords ?? []), reading ?? ''].some(
        (each) => each && foldText(each) === key,
      ),
  );
  if (named) return { term: named };
  const engine = site.engine();
  const { hits, weak } = engine.search(name, { kinds: ['glossary'] });
  const found = hits.flatMap(({ doc }) => {
    return terms.filter(({ slug }) => slug === engine.resources.rowOf(doc.index)?.slug);
  });
  const [best] = found;
  // Below the names are entries that only speak of it.
  if (best && !weak && (hits[0]?.score ?? 0) > WEIGHTS.text) return { term: best };
  const offered = found.slice(0, MOST_NAMES).map(({ en, ja }) => (en ?? ja)?.headwords[0]);
  const near = offered.length > 0 ? ` Terms near it: ${offered.join('; ')}.` : '';
  return {
    problem: `The glossary has no term “${name}”. Send a name in English or Japanese such as "deathtouch", or ask the tool search.${near}`,
  };
}

function formatSide(side: Term['en'], lang: Lang): string[] {
  if (!side) return [];
  const senses = side.senses.map((sense, index) => `${index + 1}. ${sense.join('\n')}`);
  return [...side.text, ...senses].map((text) => `[${lang}] ${text}`);
}
