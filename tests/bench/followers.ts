import { startLeague } from '#tests/support/start-league.ts';
import { startApp } from '#tests/support/start-app.ts';
import { cpuSeconds } from './cpu-seconds.ts';
import { liveGames } from './live-games.ts';
import { startLoggingProxy } from './logging-proxy.ts';
import { openViewers } from './open-viewers.ts';
import { twinOf } from './twin-games.ts';

/** What following costs: processor time for fifteen games, and requests to the upstream with one viewer and with a thousand. */
const seconds = 60;
const followed = 15;
const crowd = 1000;

const league = await startLeague({ LEAGUE: 'simulated', LEAGUE_SEED: '1' });
try {
  await measureProcessor();
  await compareRequests();
} finally {
  await league.stop();
}

async function measureProcessor(): Promise<void> {
  const proxy = await startLoggingProxy(league.url);
  const app = await startApp({ LEAGUE: 'mlb', STATS_API_URL: proxy.url });
  const once = await liveGames(app.url, followed);
  const games = [...once, ...once.map(twinOf)].slice(0, followed);
  const viewers = await openViewers(games.map((gamePk) => `${app.url}/api/games/${gamePk}/stream`));
  const before = cpuSeconds(app.pid);
  await elapse(seconds);
  const share = ((cpuSeconds(app.pid) - before) / seconds) * 100;
  viewers.close();
  await app.stop();
  proxy.close();
  print(
    `Following ${games.length} live games (${games.length - once.length} of them twice) for ${seconds} s: ${share.toFixed(1)} % of one core (${viewers.bytes()} B sent).`,
  );
}

async function compareRequests(): Promise<void> {
  const [few, many] = await Promise.all([requestsWith(1), requestsWith(crowd)]);
  const paths = [...new Set([...few.keys(), ...many.keys()])].toSorted();
  print(`Requests to the upstream in ${seconds} s with 1 and with ${crowd} viewers of one game:`);
  for (const path of paths) print(`  ${few.get(path) ?? 0} and ${many.get(path) ?? 0}  ${path}`);
}

async function requestsWith(viewerCount: number): Promise<Map<string, number>> {
  const proxy = await startLoggingProxy(league.url);
  const app = await startApp({ LEAGUE: 'mlb', STATS_API_URL: proxy.url });
  const [gamePk] = await liveGames(app.url, 1);
  const viewers = await openViewers(Array.from({ length: viewerCount }, () => `${app.url}/api/games/${gamePk}/stream`));
  proxy.forget();
  await elapse(seconds);
  viewers.close();
  await app.stop();
  proxy.close();
  return proxy.counts();
}

function elapse(span: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, span * 1000));
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
