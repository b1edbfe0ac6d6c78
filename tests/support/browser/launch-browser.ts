import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../../scripts/find-browser.ts';
import { midSeason } from '../app/mid-season.ts';
import { startApp } from '../app/start-app.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    browserAddress: string;
  }
}

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--disable-gpu',
];

/** A page lives for seconds: compiling its scripts to faster code costs more time than it saves, most of all in axe. */
const briefly = ['--js-flags=--no-maglev --no-turbofan'];

/** Starts one browser and one application for the whole run; each test opens its own pages. Requires the built pages. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync('dist/.built-from')) throw new Error('Build the pages first: npm run build');
  const [server, app] = await Promise.all([
    launchBrowser(briefly),
    startApp({ ...midSeason, TRUSTED_PROXIES: '127.0.0.1' }),
  ]);
  project.provide('browserAddress', server.wsEndpoint());
  project.provide('sharedAppUrl', app.url);
  project.provide('sharedAppDataDir', app.dataDir);
  return async () => {
    await Promise.all([server.close(), app.stop()]);
    if (app.stderr() !== '') throw new Error(`The shared application wrote to its standard error:\n${app.stderr()}`);
  };
}

/** Also used by benches and screenshots, which run outside the test runner. */
export function launchBrowser(further: string[] = []) {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error('No Chrome or Chromium found; `npm test` installs one.');
  const args = [...quiet, ...further, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  return chromium.launchServer({ executablePath, args });
}
