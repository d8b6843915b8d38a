import { z } from 'zod';
import { type CheckedMention, checkText } from '../../../features/mentions/check-text.ts';
import { countVerdicts } from '../../../features/mentions/checked-file.ts';
import { createJudge, type Verdict } from '../../../features/mentions/create-judge.ts';
import { LANGS } from '../../../model/records/lang.ts';
import type { RuleNumber } from '../../../model/records/rule-number.ts';
import { toTermPath } from '../../../rulebook/book/address.ts';
import { toUrl } from '../../api/site-urls.ts';
import { findCitations } from '../find-citations.ts';
import { getQuotationChecker, type QuotationVerdict } from '../quotations/check-quotation.ts';
import { findParagraphs } from '../quotations/find-paragraphs.ts';
import { findQuotations } from '../quotations/find-quotations.ts';
import { findSources } from '../quotations/find-sources.ts';
import { formatDigestNote } from '../rule-output.ts';
import { dayInput, defineInput, editionOutput, numberOutput, urlOutput, verdictOutput } from '../schemas.ts';
import type { Site } from '../site.ts';
import { findUrl, toShortUrl, toVerdict } from '../to-verdict.ts';
import { defineTool } from '../tool.ts';

/** Characters of a text: a long article. */
const MOST = 50_000;

const quotationOutput = z.object({
  text: z.string(),
  verdict: z
    .enum(['exact', 'older', 'elsewhere', 'altered', 'absent'])
    .describe(
      'exact: the words of the rule; older: its words in `edition`, not today’s; elsewhere: words of `number` or `term`, not of the rule cited; altered: like `number`, which says `actual`; absent: no rule says it',
    ),
  number: numberOutput.optional().describe('Rule whose words they are, or are like'),
  term: z.string().optional().describe('Slug of the glossary entry whose words they are, or are like'),
  lang: z.enum(LANGS).optional(),
  edition: editionOutput.optional(),
  actual: z.string().optional().describe('What is printed today'),
  url: urlOutput.optional(),
  message: z.string(),
});

const citationOutput = verdictOutput.extend({
  written: z.string().describe('As it stands in the text'),
  number: numberOutput,
  line: z.int().describe('From 1'),
  column: z.int().describe('From 1, in UTF-16 units'),
  edition: editionOutput.optional().describe('Edition whose number it is taken for'),
  url: urlOutput.optional(),
  quotations: z.array(quotationOutput).describe('Words given as those of this rule'),
});

const output = z.object({
  ok: z.boolean().describe('Every number is right and every quotation exact'),
  edition: editionOutput.describe('Edition that was checked against'),
  unofficialDigest: z
    .boolean()
    .describe('Texts are a summary in own words: quotations of the official rules cannot be checked'),
  citations: z.array(citationOutput),
  counts: z.object({
    citations: z.int(),
    right: z.int(),
    reworded: z.int(),
    moved: z.int(),
    split: z.int(),
    retired: z.int(),
    never: z.int(),
    unclear: z.int(),
    quotations: z.int(),
    exact: z.int(),
  }),
});
type Citation = z.input<typeof citationOutput>;

/** A text with citations → which are right, and whether the words quoted are those of the rules. */
export const addVerifyTool = defineTool({
  name: 'verify',
  title: 'Check a text that cites rules',
  description:
    'Checks every rule number of a text (right, reworded, moved, split, retired, never a rule) and whether the words it quotes are really that rule’s, in either language. Send an answer here before you hand it over, with the numbers beside the quoted words. With edition, the numbers are taken as of that day.',
  input: defineInput({
    text: z
      .string({ error: 'send the text to check as a string' })
      .min(1, { error: 'send the text to check, with its citations such as (CR 702.9b)' })
      .max(MOST, { error: `send at most ${MOST} characters; check a longer text in parts` }),
    edition: dayInput.optional().describe('Day the text was written, where it is not of today'),
  }),
  output,
  async run(site, { text, edition: day }) {
    const plain = text.replace(/\r\n?/g, '\n');
    const find = (each: string) => findCitations(each, (number) => site.numbers.has(number));
    const mentions = await checkText(plain, createJudge(site.load), () => day, find);
    const quoted = await checkQuotations(site, plain, mentions);
    const citations = mentions.map((mention) => toCitation(site, mention, quoted.get(mention) ?? []));
    const quotations = citations.flatMap((citation) => citation.quotations);
    const exact = quotations.filter(({ verdict }) => verdict === 'exact').length;
    const verdicts = countVerdicts([{ file: '-', mentions, fixed: new Set() }]);
    const { id: edition, unofficialDigest } = site.current;
    const data = {
      ok: verdicts.right === citations.length && exact === quotations.length,
      edition,
      unofficialDigest,
      citations,
      counts: { citations: citations.length, ...verdicts, quotations: quotations.length, exact },
    };
    return { data, text: formatReport(data).join('\n') };
  },
});

