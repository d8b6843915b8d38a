import { INGEST_USAGE, parseIngestOptions } from '../src/ingest/parse-options.ts';
import { createProgress } from '../src/ingest/progress.ts';
import { runIngest } from '../src/ingest/run-ingest.ts';

const options = parseIngestOptions(process.argv.slice(2));
if ('problem' in options) {
  console.error(`${options.problem}\n\n${INGEST_USAGE}`);
  process.exitCode = 2;
} else {
  const progress = createProgress(process.stderr);
  try {
    const { lines, exitCode } = runIngest(options, progress.show);
    progress.clear();
    for (const line of lines) (exitCode === 0 ? console.log : console.error)(line);
    process.exitCode = exitCode;
  } catch (error) {
    progress.clear();
    console.error(
      `ingest failed, the old collections are kept: ${error instanceof Error ? error.stack : error}`,
    );
    process.exitCode = 1;
  }
}
