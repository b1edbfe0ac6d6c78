import { setTimeout as delay } from 'node:timers/promises';
import { isLive, isOver } from '#rules/baseball/game/predicates.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { startApp } from '#tests/support/app/start-app.ts';
import { startLeague } from '#tests/support/league/start-league.ts';
import { finishedGame, startManyGames } from './measure/many-games-upstream.ts';
import { print } from './measure/print.ts';
import { readMemory } from './measure/read-memory.ts';

/**
 * A soak: reads finished games one after the other, each of them once and of another visitor, and prints the heap of the application.
 * The baseline is the heap after the first games, when the stores with a limit are full.
 */
const games = Number(process.argv[2] ?? 3000);
const baseline = 600;
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
  print('games | heap after collection, MB | resident, MB | games of the hub | kB for each game since the first 600');
  const began = Date.now();
  let read = 0;
  let before: number | null = null;
  let grown = 0;
  const steps = [
    0,
    baseline,
    ...Array.from({ length: 4 }, (_, step) => baseline + ((games - baseline) * (step + 1)) / 4),
  ];
  for (const step of steps) {
    while (read < step && Date.now() - began < longest) {
      await Promise.all(Array.from({ length: atOnce }, (_, index) => readGame(read + index)));
      read += atOnce;
    }
    const { heap, hub } = await readLowestHeap();
    if (read >= baseline) before ??= heap;
    grown = read > baseline && before !== null ? ((heap - before) * 1024) / (read - baseline) : 0;
    print([read, heap.toFixed(1), readMemory(app.pid).rss.toFixed(1), hub, grown.toFixed(1)].join(' | '));
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

/** The heap is smallest after a collection of garbage. */
async function readLowestHeap(): Promise<{ heap: number; hub: string }> {
  let heap = Infinity;
  let hub = '';
  for (let sample = 0; sample < 12; sample += 1) {
    const response = await fetch(`${app.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    const text = await response.text();
    const valueOf = (name: string) => new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1] ?? '';
    heap = Math.min(heap, Number(valueOf('nodejs_heap_size_used_bytes')) / 1e6);
    hub = valueOf('called_shot_live_followers');
    await delay(1000);
  }
  return { heap, hub };
}
