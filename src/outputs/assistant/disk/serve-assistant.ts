import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { readSiteIndex } from '../../../features/search/disk/load-search.ts';
import { explainError } from '../../../model/diagnostics/explain-error.ts';
import { createAssistantServer } from '../create-assistant-server.ts';
import { openSite } from '../site.ts';
import type { AnswerForm } from '../tool.ts';

/**
 * Serves a built site to an assistant over the standard input and output until the input ends. Nothing but the protocol
 * is written there; other faults go to `report`. A message where the folder is no
 * built site, or the line broke before its end.
 */
export async function serveAssistant(folder: string, form: AnswerForm, report: (message: string) => void) {
  const missing = ['api/v1/history.json', 'search-index/index.json'].find(
    (file) => !existsSync(join(folder, file)),
  );
  if (missing)
    return {
      message: `--site ${folder}: no built site, it lacks ${missing}; name the folder of a downloaded site, or run "npm run build -- --out ${folder}" first`,
    };
  try {
    const site = await openSite({
      load: async (path) => JSON.parse(await readFile(join(folder, path), 'utf8')),
      readIndex: () => readSiteIndex(folder),
    });
    let fault: Error | undefined;
    await new Promise<void>((resolve) => {
      const transport = new StdioServerTransport();
      serveStdio(() => createAssistantServer(site, form), {
        transport,
        onerror: (error) => {
          fault = error;
          report(error.message);
        },
      });
      const { onclose } = transport;
      transport.onclose = () => {
        onclose?.();
        resolve();
      };
    });
    // The library closes the line of a message that is too long as if it had ended.
    return fault && !process.stdin.readableEnded
      ? { message: `the line was closed before its end: ${fault.message}; send shorter messages` }
      : undefined;
  } catch (error) {
    return { message: `--site ${folder}: ${explainError(error)}` };
  }
}
