import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect } from 'vitest';
import { once } from '../../../src/rulebook/book/once.ts';
import { DIGEST } from '../../digest-project.ts';
import { writeDataSite } from './write-data-site.ts';

/** What a program, and what a person, reads of an answer. */
export interface Answered<T = Record<string, unknown>> {
  data: T;
  text: string;
  isError: boolean;
}

export interface Connection {
  /** The one that answers in text. */
  client: Client;
  /** The one that answers with data. */
  structured: Client;
  call<T = Record<string, unknown>>(tool: string, input: object): Promise<Answered<T>>;
  /** What the server wrote to its error output. */
  errors(): string;
}

/** Writes the starter edition as a site's data, once for all tests of a process, and gives its folder. */
export const writeStarterSite = once(async (): Promise<string> => {
  const folder = resolve(`.cache/assistant-${process.env['VITEST_POOL_ID']}`);
  rmSync(folder, { recursive: true, force: true });
  await writeDataSite(folder, DIGEST);
  return folder;
});

/** Starts the command in both forms and asks each question of both. */
export async function connectAssistant(site: string): Promise<Connection> {
  const [{ client, errors }, { client: structured }] = [
    await connect(site),
    await connect(site, '--structured'),
  ];
  return {
    client,
    structured,
    errors,
    async call<T>(tool: string, input: object) {
      const question = { name: tool, arguments: { ...input } };
      const [asText, asData] = await Promise.all([client.callTool(question), structured.callTool(question)]);
      expect(asText.structuredContent).toBeUndefined();
      if (!asData.isError) expect(asData.content).toEqual([]);
      const text = asText.content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
      return { data: asData.structuredContent as T, text, isError: asText.isError ?? false };
    },
  };
}

/** Starts the command on a site in another working folder, as an assistant does, and connects the SDK's own client. */
async function connect(site: string, ...more: string[]) {
  const transport = new StdioClientTransport({
    command: resolve('node_modules/.bin/node'),
    args: [resolve('scripts/mcp.ts'), '--site', site, ...more],
    cwd: tmpdir(),
    stderr: 'pipe',
  });
  let errors = '';
  transport.stderr?.on('data', (data) => {
    errors += data;
  });
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport);
  // The client holds structured answers against the schemas it was given.
  await client.listTools();
  return { client, errors: () => errors };
}
