// Plain JavaScript that any Node can run: says in one line why the scripts after it would not.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Node ${process.versions.node} is too old (22.18 is needed) and the project's own is not installed: run "npm ci" without --omit=optional, or install a newer Node.`,
  );
  process.exitCode = 1;
}
