import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runCommand } from '../src/commands/command-line/run-command.ts';
import { findBrowser } from '../src/commands/site-checks/find-browser.ts';

const USAGE = `usage: npx node scripts/draw-icons.ts

Draws public/seal.svg into public/icons, with the browser of the tests.`;

/** Files of `public/icons` drawn from the logo; a maskable icon leaves room for the shape a device cuts it to. */
const ICONS = [
  { file: 'icon-192.png', size: 192, share: 1, back: 'transparent' },
  { file: 'icon-512.png', size: 512, share: 1, back: 'transparent' },
  { file: 'apple-180.png', size: 180, share: 1, back: '#a63320' },
  { file: 'maskable-512.png', size: 512, share: 0.72, back: '#a63320' },
];

await runCommand(USAGE, async () => {
  const logo = readFileSync('public/seal.svg', 'utf8');
  const browser = await chromium.launch(await findBrowser());
  const page = await browser.newPage();
  for (const { file, size, share, back } of ICONS) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>body{margin:0;background:${back};display:grid;place-items:center;height:100vh}svg{width:${share * 100}%}</style>${logo}`,
    );
    writeFileSync(`public/icons/${file}`, await page.screenshot({ omitBackground: true }));
  }
  await browser.close();
  return { lines: [`${ICONS.length} icons drawn into public/icons`], exitCode: 0 };
});
