import { z } from 'zod';
import { toPlainLine } from '../../features/render/rule-lines.ts';
import { LANGS, type Lang } from '../../model/records/lang.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import { nameBook } from '../../model/strings/name-book.ts';
import type { RulesResource } from '../api/rule-resource.ts';
import { editionOutput, numberOutput, urlOutput } from './schemas.ts';

/** Which languages a tool answers in. */
export const langInput = z
  .enum(['both', ...LANGS], { error: 'send "both", "en" or "ja"' })
  .default('both')
  .describe('Language of the texts; English is authoritative');

const sideOutput = z.object({
  title: z.string().optional(),
  text: z.array(z.string()).describe(nameBook('Paragraphs; symbols as {exampleSymbol}', 'en')),
  examples: z.array(z.string()),
  edition: editionOutput.optional().describe('Where the text was written for an older edition'),
});

/** A rule with its texts. */
export const ruleOutput = z.object({
  number: numberOutput,
  edition: editionOutput.describe('Edition of the text'),
  status: z
    .enum(['current', 'older', 'gone'])
    .describe('older: as an older edition had it; gone: no longer in use, the last text'),
  unofficialDigest: z.boolean().describe('A summary in own words, not the official text: say so'),
  translation: z
    .enum(['current', 'outdated', 'missing'])
    .optional()
    .describe('State of the Japanese of today’s rule'),
  en: sideOutput.optional(),
  ja: sideOutput.optional(),
  url: urlOutput,
});
export type RuleOutput = z.infer<typeof ruleOutput> & { number: RuleNumber };

type Languages = Lang | 'both';
type ListedRule = RulesResource['rules'][number];

/** A rule of the open data, of a file of its own or of the list of all, as the tools answer it. */
export function toRuleOutput(rule: ListedRule, lang: Languages): RuleOutput {
  const { number, edition, status, unofficialDigest, translation, en, ja, urls } = rule;
  return {
    number,
    edition,
    status,
    unofficialDigest,
    translation,
    ...(en && lang !== 'ja' && { en }),
    ...(ja && lang !== 'en' && { ja }),
    url: urls.short,
  };
}

/** A rule as lines: number and names, texts, edition and address. */
export function formatRule(rule: RuleOutput): string[] {
  const { number, en, ja, edition, status, translation, url } = rule;
  const names = [en?.title, ja?.title].filter(Boolean).join(' / ');
  const state = status === 'current' ? '' : status === 'gone' ? ', no longer in use' : ', an older edition';
  return [
    [number, names].filter(Boolean).join(' '),
    ...LANGS.flatMap((lang) => formatSide(rule[lang], lang)),
    ...(en && !ja && translation === 'missing' ? ['(no Japanese yet)'] : []),
    ...(ja && translation === 'outdated' ? ['(the English changed since this Japanese was written)'] : []),
    `(edition ${edition}${state}; ${url})`,
  ];
}

/** What has to be said beside every text that is not the official one. */
export function formatDigestNote({ unofficialDigest }: Pick<RuleOutput, 'unofficialDigest'>): string[] {
  return unofficialDigest ? ['This is an unofficial summary in own words, not the official text.'] : [];
}

function formatSide(side: RuleOutput['en'], lang: Lang): string[] {
  if (!side) return [];
  const lines = [
    ...side.text.map((text) => toPlainLine({ type: 'paragraph', text }, lang)),
    ...side.examples.map((text) => toPlainLine({ type: 'example', text }, lang)),
  ];
  return lines.map((line) => `[${lang}] ${line}`);
}
