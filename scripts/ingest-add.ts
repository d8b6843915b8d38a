import { addSource } from '../src/ingest/add-source.ts';
import { ADD_USAGE, parseAddOptions } from '../src/ingest/parse-add-options.ts';

const options = parseAddOptions(process.argv.slice(2));
if ('problem' in options) {
  console.error(`${options.problem}\n\n${ADD_USAGE}`);
  process.exitCode = 2;
} else {
  const { lines, exitCode } = await addSource('content/sources', options);
  for (const line of lines) (exitCode === 0 ? console.log : console.error)(line);
  process.exitCode = exitCode;
}
