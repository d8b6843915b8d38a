import { z } from 'zod';
import { mapLangs } from '../../../model/records/lang.ts';
import { levelOf, parentOf, type RuleNumber } from '../../../model/records/rule-number.ts';
import { resolveNumber } from '../../../rulebook/history/resolve-number.ts';
import {
  chooseLangs,
  formatDigestNote,
  formatRule,
  type Languages,
  langInput,
  type RuleOutput,
  ruleOutput,
  toRuleOutput,
} from '../rule-output.ts';
import type { Site } from '../site.ts';
import { readNumber, suggestNumbers, toShortUrl, toVerdict } from '../to-verdict.ts';
import {
  dayInput,
  defineInput,
  defineTool,
  editionOutput,
  numberInput,
  numberOutput,
  verdictOutput,
} from '../tool.ts';

const input = defineInput({
  number: numberInput,
  edition: dayInput
    .optional()
    .describe('Day the number is from, where it is not today’s: the edition then in force is meant'),
  subrules: z
    .boolean({ error: 'send true or false' })
    .default(true)
    .describe('With the subrules of a rule; of a section or chapter the list of what is in it'),
  lang: langInput,
});

const output = ruleOutput.extend({
  level: z.enum(['chapter', 'section', 'rule', 'subrule']),
  parent: numberOutput.optional(),
  current: editionOutput.describe('Current edition'),
  subrules: z.array(ruleOutput).optional(),
  contents: z
    .array(z.object({ number: numberOutput, en: z.string().optional(), ja: z.string().optional() }))
    .optional()
    .describe('What is in a section or chapter: names, or the text of rules without one'),
  today: verdictOutput.optional().describe('What the number of an older edition means today'),
});

/** A rule in both languages, in the current edition or as an older one had it. */
export const addRuleTool = defineTool({
  name: 'rule',
  title: 'Read a rule',
  description:
    'The text of a rule by its number, in English and Japanese, with its subrules. Without edition, the current one. With edition, the number is taken as of that day: the text of then where the site has it, and what the number is today. Quote only what this tool answers, and cite its number, edition and url.',
  input,
  output,
  async run(site, { number: written, edition, subrules, lang }) {
    const read = readNumber(written);
    if ('problem' in read) return read;
    const { number } = read;
    const found =
      edition === undefined || edition >= site.current.id
        ? await findToday(site, number, lang)
        : await findThen(site, number, edition, lang);
    if ('problem' in found) return found;
    const { rule, today } = found;
    const below = subrules ? await listBelow(site, rule, lang) : {};
    const data = {
      ...rule,
      level: levelOf(rule.number),
      parent: parentOf(rule.number),
      current: site.current.id,
      ...below,
      today,
    };
    const text = [
      ...(today ? [`${today.message}.`] : []),
      ...formatRule(rule),
      ...(below.subrules ?? []).flatMap(formatRule),
      ...(below.contents ?? []).map((line) => [line.number, line.en, line.ja].filter(Boolean).join(' | ')),
      ...formatDigestNote(rule),
    ];
    return { data, text: text.join('\n') };
  },
});

type Found = { rule: RuleOutput; today?: z.input<typeof verdictOutput> } | { problem: string };

async function findToday(site: Site, number: RuleNumber, lang: Languages): Promise<Found> {
  const rule = await site.rule(number);
  if (rule) return { rule: toRuleOutput(rule, lang) };
  return {
    problem: `The edition of ${site.current.id} has no rule ${number}. If the number is from an older text, send its day as edition, or ask the tool resolve.${suggestNumbers(site, number)}`,
  };
}

/** The text of the edition in force on the day, where the site has it; else that of today's number. */
async function findThen(site: Site, number: RuleNumber, day: string, lang: Languages): Promise<Found> {
  const answer = await resolveNumber(number, day, site.load);
  const today = toVerdict({ ...answer, day });
  const then = site.editions.find(({ id }) => id === answer.edition);
  const texts = then && (await site.texts(then.id, number))?.[number];
  if (then && texts) {
    const toSide = (text: string) => ({ text: text.split('\n'), examples: [] });
    return {
      rule: {
        number,
        edition: then.id,
        status: 'older',
        unofficialDigest: then.unofficialDigest,
        ...mapLangs(chooseLangs(texts, lang), toSide),
        url: `${toShortUrl(site, number)}?ed=${day}`,
      },
      today,
    };
  }
  const rule = answer.page && (await site.rule(answer.page));
  if (rule) return { rule: toRuleOutput(rule, lang), today };
  const parts = today.parts ? ` Ask for one of ${today.parts.join(', ')}.` : '';
  return { problem: `${today.message}; the site has no text of it.${parts}` };
}

async function listBelow(
  site: Site,
  { number, status, edition }: RuleOutput,
  lang: Languages,
): Promise<{ subrules?: RuleOutput[]; contents?: z.input<typeof output>['contents'] }> {
  if (status === 'gone' || levelOf(number) === 'subrule') return {};
  if (status === 'older') {
    const texts = Object.entries((await site.texts(edition, number)) ?? {});
    const contents = texts
      .filter(([each]) => parentOf(each as RuleNumber) === number)
      .map(([each, sides]) => ({ number: each, ...chooseLangs(sides, lang) }));
    return contents.length > 0 ? { contents } : {};
  }
  const below = (await site.rules()).filter((each) => each.parent === number);
  if (below.length === 0) return {};
  if (levelOf(number) === 'rule') return { subrules: below.map((each) => toRuleOutput(each, lang)) };
  const contents = below.map((rule) => ({
    number: rule.number,
    ...mapLangs(chooseLangs(rule, lang), ({ title, text }) => title ?? text[0]),
  }));
  return { contents };
}
