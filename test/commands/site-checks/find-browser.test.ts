import { describe, expect, test } from 'vitest';
import { chooseBrowser, type Machine } from '../../../src/commands/site-checks/find-browser.ts';

const PLAYWRIGHT = '/home/someone/.cache/ms-playwright/chromium-1/chrome';
const CHROMIUM = '/usr/bin/chromium';

/** A machine that has only these files. */
function machineWith(files: readonly string[], other: Partial<Machine> = {}): Machine {
  return {
    platform: 'linux',
    arch: 'x64',
    env: {},
    playwright: PLAYWRIGHT,
    exists: (file) => files.includes(file),
    ...other,
  };
}

describe('the browser of the tests', () => {
  test('is the one named, else the packaged one, else Playwright’s own, else the system’s', () => {
    const all = ['/a/browser', PLAYWRIGHT, CHROMIUM];
    const arm = { arch: 'arm64' };
    expect(chooseBrowser(machineWith(all, { env: { CHROMIUM: '/a/browser' } }))).toEqual({
      launch: { executablePath: '/a/browser' },
    });
    expect(chooseBrowser(machineWith(all))).toEqual({ packaged: true });
    expect(chooseBrowser(machineWith(all, arm))).toEqual({ launch: { channel: 'chromium' } });
    expect(chooseBrowser(machineWith([CHROMIUM], arm))).toEqual({ launch: { executablePath: CHROMIUM } });
  });

  test('is never another where the packaged one is asked for', () => {
    const all = [PLAYWRIGHT, CHROMIUM];
    expect(chooseBrowser(machineWith(all, { env: { CHROMIUM: 'packaged' } }))).toEqual({ packaged: true });
    const mac = machineWith([], { platform: 'darwin', arch: 'arm64', env: { CHROMIUM: 'packaged' } });
    expect(chooseBrowser(mac)).toEqual({ problem: expect.stringContaining('Linux on x64') });
  });

  test('is found on a Mac and on Windows where their installers put it', () => {
    const onMac = (file: string) => chooseBrowser(machineWith([file], { platform: 'darwin', arch: 'arm64' }));
    expect(onMac('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome')).toEqual({
      launch: { channel: 'chrome' },
    });
    expect(onMac('/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge')).toEqual({
      launch: { channel: 'msedge' },
    });
    const onWindows = (file: string) =>
      chooseBrowser(
        machineWith([file], {
          platform: 'win32',
          env: { 'PROGRAMFILES(X86)': String.raw`C:\Program Files (x86)` },
        }),
      );
    expect(onWindows(String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`)).toEqual({
      launch: { channel: 'msedge' },
    });
  });

  test('where there is none, one line says what to install', () => {
    for (const platform of ['darwin', 'win32'] as const) {
      const choice = chooseBrowser(machineWith([], { platform, arch: 'arm64' }));
      expect(choice).toEqual({
        problem: expect.stringMatching(/^[^\n]*npx playwright install chromium[^\n]*$/),
      });
    }
    expect(chooseBrowser(machineWith([], { arch: 'arm64' }))).toHaveProperty('problem');
  });

  test('a name that leads nowhere is said, not passed over', () => {
    expect(chooseBrowser(machineWith([CHROMIUM], { env: { CHROMIUM: '/no/such' } }))).toEqual({
      problem: 'CHROMIUM names no file: /no/such',
    });
  });
});
