import module from 'node:module';
import { fileURLToPath } from 'node:url';

// Loaded before a command. Plain JavaScript that any Node can run: says in one line why the command would not, and has Node
// keep what it compiles, here and in the threads and processes that are started: a command begins in half the time.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Node ${process.versions.node} is too old (22.18 is needed) and the project's own is not installed: run "npm ci" without --omit=optional, or install a newer Node.`,
  );
  process.exit(1);
}
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(
  new URL('../node_modules/.cache/compiled', import.meta.url),
);
module.enableCompileCache(process.env['NODE_COMPILE_CACHE']);
