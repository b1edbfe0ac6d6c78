import { z } from 'zod';
import { leaderboardEntrySchema } from '#contract/leaderboard.ts';
import { userProfileSchema } from '#contract/fans.ts';
import { leagueSchema } from '#contract/league.ts';
import { addDays } from '#domain/seasons/add-days.ts';
import { startApp } from '#tests/support/app/start-app.ts';
import { readCpuSeconds } from './measure/read-cpu-seconds.ts';
import { percentile } from './measure/percentile.ts';

/** Measures how long sixty simulated fans take to make all picks up to the hundredth day of a season, and the response times meanwhile. */
const pause = 100;
const longest = 600_000;

const began = performance.now();
const app = await startApp({ LEAGUE: 'simulated', SIMULATED_FANS: '60' });
const listening = performance.now() - began;
try {
  const { today } = leagueSchema.parse(await get('/api/league'));
  const busy = await measureUntil(async () => (await readNewestDay()) >= addDays(today, -1));
  const arrived = performance.now() - began - listening;
  const quiet = await measureUntil(async () => performance.now() - began > listening + arrived + 10_000);
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  print(`Listening after ${seconds(listening)} s; all picks of the season in and graded ${seconds(arrived)} s later.`);
  print(`Processor time of the application: ${readCpuSeconds(app.pid).toFixed(1)} s.`);
  print(`A request meanwhile: ${formatTimes(busy)}; afterwards: ${formatTimes(quiet)}.`);
} finally {
  await app.stop();
}

async function get(path: string): Promise<unknown> {
  return (await fetch(app.url + path)).json();
}

/** Reads the newest day of the leading user's calendar. */
async function readNewestDay(): Promise<string> {
  const [leader] = z.array(leaderboardEntrySchema).parse(await get('/api/leaderboard'));
  if (leader === undefined) return '';
  return userProfileSchema.parse(await get(`/api/fans/${leader.username}`)).calendar.at(-1)?.date ?? '';
}

/** Requests the leaderboard repeatedly until `isDone`; returns the response times in ms. */
async function measureUntil(isDone: () => Promise<boolean>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; performance.now() - began < longest; round += 1) {
    const start = performance.now();
    await get('/api/leaderboard/page');
    times.push(performance.now() - start);
    if (round % 10 === 9 && (await isDone())) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return times;
}

function formatTimes(times: number[]): string {
  const ms = (percent: number) => `${percentile(times, percent).toFixed(0)} ms`;
  return `median ${ms(50)}, p99 ${ms(99)}, longest ${ms(100)} (${times.length})`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
