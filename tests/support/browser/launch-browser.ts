import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../../../scripts/find-browser.ts';

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--disable-gpu',
];

/** Also used by benches and screenshots, which run outside the test runner. */
export function launchBrowser(further: string[] = []): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error('No Chrome or Chromium found; `npm test` installs one.');
  const args = [...quiet, ...further, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  return chromium.launch({ executablePath, args });
}
