import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { HttpClient } from './http-client.ts';

const historySchema = z.object({ picks: z.array(z.object({ officialDate: z.string(), state: z.string() })) });
const boardSchema = z.object({ replayed: z.number().nullable() });

const interval = 3000;
/** ms; the jobs of simulated users, results and forecasts run each minute */
const stable = 150_000;
const limit = 40 * 60_000;
/** They change while picks of the past are made, and while games of the past are read. */
const watched = [
  '/api/leaderboard/page',
  '/api/leaderboard/confidence',
  '/api/house-players',
  '/api/fan-bases',
  '/api/challenges',
  '/today/text.txt',
];

/** Resolves when the user's picks before `today` are graded, and nothing about `games` has changed for longer than any job waits. */
export async function waitUntilSettled(
  client: HttpClient,
  { id, cookies, today, games }: { id: number; cookies: string; today: string; games: readonly number[] },
): Promise<void> {
  const end = Date.now() + limit;
  const paths = [...watched, ...games.flatMap((game) => [`/api/games/${game}/forecast`, `/api/games/${game}/brief`])];
  let last = '';
  let since = Date.now();
  while (last === '' || Date.now() - since < stable) {
    if (Date.now() > end) throw new Error('The picks were not settled in time');
    await delay(interval);
    const { replayed } = boardSchema.parse(await client.read('GET', '/api/leaderboard/page'));
    const { picks } = historySchema.parse(await client.read('GET', `/api/users/${id}/predictions`, { cookies }));
    const isGraded = picks.every(
      ({ officialDate, state }) => officialDate >= today || ['correct', 'wrong', 'void'].includes(state),
    );
    const answers = await Promise.all(paths.map(async (path) => (await client.send('GET', path)).bytes.toString()));
    const current = JSON.stringify([picks, answers]);
    if (replayed === null && isGraded && current === last) continue;
    last = isGraded ? current : '';
    since = Date.now();
  }
}
