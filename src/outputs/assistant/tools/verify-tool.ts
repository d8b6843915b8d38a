import { z } from 'zod';
import { checkWithPerhaps, createJudge } from '../../../features/mentions/check-text.ts';
import { countVerdicts } from '../../../features/mentions/checked-file.ts';
import { findCitations } from '../../../features/mentions/find-citations.ts';
import {
  type CheckedQuotation,
  type ComparedMention,
  getComparer,
} from '../../../features/mentions/quotations/compare-with-rules.ts';
import { formatName } from '../../../features/mentions/quotations/rule-names.ts';
import { LANGS } from '../../../model/records/lang.ts';
import { toTermPath } from '../../../rulebook/book/address.ts';
import { toUrl } from '../../api/site-urls.ts';
import { findQuotedRulings, type QuotedRuling, rulingOutput } from '../find-quoted-rulings.ts';
import { formatDigestNote } from '../rule-output.ts';
import type { Site } from '../site.ts';
import { findUrl, toShortUrl, toVerdict } from '../to-verdict.ts';
import {
  dayInput,
  defineInput,
  defineTool,
  editionOutput,
  numberOutput,
  say,
  urlOutput,
  verdictOutput,
} from '../tool.ts';

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
  written: z.string().describe('As it is in the text'),
  number: numberOutput,
  line: z.int().describe('From 1'),
  column: z.int().describe('From 1, in UTF-16 units'),
  edition: editionOutput.optional().describe('Edition whose number it is taken for'),
  url: urlOutput.optional(),
  name: z
    .object({ en: z.string().optional(), ja: z.string().optional() })
    .describe('What the rule that it leads to is called, else its first words'),
  quotations: z.array(quotationOutput).describe('Words given as those, or as the name, of this rule'),
});

const output = z.object({
  ok: z.boolean().describe('Every number is right and every quotation exact'),
  edition: editionOutput.describe('Edition that was checked against'),
  unofficialDigest: z
    .boolean()
    .describe('Texts are a summary in own words: quotations of the official rules cannot be checked'),
  citations: z.array(citationOutput),
  perhaps: z
    .array(citationOutput.pick({ written: true, number: true, line: true, column: true }))
    .describe('Numbers that a rule has, of which nothing says that they are meant so: not checked'),
  rulings: z
    .array(rulingOutput)
    .optional()
    .describe('Quoted rulings on cards that the text names, where the site keeps a card file'),
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
    'Checks every rule number of a text (right, reworded, moved, split, retired, never a rule) and whether the words it quotes are really that rule’s, or a ruling’s on a card it names, in either language. Send an answer here before you hand it over, with the numbers beside the quoted words. With edition, the numbers are taken as of that day.',
  input: defineInput({
    text: z
      .string({ error: 'send the text to check as a string' })
      .min(1, { error: say('send the text to check, with its citations such as ({cited} {exampleNumber})') })
      .max(MOST, { error: `send at most ${MOST} characters; check a longer text in parts` }),
    edition: dayInput.optional().describe('Day the text was written, where it is not of today'),
  }),
  output,
  async run(site, { text, edition: day }) {
    const plain = text.replace(/\r\n?/g, '\n');
    const find = (each: string) => findCitations(each, (number) => site.numbers.has(number));
    const judge = createJudge(site.load);
    const [found, bare] = await checkWithPerhaps(plain, judge, () => day, find);
    const mentions = await getComparer(site)(plain, found);
    const rulings = await findQuotedRulings(site, plain);
    const citations = mentions.map((mention) => toCitation(site, mention, rulings));
    const quotations = citations.flatMap((citation) => citation.quotations);
    const exact = quotations.filter(({ verdict }) => verdict === 'exact').length;
    const verdicts = countVerdicts([{ mentions }]);
    const { id: edition, unofficialDigest } = site.current;
    const data = {
      ok:
        verdicts.right === citations.length &&
        exact === quotations.length &&
        rulings.every(({ verdict }) => verdict === 'exact'),
      edition,
      unofficialDigest,
      citations,
      perhaps: bare,
      rulings: site.cards && rulings,
      counts: { citations: citations.length, ...verdicts, quotations: quotations.length, exact },
    };
    return { data, text: formatReport(data).join('\n') };
  },
});

function toCitation(site: Site, mention: ComparedMention, rulings: readonly QuotedRuling[]): Citation {
  const { verdict, quotations } = mention;
  return {
    ...mention,
    ...toVerdict(verdict),
    edition: verdict.until ?? verdict.edition,
    url: findUrl(site, verdict),
    // What no rule says may be a ruling's words beside a rule.
    quotations: quotations
      .filter(({ kind, text }) => kind !== 'absent' || rulings.every((ruling) => ruling.text !== text))
      .map((quotation) => toQuotation(site, quotation)),
  };
}

function toQuotation(site: Site, quotation: CheckedQuotation): Citation['quotations'][number] {
  const { kind, number, term, lang, edition } = quotation;
  const url = number ? toShortUrl(site, number) : term && toUrl(site.address, toTermPath(lang ?? 'en', term));
  return {
    ...quotation,
    verdict: kind,
    url: url && kind === 'older' ? `${url}?ed=${edition}` : url || undefined,
  };
}

function formatReport(report: z.input<typeof output>): string[] {
  const { citations, perhaps, ok, counts, edition } = report;
  const lines = citations.flatMap(({ line, written, kind, message, name, url, quotations }) => [
    `line ${line}: ${written}: ${kind}: ${message}${formatName(name)}${url ? ` (${url})` : ''}`,
    ...quotations.map(({ text, message: said }) => `  “${shorten(text)}”: ${said}`),
  ]);
  const ruled = (report.rulings ?? []).map(
    ({ text, card, date, verdict, actual, url }) =>
      `“${shorten(text)}”: ${verdict === 'exact' ? 'the words' : 'nearly, but not, the words'} of a ruling on ${card} (${date}).${actual === undefined ? '' : ` It says: “${actual}”`} (${url})`,
  );
  const none = say(
    'No citation of a rule was found. Write the numbers as in “{cited} {exampleNumber}” or “({exampleNumber})”.',
  );
  return [
    ...(citations.length > 0 || ruled.length > 0 ? lines : [none]),
    ...ruled,
    ...perhaps.map(
      ({ line, written }) => `line ${line}: ${written}: perhaps a rule, not checked; write “CR ${written}”`,
    ),
    `${ok ? 'All right' : 'Not all right'}: ${counts.right} of ${counts.citations} numbers right, ${counts.exact} of ${counts.quotations} quotations exact (edition ${edition})`,
    ...formatDigestNote(report),
  ];
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
