import { z } from 'zod';
import { toPlainLine } from '../../features/render/rule-lines.ts';
import { inLangs, LANGS, type Lang } from '../../model/records/lang.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import { type ListedRule, sideResourceSchema } from '../api/rule-resource.ts';
import { editionOutput, numberOutput, urlOutput } from './tool.ts';

/** Which languages a tool answers in. */
export const langInput = z
  .enum(['both', ...LANGS], { error: 'send "both", "en" or "ja"' })
  .default('both')
  .describe('Language of the texts; English is authoritative');

const sideOutput = sideResourceSchema.extend({ edition: editionOutput.optional() });

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

export type Languages = z.output<typeof langInput>;

/** What there is in the languages asked for. */
export function chooseLangs<T>(
  sides: Readonly<Partial<Record<Lang, T | undefined>>>,
  asked: Languages,
): Partial<Record<Lang, T>> {
  return inLangs((lang) => (asked === 'both' || asked === lang ? sides[lang] : undefined));
}

/** A rule of the open data, of a file of its own or of the list of all, as the tools answer it. */
export function toRuleOutput(rule: ListedRule, lang: Languages): RuleOutput {
  const { number, edition, status, unofficialDigest, translation, urls } = rule;
  const sides = chooseLangs(rule, lang);
  return { number, edition, status, unofficialDigest, translation, ...sides, url: urls.short };
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
