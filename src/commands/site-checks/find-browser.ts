import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, posix, resolve, win32 } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { writeFontConfig } from './write-font-config.ts';

/** Root in a container has no sandbox and little shared memory; the rest keeps the browser off the network. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  // Letters as the font draws them, whatever the desktop prefers.
  '--font-render-hinting=none',
];

/** A browser that may be on a machine: where its program is, and the option by which Playwright starts it. */
interface Candidate {
  file: string;
  launch: Pick<LaunchOptions, 'channel' | 'executablePath'>;
}

/** What can be asked of a machine. */
export interface Machine {
  platform: NodeJS.Platform;
  arch: string;
  env: Readonly<Record<string, string | undefined>>;
  exists: (file: string) => boolean;
  /** Where Playwright would have installed a browser of its own. */
  playwright: string;
}

export type BrowserChoice =
  | { launch: Candidate['launch'] }
  /** The one inside the npm package. */
  | { packaged: true }
  /** One line: what to install, or what is wrong with `CHROMIUM`. */
  | { problem: string };

/** The packaged browser is made for Linux on x64. */
export function hasPackagedBrowser({ platform, arch }: Pick<Machine, 'platform' | 'arch'>): boolean {
  return platform === 'linux' && arch === 'x64';
}

/**
 * Which browser tests use: the one that `CHROMIUM` names, else the npm package's (`packaged`) where there is one, which
 * opens a page with a third of the work, else Playwright's own where it is installed, else Chrome or Edge of the system.
 */
export function chooseBrowser(machine: Machine): BrowserChoice {
  const { platform, arch, env, exists, playwright } = machine;
  const named = env['CHROMIUM'];
  if (named && named !== 'packaged')
    return exists(named)
      ? { launch: { executablePath: named } }
      : { problem: `CHROMIUM names no file: ${named}` };
  if (hasPackagedBrowser(machine)) return { packaged: true };
  if (named)
    return {
      problem: `CHROMIUM=packaged: the packaged browser is for Linux on x64, not ${platform} ${arch}`,
    };
  const browsers = [{ file: playwright, launch: { channel: 'chromium' } }, ...listSystemBrowsers(machine)];
  const installed = browsers.find(({ file }) => file !== '' && exists(file));
  if (installed) return { launch: installed.launch };
  return {
    problem:
      'no browser for the tests: run "npx playwright install chromium", or install Chrome or Edge, or name one in CHROMIUM',
  };
}

function listSystemBrowsers({ platform, env }: Machine): Candidate[] {
  const chrome = (file: string): Candidate => ({ file, launch: { channel: 'chrome' } });
  const edge = (file: string): Candidate => ({ file, launch: { channel: 'msedge' } });
  const plain = (file: string): Candidate => ({ file, launch: { executablePath: file } });
  if (platform === 'darwin') {
    const at = (name: string) => posix.join('/Applications', `${name}.app`, 'Contents/MacOS', name);
    return [chrome(at('Google Chrome')), plain(at('Chromium')), edge(at('Microsoft Edge'))];
  }
  if (platform === 'win32') {
    const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => env[name] ?? []);
    return [
      ...roots.map((root) => chrome(win32.join(root, 'Google/Chrome/Application/chrome.exe'))),
      ...roots.map((root) => plain(win32.join(root, 'Chromium/Application/chrome.exe'))),
      ...roots.map((root) => edge(win32.join(root, 'Microsoft/Edge/Application/msedge.exe'))),
    ];
  }
  return [plain('/usr/bin/chromium')];
}

/** How to start the browser that `chooseBrowser` chooses on this machine. Rejects with its problem where there is none. */
export async function findBrowser(env = process.env): Promise<LaunchOptions> {
  const { platform, arch } = process;
  const choice = chooseBrowser({
    platform,
    arch,
    env,
    exists: existsSync,
    playwright: chromium.executablePath(),
  });
  if ('problem' in choice) throw new Error(choice.problem);
  const fonts = platform === 'linux' ? { FONTCONFIG_FILE: writeFontConfig() } : {};
  const { launch, libraries } =
    'launch' in choice ? { launch: choice.launch, libraries: {} } : await unpackBrowser();
  return { ...launch, args: ARGUMENTS, env: { ...env, ...fonts, ...libraries } };
}

/**
 * Unpacks the browser of the npm package, once a version, below `.cache` of the project. What is half unpacked is never
 * used: it gets its name when it is whole, so several may do this at once.
 */
async function unpackBrowser() {
  const folder = resolve('.cache', `chromium-${readVersion()}`);
  if (!existsSync(folder)) await unpack(folder);
  const system = process.env['LD_LIBRARY_PATH'];
  const own = join(folder, 'al2023/lib');
  return {
    launch: { executablePath: join(folder, 'chromium') },
    // The system libraries that a bare container lacks.
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
