// Runs Lighthouse on every public page, as phone and desktop, in light and dark: `npm run tool -- audit`, optionally with words that page names must contain.
import { setTimeout } from 'node:timers/promises';
import { leaderboard } from '#features/leaderboard/contract.ts';
import { midSeason } from '#tests/support/app/mid-season.ts';
import { startApp } from '#tests/support/app/start-app.ts';
import { readReport } from './audit/lighthouse-report.ts';
import { runLighthouse } from './audit/run-lighthouse.ts';
import { filterStops, listTourStops, type TourStop } from './tour/tour-stops.ts';

const [dark, light] = [0, 1];
const variants = [
  { name: 'phone, light', scheme: light, flags: [] },
  { name: 'desktop, dark', scheme: dark, flags: ['--preset=desktop'] },
  { name: 'phone, dark', scheme: dark, flags: [] },
  { name: 'desktop, light', scheme: light, flags: ['--preset=desktop'] },
];
const words = process.argv.slice(2);

const app = await startApp({ ...midSeason, SIMULATED_FANS: '60' });
try {
  const stops = await listPublicStops();
  for (const look of variants) for (const stop of stops) await audit(stop, look);
} finally {
  await app.stop();
}

async function listPublicStops(): Promise<TourStop[]> {
  const all = await listTourStops(app.url, await readLeader());
  return filterStops(all, words).filter(({ isSignedIn, isMissing }) => !isSignedIn && !isMissing);
}

/** Waits for the first simulated user on the leaderboard and returns the username. */
async function readLeader(): Promise<string> {
  const [first] = leaderboard.response.parse(await (await fetch(`${app.url}/api/leaderboard`)).json());
  if (first !== undefined) return first.username;
  await setTimeout(1000);
  return readLeader();
}

async function audit({ name, path }: TourStop, look: (typeof variants)[number]): Promise<void> {
  const report = await runLighthouse(`${app.url}${path}`, {
    flags: ['--only-categories=accessibility,best-practices,seo', ...look.flags],
    browserFlags: [`--blink-settings=preferredColorScheme=${look.scheme}`],
  });
  const { scores, failures } = readReport(report);
  process.stdout.write(`${[`${name} (${look.name}): ${scores}`, ...failures].join('\n  ')}\n`);
  if (failures.length > 0) process.exitCode = 1;
}
