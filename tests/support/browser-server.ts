import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../scripts/find-browser.ts';

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

/** One browser for the whole run; each test opens pages of its own in it. Asks for the built pages first. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync('dist/.built-from')) throw new Error('Build the pages first: npm run build');
  const server = await launchBrowser();
  project.provide('browserAddress', server.wsEndpoint());
  return () => server.close();
}

/** Also for benches and screenshots, which run outside the test runner. */
export function launchBrowser() {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error('No Chrome or Chromium found; `npm test` installs one.');
  const args = process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet;
  return chromium.launchServer({ executablePath, args });
}
