import { setTimeout as sleep } from 'node:timers/promises';
import { startApp } from '#tests/support/app/start-app.ts';
import { startLeague } from '#tests/support/league/start-league.ts';
import { startCountingProxy } from './measure/counting-proxy.ts';
import { duplicateGamePk } from './measure/duplicate-games.ts';
import { listLiveGames } from './measure/list-live-games.ts';
import { openSubscribers } from './measure/open-subscribers.ts';
import { print } from './measure/print.ts';
import { readCpuSeconds } from './measure/read-cpu-seconds.ts';

/** Measures the processor time of following fifteen games, and the upstream requests with one subscriber and with a thousand. */
const seconds = 60;
const followed = 15;
const manySubscribers = 1000;

const league = await startLeague({ LEAGUE: 'simulated', LEAGUE_SEED: '1' });
try {
  await measureProcessor();
  await compareRequests();
} finally {
  await league.stop();
}

async function measureProcessor(): Promise<void> {
  const proxy = await startCountingProxy(league.url);
  const app = await startApp({ LEAGUE: 'mlb', STATS_API_URL: proxy.url, TRUSTED_PROXIES: '127.0.0.1' });
  const liveGamePks = await listLiveGames(app.url, followed);
  const games = [...liveGamePks, ...liveGamePks.map(duplicateGamePk)].slice(0, followed);
  const subscribers = await openSubscribers(games.map((gamePk) => `${app.url}/api/games/${gamePk}/stream`));
  const before = readCpuSeconds(app.pid);
  await sleep(seconds * 1000);
  const share = ((readCpuSeconds(app.pid) - before) / seconds) * 100;
  subscribers.close();
  await app.stop();
  proxy.close();
  print(
    `Following ${games.length} live games (${games.length - liveGamePks.length} of them twice) for ${seconds} s: ${share.toFixed(1)} % of one core (${subscribers.bytes()} B sent).`,
  );
}

async function compareRequests(): Promise<void> {
  const [few, many] = await Promise.all([countRequests(1), countRequests(manySubscribers)]);
  const paths = [...new Set([...few.keys(), ...many.keys()])].toSorted();
  print(`Requests to the upstream in ${seconds} s with 1 and with ${manySubscribers} subscribers of one game:`);
  for (const path of paths) print(`  ${few.get(path) ?? 0} and ${many.get(path) ?? 0}  ${path}`);
}

async function countRequests(subscriberCount: number): Promise<Map<string, number>> {
  const proxy = await startCountingProxy(league.url);
  const app = await startApp({ LEAGUE: 'mlb', STATS_API_URL: proxy.url, TRUSTED_PROXIES: '127.0.0.1' });
  const [gamePk] = await listLiveGames(app.url, 1);
  const subscribers = await openSubscribers(
    Array.from({ length: subscriberCount }, () => `${app.url}/api/games/${gamePk}/stream`),
  );
  proxy.reset();
  await sleep(seconds * 1000);
  subscribers.close();
  await app.stop();
  proxy.close();
  return proxy.counts();
}