/** The quotations of a text with their verdicts, by the citation each is of. */
async function checkQuotations(
  site: Site,
  text: string,
  mentions: readonly CheckedMention[],
): Promise<Map<CheckedMention, Citation['quotations']>> {
  const check = getQuotationChecker(site);
  const paragraphs = findParagraphs(text);
  const found = new Map<CheckedMention, Citation['quotations']>();
  for (const quotation of findQuotations(text, mentions)) {
    const sources = findSources(text, quotation, mentions, paragraphs);
    const checked = await check(
      quotation,
      sources.map((source) => listCited(site, source.verdict)),
    );
    const source = checked && sources[checked.source];
    if (!source) continue;
    const known = found.get(source) ?? [];
    known.push(toQuotation(site, quotation.text, checked.verdict, source.number));
    found.set(source, known);
  }
  return found;
}

/** The rules that a citation may mean: where it leads today; of a number without such a rule, itself. */
function listCited(site: Site, { now, page, parts, number }: Verdict): RuleNumber[] {
  const target = now && site.numbers.has(now) ? now : page;
  if (target) return [target];
  return parts.length > 0 ? [...parts] : site.numbers.has(number) ? [number] : [];
}

function toCitation(site: Site, mention: CheckedMention, quotations: Citation['quotations']): Citation {
  const { written, number, line, column, verdict } = mention;
  const edition = verdict.until ?? verdict.edition;
  const url = findUrl(site, { ...verdict, ...(edition && { edition }) });
  return {
    ...toVerdict(verdict),
    written,
    number,
    line,
    column,
    ...(edition && { edition }),
    ...(url && { url }),
    quotations,
  };
}

function toQuotation(
  site: Site,
  text: string,
  found: QuotationVerdict,
  cited: RuleNumber,
): Citation['quotations'][number] {
  const { kind, number, term, lang, edition, actual } = found;
  const url = number ? toShortUrl(site, number) : term && toUrl(site.address, toTermPath(lang ?? 'en', term));
  const of = number ?? `the glossary entry ${term}`;
  const says = actual === undefined ? '' : ` Printed today: “${actual}”`;
  const message = {
    exact: `the words of ${of}.`,
    older: `the words of ${of} in the edition of ${edition}, not of today.${says}`,
    elsewhere: `the words of ${of}, not of ${cited}.`,
    altered: `nearly, but not, the words of ${of}.${says}`,
    absent: 'no rule says this.',
  }[kind];
  return {
    text,
    verdict: kind,
    ...(number && { number }),
    ...(term && { term }),
    ...(lang && { lang }),
    ...(edition && { edition }),
    ...(actual !== undefined && { actual }),
    ...(url && { url: kind === 'older' ? `${url}?ed=${edition}` : url }),
    message,
  };
}

function formatReport(report: z.input<typeof output>): string[] {
  const { citations, ok, counts, edition } = report;
  const lines = citations.flatMap(({ line, written, kind, message, url, quotations }) => [
    `line ${line}: ${written}: ${kind}: ${message}${url ? ` (${url})` : ''}`,
    ...quotations.map(({ text, message: said }) => `  “${shorten(text)}”: ${said}`),
  ]);
  const none = 'No citation of a rule was found. Write the numbers as in “CR 702.9b” or “(702.9b)”.';
  return [
    ...(citations.length > 0 ? lines : [none]),
    `${ok ? 'All right' : 'Not all right'}: ${counts.right} of ${counts.citations} numbers right, ${counts.exact} of ${counts.quotations} quotations exact (edition ${edition})`,
    ...formatDigestNote(report),
  ];
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
