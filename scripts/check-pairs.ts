import { runPairChecks } from '../src/ingest/run-pair-checks.ts';

const { lines, exitCode } = runPairChecks();
for (const line of lines) console.log(line);
process.exitCode = exitCode;
