import { setTimeout as delay } from 'node:timers/promises';
import { isOver } from '#rules/baseball/game/predicates.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { startApp } from '#tests/support/app/start-app.ts';
import { startLeague } from '#tests/support/league/start-league.ts';
import { percentile } from './measure/percentile.ts';
import { print } from './measure/print.ts';
import { productionSettings } from './measure/production-settings.ts';
import { sendTimedRequest } from './measure/send-timed-request.ts';

/**
 * Measures how long a visitor waits for pages while another one requests an address of each kind on eight connections, without pause
 * and each time with another URL, so that no response is shared. The baseline is the same visitor alone, before each kind.
 */
const visits = Number(process.argv[2] ?? 60);
const connections = 8;
const goal = 3;

const league = await startLeague({ LEAGUE: 'simulated', LEAGUE_SEED: '1' });
const app = await startApp({ ...productionSettings(league.url), TRUSTED_PROXIES: '127.0.0.1' });

let urls = 0;

/** Requests an address as a visitor of a network, with a new URL. */
async function visit(path: string, address: string): Promise<number> {
  urls += 1;
  const url = `${app.url}${path}${path.includes('?') ? '&' : '?'}x=${urls}`;
  const { status, ms } = await sendTimedRequest(url, { encoding: 'br', address });
  return status === 429 ? Number.NaN : ms;
}

async function measureVisits(): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < visits; count += 1) {
    times.push(await visit('/today', '198.51.100.1'));
    await delay(20);
  }
  return times;
}

async function measureKind(kind: string, path: string): Promise<string> {
  await visit(path, '203.0.113.1');
  const alone = await measureVisits();
  const end = new AbortController();
  let served = 0;
  const flood = Array.from({ length: connections }, async () => {
    while (!end.signal.aborted) served += Number.isNaN(await visit(path, '203.0.113.1')) ? 0 : 1;
  });
  const began = performance.now();
  const beside = await measureVisits();
  const seconds = (performance.now() - began) / 1000;
  end.abort();
  await Promise.all(flood);
  const [own, other] = [alone, beside].map((times) => [50, 95].map((at) => percentile(times, at)));
  const ratio = (other?.[1] ?? 0) / (own?.[1] ?? 1);
  const shown = [own, other].map((figures) => figures?.map((ms) => ms.toFixed(1)).join(', '));
  return [kind, path, ...shown, ratio.toFixed(1), ratio <= goal ? '' : 'missed', (served / seconds).toFixed(0)].join(
    ' | ',
  );
}

try {
  const games = await readGames(app.url);
  const gamePk = (games.find(isOver) ?? games[0])?.gamePk ?? 0;
  const kinds: [kind: string, path: string][] = [
    ['documentation', '/api/docs'],
    ['page', '/today'],
    ['page of statistics', '/league-leaders'],
    ['data', '/api/games'],
    ['data, earlier state', `/api/games/${gamePk}?at=1`],
    ['scorecard', `/api/games/${gamePk}/scorecard`],
    ['picture', `/api/games/${gamePk}/picture.png`],
    ['calendar', '/api/teams/121/games.ics'],
    ['feed', '/transactions/feed.xml'],
    ['embed', `/embed/games/${gamePk}`],
    ['text version', '/today/text'],
    ['site map', '/sitemap.xml'],
    ['readiness', '/readyz'],
  ];
  print('kind | address | alone: p50, p95, ms | beside it | ratio of p95 | goal 3 | of it per second');
  for (const [kind, path] of kinds) print(await measureKind(kind, path));
} finally {
  await app.stop();
  await league.stop();
}
