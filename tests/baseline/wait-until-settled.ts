import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { HttpClient } from './http-client.ts';

const historySchema = z.object({ picks: z.array(z.object({ officialDate: z.string(), state: z.string() })) });
const boardSchema = z.object({ replayed: z.number().nullable() });

const interval = 2000;
const limit = 10 * 60_000;
/** equal answers in a row, after which no further job is expected to change them */
const equalAnswers = 8;
const watched = ['/api/leaderboard/page', '/api/leaderboard/skill', '/api/leaderboard/confidence', '/today/text.txt'];

/** Resolves when the user's picks before `today` are graded, and those of all simulated fans are made and graded. */
export async function waitUntilSettled(
  client: HttpClient,
  { id, cookies, today, hasFans }: { id: number; cookies: string; today: string; hasFans: boolean },
): Promise<void> {
  const end = Date.now() + limit;
  let last = '';
  let equal = 0;
  while (equal < (hasFans ? equalAnswers : 1)) {
    if (Date.now() > end) throw new Error('The picks were not settled in time');
    await delay(interval);
    const { replayed } = boardSchema.parse(await client.read('GET', '/api/leaderboard/page'));
    const { picks } = historySchema.parse(await client.read('GET', `/api/users/${id}/predictions`, { cookies }));
    const isGraded = picks.every(
      ({ officialDate, state }) => officialDate >= today || ['correct', 'wrong', 'void'].includes(state),
    );
    const answers = await Promise.all(watched.map(async (path) => (await client.send('GET', path)).bytes.toString()));
    const current = JSON.stringify([picks, answers]);
    equal = replayed === null && isGraded && current === last ? equal + 1 : 0;
    last = current;
  }
}
