import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { isLive, isOver } from '#rules/baseball/game/predicates.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { startApp } from '#tests/support/app/start-app.ts';
import { startLeague } from '#tests/support/league/start-league.ts';
import { finishedGame, liveGame, startManyGames, unknownGame } from './measure/many-games-upstream.ts';
import { print } from './measure/print.ts';

/**
 * Measures what is left of the five requests a second to the upstream while one visitor uses up what it can: how many new pages of
 * another visitor are answered, how many requests the first one causes, and whether the games that others watch are still read. The
 * baseline is no such visitor. `one-visitor.test.ts` has the same in virtual time.
 */
const seconds = Number(process.argv[2] ?? 75);
const pageEvery = 3000;
const watched = 4;
const greedy = '203.0.113.1';
const day = 86_400_000;

const league = await startLeague({ LEAGUE: 'simulated', LEAGUE_SEED: '1' });
const settings = { LEAGUE: 'mlb', TRUSTED_PROXIES: '127.0.0.1' };
const first = await startApp({ ...settings, STATS_API_URL: league.url, SAVANT_URL: league.url });
const dateBefore = (days: number): string => new Date(Date.now() - days * day).toISOString().slice(0, 10);
const listed = [...(await readGames(first.url)), ...(await readGames(first.url, 1, dateBefore(1)))];
await first.stop();
const finished = listed.find(isOver)?.gamePk ?? listed[0]?.gamePk ?? 0;
const upstream = await startManyGames(league.url, { finished, live: listed.find(isLive)?.gamePk ?? finished });

type Visit = { path: string; address: string; cookie?: string };

let url = '';

async function visit({ path, address, cookie = '' }: Visit): Promise<number> {
  const response = await fetch(`${url}${path}`, { headers: { 'x-forwarded-for': address, cookie } });
  await response.arrayBuffer();
  return response.status;
}

/** Holds a stream, and opens it again when it ends or is refused. */
function watch(path: string, address: string, signal: AbortSignal): { ends: number } {
  const state = { ends: 0 };
  const open = () => {
    if (signal.aborted) return;
    const again = () => {
      state.ends += 1;
      setTimeout(open, 2000).unref();
    };
    get(`${url}${path}`, { headers: { 'x-forwarded-for': address }, signal, agent: false }, (response) => {
      response.on('error', () => {}).on('close', () => !signal.aborted && again());
      response.resume();
    }).on('error', () => {});
  };
  open();
  return state;
}

type Attack = (signal: AbortSignal) => void;

function repeat(ms: number, path: (count: number) => Omit<Visit, 'address'>): Attack {
  return (signal) => {
    let count = 0;
    const timer = setInterval(() => {
      count += 1;
      visit({ ...path(count), address: greedy }).catch(() => {});
    }, ms);
    signal.addEventListener('abort', () => clearInterval(timer));
  };
}

const attacks: [name: string, attack: Attack][] = [
  ['no such visitor', () => {}],
  [
    'follows 40 live games',
    (signal) => {
      for (let place = 100; place < 140; place += 1) watch(`/api/games/${liveGame(place)}/stream`, greedy, signal);
    },
  ],
  ['a finished game a second', repeat(1000, (count) => ({ path: `/api/games/${finishedGame(count)}` }))],
  ['80 unknown games a second', repeat(12.5, (count) => ({ path: `/api/games/${unknownGame(count)}` }))],
  [
    'an old hold, each second',
    repeat(1000, (count) => ({
      path: `/api/games?date=${dateBefore(1)}&x=${count}`,
      cookie: `held=${Date.now() - 2 * day}`,
    })),
  ],
];

let pages = 0;

async function measure(attack: Attack): Promise<string> {
  const app = await startApp({ ...settings, STATS_API_URL: upstream.url, SAVANT_URL: upstream.url });
  url = app.url;
  const end = new AbortController();
  const streams = Array.from({ length: 2 * watched }, (_, index) =>
    watch(`/api/games/${liveGame(index % watched)}/stream`, `198.51.100.${10 + index}`, end.signal),
  );
  // the first readings, and those of the jobs after a start
  await delay(10_000);
  const began = Date.now();
  attack(end.signal);
  const statuses: Promise<number>[] = [];
  while (Date.now() - began < seconds * 1000) {
    pages += 1;
    const path = `/api/games?date=${dateBefore(2 + (pages % 90))}&level=${pages < 90 ? 1 : 11}`;
    statuses.push(visit({ path, address: '192.0.2.1' }).catch(() => 0));
    await delay(pageEvery);
  }
  const answered = (await Promise.all(statuses)).filter((status) => status === 200).length;
  const sent = upstream.requests.filter(({ at }) => at >= began);
  const gameOf = (path: string) => Number(/\/game\/(\d+)\//.exec(path)?.[1] ?? 0);
  const isWatched = (gamePk: number) => gamePk >= liveGame(0) && gamePk < liveGame(watched);
  const polls = sent.filter(({ path }) => isWatched(gameOf(path)));
  const others = sent.filter(({ path }) => gameOf(path) !== 0 && !isWatched(gameOf(path)));
  const caused = others.filter(({ path }) => gameOf(path) >= finishedGame(0));
  end.abort();
  await app.stop();
  return [
    `${answered} of ${statuses.length}`,
    mostInMinute(caused),
    // the jobs read some too
    mostInMinute(others) - mostInMinute(caused),
    ((polls.length / watched / seconds) * 60).toFixed(1),
    streams.reduce((sum, { ends }) => sum + ends, 0),
  ].join(' | ');
}

function mostInMinute(requests: readonly { at: number }[]): number {
  const counts = requests.map(({ at }) => requests.filter((other) => other.at >= at && other.at < at + 60_000).length);
  return Math.max(0, ...counts);
}

try {
  print(
    'beside it | new pages answered | its games, requests in a minute (30) | other games | polls of a watched game a minute | streams ended',
  );
  for (const [name, attack] of attacks) print(`${name} | ${await measure(attack)}`);
} finally {
  upstream.close();
  await league.stop();
}
