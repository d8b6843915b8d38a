/** Preloaded with `--import` into a measured command: on exit writes its peak memory and running time to BENCH_USAGE. */
import { writeFileSync } from 'node:fs';

const started = performance.now();
process.on('exit', () => {
  const file = process.env['BENCH_USAGE'];
  if (!file) return;
  const usage = {
    seconds: (performance.now() - started) / 1000,
    megabytes: process.resourceUsage().maxRSS / 1024,
  };
  writeFileSync(file, JSON.stringify(usage));
});
