import { createJudge } from '../../../features/mentions/check-text.ts';
import { findUrl, readNumber, suggestNumbers, toVerdict } from '../to-verdict.ts';
import {
  dayInput,
  defineInput,
  defineTool,
  editionOutput,
  numberInput,
  numberOutput,
  urlOutput,
  verdictOutput,
} from '../tool.ts';

/** A number of an older edition → what it is today. */
export const addResolveTool = defineTool({
  name: 'resolve',
  title: 'Carry a number to today',
  description:
    'What the number of a rule in an older text means today: the same, reworded, moved, split, retired or never a rule. Send the day the text was written as edition; without it the number is taken for today’s, or for that of the last edition that had it. Numbers of every known edition are understood.',
  input: defineInput({
    number: numberInput,
    edition: dayInput.optional().describe('Day of the text that has the number, or of its edition'),
  }),
  output: verdictOutput.extend({
    number: numberOutput.describe('As it was asked'),
    edition: editionOutput.optional().describe('Edition whose number it is; absent before the first known'),
    current: editionOutput.describe('Edition that it is carried to'),
    url: urlOutput.optional().describe('Address to cite; absent where the number has no page'),
  }),
  async run(site, { number: written, edition: day }) {
    const read = readNumber(written);
    if ('problem' in read) return read;
    const { number } = read;
    const verdict = await createJudge(site.load)(number, day);
    const edition = verdict.until ?? verdict.edition;
    const url = findUrl(site, verdict);
    const data = { number, edition, current: site.current.id, ...toVerdict(verdict), url };
    const near = verdict.kind === 'never' ? suggestNumbers(site, number) : '';
    const text = [
      `${data.message}.${near}`,
      `(number of ${edition ?? day ?? 'no known edition'}; current edition ${site.current.id}${url ? `; ${url}` : ''})`,
    ];
    return { data, text: text.join('\n') };
  },
});
