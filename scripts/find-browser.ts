import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { installPackage, isDistribution, isRoot, runQuietly } from './install-package.ts';

const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome', 'msedge'];
const headlessShell = '/usr/bin/chromium-headless-shell';
const usualPlaces = [
  headlessShell,
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
];

/** Finds an installed Chrome or Chromium that runs: BROWSER_PATH, the PATH, the usual folders, Playwright's own. */
export function findBrowser(): string | null {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const candidates = [process.env.BROWSER_PATH ?? '', ...onPath, ...usualPlaces, chromium.executablePath()];
  return candidates.find((path) => path !== '' && canRun(path)) ?? null;
}

/**
 * Finds a browser for tests, or installs one: the system's package (as root on Debian or Ubuntu) or Playwright's Chromium. On Debian it
 * is the headless shell of Chromium, which needs a third less processor time than Chromium for the same pages.
 */
export async function findOrInstallBrowser(): Promise<string | null> {
  const found = process.env.BROWSER_PATH === undefined ? (findOrInstallShell() ?? findBrowser()) : findBrowser();
  if (found !== null) return found;
  process.stdout.write('No browser found; installing one …\n');
  return listInstallers().reduce<string | null>((browser, install) => {
    if (browser !== null) return browser;
    install();
    return findBrowser();
  }, null);
}

/** Containers cannot run Ubuntu's chromium, which is a snap, so Playwright's Chromium is tried first there. */
function listInstallers(): (() => void)[] {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return [installPlaywrightChromium];
  const installSystemChromium = () => installPackage('chromium');
  return isDistribution('ubuntu')
    ? [installPlaywrightChromium, installSystemChromium]
    : [installSystemChromium, installPlaywrightChromium];
}

function findOrInstallShell(): string | null {
  if (canRun(headlessShell)) return headlessShell;
  if (!isRoot() || !isDistribution('debian')) return null;
  process.stdout.write("Installing Chromium's headless shell …\n");
  installPackage('chromium-headless-shell');
  return canRun(headlessShell) ? headlessShell : null;
}

function installPlaywrightChromium(): void {
  const cli = join(import.meta.dirname, '..', 'node_modules', 'playwright-core', 'cli.js');
  runQuietly(process.execPath, [cli, 'install', ...(isRoot() ? ['--with-deps'] : []), 'chromium']);
}

function canRun(path: string): boolean {
  // on Ubuntu without the snap, a launcher on the path only prints advice
  const printsVersion = () => spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
  return existsSync(path) && (process.platform === 'win32' || printsVersion());
}
