import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findBrowser } from '../find-browser.ts';

/** Downloaded by npx on first use; neither the product nor its tests need it. */
const lighthouse = 'lighthouse@13.5.0';

type Options = { flags: string[]; browserFlags?: string[] };

/** Runs Lighthouse on a page and returns its report. Rejects if it cannot be installed or the page does not load. */
export async function runLighthouse(url: string, { flags, browserFlags = [] }: Options): Promise<unknown> {
  const browser = [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    ...browserFlags,
  ];
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      '--quiet',
      '--output=json',
      '--disable-full-page-screenshot',
      `--chrome-flags=${browser.join(' ')}`,
      ...flags,
    ],
    { maxBuffer: 100_000_000, env: { ...process.env, CHROME_PATH: findBrowser() ?? undefined } },
  );
  return JSON.parse(stdout);
}
