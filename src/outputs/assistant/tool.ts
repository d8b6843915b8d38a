import type { McpServer, StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { ruleNumberPattern } from '../../model/records/rule-number.ts';
import { nameBook } from '../../model/strings/name-book.ts';
import { VERSION_ID } from '../../model/text/edition-id.ts';
import type { Site } from './site.ts';

/** In which form answers are sent: lines for an assistant to read, or data with a schema for a program; never both. */
export type AnswerForm = 'text' | 'structured';

/**
 * What a tool answers: the same for programs, of which its schema picks what is sent, and as text; or, where it was asked
 * for nothing there is, what to send.
 */
export type Answer<T> = { data: T; text: string } | { problem: string };

/** A tool of the server. Input that is not as the schema says never reaches `run`. */
export interface Tool<Input extends z.ZodObject, Output extends z.ZodObject> {
  name: string;
  title: string;
  /** What it answers and when to ask it, for the assistant. */
  description: string;
  input: Input;
  output: Output;
  run(site: Site, input: z.output<Input>): Promise<Answer<z.input<Output>>>;
}

/** A tool that can be added to a server. */
export type AddTool = (server: McpServer, site: Site, form: AnswerForm) => void;

/** Makes a tool ready to be added: it only reads, and answers the same question in the same way. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Tool<Input, Output>,
): AddTool {
  const { name, title, description, run } = tool;
  const inputSchema: StandardSchemaWithJSON = tool.input;
  const outputSchema: StandardSchemaWithJSON = tool.output;
  const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
  return (server, site, form) => {
    const isText = form === 'text';
    const config = { title, description, inputSchema, annotations, ...(!isText && { outputSchema }) };
    server.registerTool(name, config, async (input) => {
      const answer = await run(site, input as z.output<Input>);
      if ('problem' in answer) return { content: [toText(answer.problem)], isError: true };
      if (isText) return { content: [toText(answer.text)] };
      return { content: [], structuredContent: tool.output.parse(answer.data) };
    });
  };
}

const toText = (text: string) => ({ type: 'text' as const, text });

/** What a tool is sent; of anything else it says what it takes. */
export function defineInput<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys'
        ? `${keys.join(', ').slice(0, 100)}: not asked for; send only ${Object.keys(shape).join(', ')}`
        : undefined,
  });
}

/** A text for an assistant, with the names and examples of the game in it. */
export const say = (text: string): string => nameBook(text, 'en');

/** Parts of what tools are sent. */
export const numberInput = z
  .string({ error: say('send the number of a rule as a string, such as "{exampleNumber}"') })
  .min(1, { error: say('send the number of a rule, such as "{exampleNumber}"') })
  .max(100, { error: say('send one number, such as "{exampleNumber}"') })
  .describe(
    say(
      'Number of a rule: "{exampleNumber}", "{exampleRule}" or "{exampleSection}"; forms such as "{cited} {exampleNumber}" are read too',
    ),
  );

/** A day, or an edition by its version. */
export const dayInput = z.union([z.iso.date(), z.string().regex(VERSION_ID)], {
  error: 'send a day of the calendar as YYYY-MM-DD, such as "2024-09-20", or a version such as "v01.26.01"',
});

/** Parts of what they answer. */
export const numberOutput = z.string().regex(new RegExp(ruleNumberPattern()));
export const editionOutput = z.string().describe('Edition, by the day it takes effect: 2026-02-27');
export const urlOutput = z.string().describe('Address to cite');

/** What became of a number that somebody wrote. */
export const verdictOutput = z.object({
  kind: z
    .enum(['right', 'reworded', 'moved', 'split', 'retired', 'never', 'unclear'])
    .describe(
      'right: the same rule today; reworded: the same with different wording; moved: it has the number `now`; split: its content is in `parts`; retired: no rule took its place; never: no rule had the number; unclear: the day does not decide it',
    ),
  now: numberOutput.optional().describe('Number of the rule today'),
  parts: z.array(numberOutput).optional().describe('Rules of today that hold parts of it'),
  isReworded: z.boolean(),
  message: z.string(),
});
