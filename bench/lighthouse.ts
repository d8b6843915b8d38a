/**
 * `npm run lighthouse [-- --site DIR]`: Lighthouse (mobile) on the main page kinds and axe on all of them, as two
 * tables. Lighthouse is not installed with the project, for its 176 MB: npx fetches it.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { runCommand } from '../src/commands/command-line/run-command.ts';
import { findBrowser } from '../src/commands/site-checks/find-browser.ts';
import { findViolations } from '../test/browser/find-violations.ts';
import { PAGE_KINDS } from '../test/browser/page-kinds.ts';
import { findSite } from './find-site.ts';
import { listPageResources } from './page-resources.ts';
import { serveCompressed } from './serve-compressed.ts';

const USAGE = `usage: npm run lighthouse -- [--site DIR]

Runs Lighthouse (mobile) on the main kinds of page of a built site (default dist) and axe on all of them.
Exit: 0 every score is 100 and axe finds nothing, 1 not so, 2 there is no site.`;

const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const PAGES = {
  home: '/ja/',
  section: '/ja/cr/601/',
  rule: '/ja/cr/702.9/',
  term: '/ja/glossary/deathtouch/',
  search: '/ja/search/',
} as const;

/** What both look at. */
interface Subject {
  site: string;
  /** Where reports are written meanwhile. */
  folder: string;
  browser: Awaited<ReturnType<typeof findBrowser>>;
  host: Awaited<ReturnType<typeof serveCompressed>>;
}

await runCommand(USAGE, async (args) => {
  const found = findSite(args);
  if ('problem' in found) return found;
  const { site } = found;
  const folder = mkdtempSync(join(tmpdir(), 'taiyaku-lighthouse-'));
  const host = await serveCompressed(site);
  try {
    const subject = { site, folder, browser: await findBrowser(), host };
    const isLow = await printLighthouse(subject);
    const isFaulty = await printAxe(subject);
    return { lines: [], exitCode: isLow || isFaulty ? 1 : 0 };
  } finally {
    host.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Prints a row a page; gives whether any score is below 100. */
async function printLighthouse(subject: Subject): Promise<boolean> {
  const { site, host } = subject;
  console.log(`${LIGHTHOUSE}, mobile\n\n| page | ${CATEGORIES.join(' | ')} |\n|---|---:|---:|---:|---:|`);
  let isLow = false;
  for (const [kind, path] of Object.entries(PAGES)) {
    const page = `${path.slice(1)}index.html`;
    const { scripts, styles, others } = listPageResources(site, page);
    host.prepare([join(site, page), ...scripts, ...styles, ...others]);
    const { categories, audits } = await runLighthouse(subject, host.address + path, kind);
    const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
    console.log(`| ${kind} | ${scores.join(' | ')} |`);
    if (scores.every((score) => score === 100)) continue;
    isLow = true;
    const refs = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? []);
    const failed = refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9);
    for (const { id } of failed)
      console.error(`  ${kind}: ${id}: ${audits[id]?.displayValue ?? audits[id]?.title}`);
  }
  return isLow;
}

interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
}

function runLighthouse({ folder, browser }: Subject, url: string, kind: string): Promise<Report> {
  const file = join(folder, `${kind}.json`);
  const options = [
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=--headless=new ${browser.args?.join(' ')}`,
  ];
  return new Promise((resolve, reject) => {
    const run = spawn('npx', ['--yes', LIGHTHOUSE, url, ...options], {
      env: { ...process.env, CHROME_PATH: browser.executablePath },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    run.on('exit', (code) =>
      code === 0
        ? resolve(JSON.parse(readFileSync(file, 'utf8')) as Report)
        : reject(new Error(`lighthouse ended with ${code}`)),
    );
  });
}

/** Prints what axe finds on every page kind in both languages and in each theme; gives whether it found anything. */
async function printAxe({ browser, host }: Subject): Promise<boolean> {
  console.log('\naxe, violations\n\n| page | light | dark | high contrast |\n|---|---:|---:|---:|');
  const launched = await chromium.launch(browser);
  let total = 0;
  for (const [kind, path] of Object.entries(PAGE_KINDS)) {
    const counts: number[] = [];
    for (const theme of ['light', 'dark', 'contrast']) {
      const context = await launched.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
      await context.addInitScript((kept) => localStorage.setItem('taiyaku.theme', kept), theme);
      const page = await context.newPage();
      let count = 0;
      for (const lang of ['ja', 'en']) {
        await page.goto(host.address + path.replace('/xx/', `/${lang}/`));
        const violations = await findViolations(page);
        count += violations.length;
        for (const [id, elements] of violations)
          console.error(`  ${kind}, ${lang}, ${theme}: ${id}: ${elements[0]}`);
      }
      counts.push(count);
      total += count;
      await context.close();
    }
    console.log(`| ${kind} | ${counts.join(' | ')} |`);
  }
  await launched.close();
  return total > 0;
}
