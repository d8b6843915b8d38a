import type { McpServer, StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import type { z } from 'zod';
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
