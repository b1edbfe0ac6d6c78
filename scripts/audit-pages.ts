// Lighthouse on every public page, phone and desk, light and dark: `npm run audit`, optionally with words that the names must contain.
import { execFile } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { leaderboard } from '#contract/leaderboard.ts';
import { midSeason } from '#tests/support/app/mid-season.ts';
import { startApp } from '#tests/support/app/start-app.ts';
import { readReport } from './audit/lighthouse-report.ts';
import { findBrowser } from './find-browser.ts';
import { stopsNamed, tourStops, type TourStop } from './tour/tour-stops.ts';

/** npm fetches it when it is asked for; nothing of the product or its tests needs it. */
const lighthouse = 'lighthouse@13.5.0';
const [dark, light] = [0, 1];
const looks = [
  { name: 'phone, light', scheme: light, flags: [] },
  { name: 'desk, dark', scheme: dark, flags: ['--preset=desktop'] },
  { name: 'phone, dark', scheme: dark, flags: [] },
  { name: 'desk, light', scheme: light, flags: ['--preset=desktop'] },
];
const wanted = process.argv.slice(2);

const app = await startApp({ ...midSeason, SIMULATED_FANS: '60' });
try {
  const stops = await publicStops();
  for (const look of looks) for (const stop of stops) await audit(stop, look);
} finally {
  await app.stop();
}

async function publicStops(): Promise<TourStop[]> {
  const all = await tourStops(app.url, await leader());
  return stopsNamed(all, wanted).filter(({ isSignedIn, isMissing }) => !isSignedIn && !isMissing);
}

/** The first of the simulated fans, who need a while to arrive. */
async function leader(): Promise<string> {
  const [first] = leaderboard.response.parse(await (await fetch(`${app.url}/api/leaderboard`)).json());
  if (first !== undefined) return first.username;
  await setTimeout(1000);
  return leader();
}

async function audit({ name, path }: TourStop, look: (typeof looks)[number]): Promise<void> {
  const { scores, failures } = readReport(await report(`${app.url}${path}`, look));
  process.stdout.write(`${[`${name} (${look.name}): ${scores}`, ...failures].join('\n  ')}\n`);
  if (failures.length > 0) process.exitCode = 1;
}

async function report(address: string, { scheme, flags }: (typeof looks)[number]): Promise<unknown> {
  const chrome = `--headless=new --no-sandbox --disable-gpu --disable-background-networking --blink-settings=preferredColorScheme=${scheme}`;
  const asked = ['--only-categories=accessibility,best-practices,seo', '--disable-full-page-screenshot', ...flags];
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', lighthouse, address, '--quiet', '--output=json', `--chrome-flags=${chrome}`, ...asked],
    { maxBuffer: 100_000_000, env: { ...process.env, CHROME_PATH: findBrowser() ?? undefined } },
  );
  return JSON.parse(stdout);
}
