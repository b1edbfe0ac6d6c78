import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { type App, startApp } from '#tests/support/app/start-app.ts';
import { startLeague } from '#tests/support/league/start-league.ts';
import { listLiveGames } from './measure/list-live-games.ts';
import { percentile } from './measure/percentile.ts';
import { formatRequest, runLoad } from './measure/run-load.ts';
import { signUpUsers } from './measure/sign-up-users.ts';

/**
 * Compares one worker with several, which serve in turn: pages of users, which are rendered for each request, and new live
 * streams. The load comes from the same machine. Each figure is the median of the rounds.
 */
const workers = Number(process.argv[2] ?? availableParallelism());
const rounds = 3;
const seconds = 5;
const connections = 32;
const users = 16;
const streams = 2000;

const league = await startLeague({ LEAGUE: 'simulated', LEAGUE_SEED: '1' });
const [one, several] = [await startWorkers(1), await startWorkers(workers)];

try {
  const [gamePk = 0] = await listLiveGames(one.url, 1);
  const cookies = { one: await signUpUsers(one.url, users), several: await signUpUsers(several.url, users) };
  const pages = await inTurn(
    () => measurePages(one, cookies.one),
    () => measurePages(several, cookies.several),
  );
  print(
    `/today with a session, requests/s: one worker ${pages.one}, ${workers} workers ${pages.several}, ${pages.ratio} times`,
  );
  const path = `/api/games/${gamePk}/stream`;
  const opened = await inTurn(
    () => measureStreams(one, path),
    () => measureStreams(several, path),
  );
  print(`new live streams/s: one worker ${opened.one}, ${workers} workers ${opened.several}, ${opened.ratio} times`);
} finally {
  await Promise.all([one.stop(), several.stop()]);
  await league.stop();
}

function startWorkers(count: number): Promise<App> {
  return startApp({
    LEAGUE: 'mlb',
    STATS_API_URL: league.url,
    SAVANT_URL: league.url,
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://127.0.0.1',
    WORKERS: String(count),
  });
}

async function inTurn(measureOne: () => Promise<number>, measureSeveral: () => Promise<number>) {
  const figures: { one: number; several: number }[] = [];
  for (let round = 0; round < rounds; round++)
    figures.push({ one: await measureOne(), several: await measureSeveral() });
  const median = (values: number[]) => percentile(values, 50);
  return {
    one: median(figures.map((each) => each.one)).toFixed(0),
    several: median(figures.map((each) => each.several)).toFixed(0),
    ratio: median(figures.map((each) => each.several / each.one)).toFixed(2),
  };
}

async function measurePages({ url }: App, cookies: string[]): Promise<number> {
  const requests = cookies.map((cookie) => formatRequest('/today', { 'accept-encoding': 'br', cookie }));
  const port = Number(new URL(url).port);
  const { responses, statuses } = await runLoad(port, { requests, connections, seconds, rate: null });
  if (Object.keys(statuses).join() !== '200')
    throw new Error(`Responses with status ${Object.keys(statuses).join(', ')}`);
  return responses / seconds;
}

/** New streams per second. */
async function measureStreams({ url }: App, path: string): Promise<number> {
  const file = new URL('measure/connect-streams.ts', import.meta.url).pathname;
  const order = { port: Number(new URL(url).port), path, count: streams };
  const { stdout } = await promisify(execFile)(process.execPath, [file, JSON.stringify(order)]);
  return (streams * 1000) / Number(stdout);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
