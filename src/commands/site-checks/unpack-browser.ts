import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

export interface UnpackedBrowser {
  launch: { executablePath: string };
  /** Where the system libraries are that a bare container lacks. */
  libraries: { LD_LIBRARY_PATH: string };
}

/**
 * Unpacks the browser of the npm package, once a version, below `.cache` of the project. What is half unpacked is never
 * used: it gets its name when it is whole, so several may do this at once.
 */
export async function unpackBrowser(): Promise<UnpackedBrowser> {
  const folder = resolve('.cache', `chromium-${readVersion()}`);
  if (!existsSync(folder)) await unpack(folder);
  const system = process.env['LD_LIBRARY_PATH'];
  const own = join(folder, 'al2023/lib');
  return {
    launch: { executablePath: join(folder, 'chromium') },
    libraries: { LD_LIBRARY_PATH: system ? `${own}:${system}` : own },
  };
}

async function unpack(folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  // The package unpacks into the folder for temporary files, brings the libraries only where it thinks itself at home, and
  // changes the environment for all that is started later.
  const before = { ...process.env };
  Object.assign(process.env, { TMPDIR: unfinished, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' });
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    await packaged.executablePath();
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process was first.
    if (!existsSync(folder)) throw error;
  }
}

function readVersion(): string {
  const file = new URL('../package.json', import.meta.resolve('@sparticuz/chromium'));
  return JSON.parse(readFileSync(file, 'utf8')).version;
}
