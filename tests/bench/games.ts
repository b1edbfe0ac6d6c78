import { isLive, isOver } from '#rules/baseball/game/predicates.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { startApp } from '#tests/support/app/start-app.ts';
import { startLeague } from '#tests/support/league/start-league.ts';
import { finishedGame, startManyGames } from './measure/many-games-upstream.ts';
import { print } from './measure/print.ts';
import { readMemory } from './measure/read-memory.ts';
import { readMetric } from './measure/read-metric.ts';

/**
 * A soak: reads finished games one after the other, each of them once and of another visitor, and prints the heap of the application.
 * The heap is lowest after a collection of garbage. The baseline is that of the second 600 games, when the stores with a limit are full.
 */
const games = Number(process.argv[2] ?? 3000);
const step = 600;
/** requests at once */
const atOnce = 8;
/** kB for each further game */
const goal = 10;
const longest = 8 * 60_000;
const token = 'token-of-the-soak';
const paths = ['', '/plays', '/box', '/scorecard'];

const league = await startLeague({ LEAGUE: 'simulated', LEAGUE_SEED: '1' });
const first = await startApp({ LEAGUE: 'mlb', STATS_API_URL: league.url, SAVANT_URL: league.url });
const today = await readGames(first.url);
const listed = today.some(isOver) ? today : [...today, ...(await readGames(first.url, 1, yesterday()))];
await first.stop();
const finished = listed.find(isOver)?.gamePk ?? 0;
const upstream = await startManyGames(league.url, { finished, live: listed.find(isLive)?.gamePk ?? finished });
const app = await startApp({
  LEAGUE: 'simulated',
  LEAGUE_URL: upstream.url,
  TRUSTED_PROXIES: '127.0.0.1',
  METRICS_TOKEN: token,
});

try {
  print(
    'games | lowest heap while they were read, MB | resident, MB | games of the hub | kB for each game since the baseline',
  );
  const began = Date.now();
  let read = 0;
  let base: { heap: number; read: number } | null = null;
  let grown = 0;
  while (read < games && Date.now() - began < longest) {
    let heap = Infinity;
    for (const end = read + step; read < end; read += atOnce) {
      await Promise.all(Array.from({ length: atOnce }, (_, index) => readGame(read + index)));
      heap = Math.min(heap, await readMetric(app.url, { name: 'nodejs_heap_size_used_bytes', token }));
    }
    if (base !== null) grown = (heap - base.heap) / 1024 / (read - base.read);
    if (read > step) base ??= { heap, read };
    const followed = await readMetric(app.url, { name: 'called_shot_live_followers', token });
    print([read, (heap / 1e6).toFixed(1), readMemory(app.pid).rss.toFixed(1), followed, grown.toFixed(1)].join(' | '));
  }
  print(
    `goal ${goal} kB for each game: ${grown <= goal ? 'met' : 'missed'}; ${Math.round((Date.now() - began) / 1000)} s`,
  );
} finally {
  await app.stop();
  upstream.close();
  await league.stop();
}

function yesterday(): string {
  return new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
}

async function readGame(place: number): Promise<void> {
  const headers = { 'x-forwarded-for': `198.51.${Math.floor(place / 250) % 250}.${1 + (place % 250)}` };
  for (const path of paths) {
    const response = await fetch(`${app.url}/api/games/${finishedGame(place)}${path}`, { headers });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${response.url} responded with status ${response.status}`);
  }
}
