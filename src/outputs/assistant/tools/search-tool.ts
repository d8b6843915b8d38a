import { z } from 'zod';
import { findCardsInQuestion } from '../../../features/cards/find-cards-in-question.ts';
import type { SearchFilter } from '../../../features/search/engine/name-resources.ts';
import { type ShownHit, showResults } from '../../../features/search/show/show-results.ts';
import { LANGS } from '../../../model/records/lang.ts';
import { languageOf } from '../../../model/text/language-of.ts';
import { toUrl } from '../../api/site-urls.ts';
import type { Site } from '../site.ts';
import { defineInput, defineTool, editionOutput, numberOutput, say, urlOutput } from '../tool.ts';

const KINDS = {
  rules: ['chapter', 'section', 'rule', 'subrule'],
  glossary: ['glossary'],
  rulings: ['ruling'],
} as const;

const input = defineInput({
  query: z
    .string({ error: 'send what to look for as a string, such as "deathtouch and trample"' })
    .trim()
    .min(1, { error: 'send what to look for: words, a question or a number' })
    .max(500, { error: 'send at most 500 characters; a question in one or two sentences finds best' })
    .describe(
      'Words, a question, a name or a number, in English or Japanese; kana, romaji and slips are read',
    ),
  kind: z
    .enum(['all', 'rules', 'glossary', 'rulings'], {
      error: 'send "all", "rules", "glossary" or "rulings"',
    })
    .default('all'),
  limit: z
    .int({ error: 'send a whole number from 1 to 20' })
    .min(1, { error: 'send a whole number from 1 to 20' })
    .max(20, { error: 'send a whole number from 1 to 20' })
    .default(8),
  lang: z
    .enum(LANGS, { error: 'send "en" or "ja"' })
    .optional()
    .describe('Language of the excerpts; that of the query where absent'),
});

const hitOutput = z.object({
  id: z.string().describe(say('{exampleNumber}, glossary:{exampleTerm}, ruling:<document>#<id>')),
  kind: z.enum(['chapter', 'section', 'rule', 'subrule', 'glossary', 'ruling']),
  number: numberOutput.optional(),
  en: z.string().optional().describe('English name'),
  ja: z.string().optional().describe('Japanese name'),
  excerpt: z.string().describe('The part of the text that fits the query; ask rule or term for the whole'),
  excerptLang: z.enum(LANGS),
  url: urlOutput,
});

const output = z.object({
  edition: editionOutput.describe('Edition that was searched'),
  unofficialDigest: z.boolean().describe('Texts are a summary in own words, not the official ones'),
  total: z.int(),
  weak: z.boolean().describe('The hits are guesses: nothing has what was asked for'),
  instead: z.string().optional().describe('What was searched for instead of a mistyped query'),
  asked: z
    .object({
      number: z.string(),
      state: z.enum(['found', 'moved', 'gone', 'never']),
      current: numberOutput.optional(),
      last: editionOutput.optional().describe('Last edition that had it'),
    })
    .optional()
    .describe('What became of a number that the query is'),
  hits: z.array(hitOutput),
});

/** The browser's search over the site's own index. */
export const addSearchTool = defineTool({
  name: 'search',
  title: 'Search the rules',
  description:
    'Finds rules, glossary entries and rulings by words, a question, a name or a number, in English or Japanese. Answers numbers, names and excerpts, best first; read the rule itself with the tool rule before you quote it.',
  input,
  output,
  async run(site, { query, kind, limit, lang = languageOf(query) ?? 'en' }) {
    const engine = site.engine();
    const filter: SearchFilter = kind === 'all' ? {} : { kinds: KINDS[kind] };
    const cards = site.cards ? await findCardsInQuestion(query, site.cards, engine.resources) : [];
    const result = engine.search(query, filter, cards);
    const { groups, total, weak, instead, number } = showResults(engine, result, lang, 0, limit);
    const hits = groups.flatMap((group) => group.hits).map((hit) => toHit(site, hit));
    const { id: edition, unofficialDigest } = site.current;
    const asked = number && { ...number, number: number.asked };
    const data = { edition, unofficialDigest, total, weak, instead, asked, hits };
    return { data, text: formatHits(query, data).join('\n') };
  },
});

function toHit(site: Site, hit: ShownHit) {
  const named = Object.fromEntries(hit.names.map(({ lang, text }) => [lang, text]));
  const excerpt = hit.excerpt.map((part) => part.text).join('');
  return { ...hit, ...named, excerpt, url: toUrl(site.address, hit.path) };
}

function formatHits(query: string, found: z.input<typeof output>): string[] {
  const { hits, total, weak, instead, asked, edition } = found;
  const lines: string[] = [];
  if (asked && asked.state !== 'found')
    lines.push(
      asked.state === 'moved'
        ? `${asked.number} of ${asked.last} is ${asked.current} today.`
        : asked.state === 'gone'
          ? `${asked.number} is no longer in use; the edition of ${asked.last} was the last that had it.`
          : `${asked.number} was never a rule.`,
    );
  if (instead !== undefined) lines.push(`Nothing has “${query}”; this is for “${instead}”.`);
  else if (weak && hits.length > 0) lines.push('Nothing has what was asked for; these are guesses.');
  if (hits.length === 0)
    lines.push('Nothing was found. Try other words, the name of a keyword, or the other language.');
  for (const hit of hits) {
    const names = [hit.en, hit.ja].filter(Boolean).join(' / ');
    lines.push(`${[hit.number ?? hit.kind, names].filter(Boolean).join(' ')}: ${hit.excerpt} (${hit.url})`);
  }
  lines.push(`(${hits.length} of ${total}; edition ${edition})`);
  if (found.unofficialDigest) lines.push('The texts are an unofficial summary in own words.');
  return lines;
}
