import { parseArgs } from 'node:util';
import { buildSite } from '../src/build/build-site.ts';

const USAGE = 'usage: npm run build -- [--content DIR] [--out DIR]';

function readArguments() {
  try {
    return parseArgs({ options: { content: { type: 'string' }, out: { type: 'string' } } }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
    process.exit(2);
  }
}

const { content = 'content/collections', out = 'dist' } = readArguments();
const result = await buildSite({ content, out });
if (result.ok) console.log(`${result.pages} pages in ${result.seconds.toFixed(1)} s: ${result.out}`);
else {
  console.error(result.message);
  process.exitCode = result.usage ? 2 : 1;
}
