import { readFile } from 'node:fs/promises';
import { clubsOfLogs } from '../game-logs/clubs-of-logs.ts';
import type { GameLog } from '../game-logs/parse-game-log.ts';
import { gameKey } from './judge-forecast.ts';

/**
 * Reads FiveThirtyEight's home win probabilities by game key. Double-headers are left out, because the file
 * does not number their games. The home club is the first of the two.
 */
export async function readFiveThirtyEight(path: string, logs: readonly GameLog[]): Promise<Map<string, number>> {
  const codes = new Map(clubsOfLogs(2021).map(({ name, code }) => [name, code]));
  const byClubs = new Map<string, number[]>();
  for (const line of (await readFile(path, 'utf8')).trim().split('\n').slice(1)) {
    const [, date = '', home = '', away = '', , chance = ''] = line.split(',');
    const key = [date.replaceAll('-', ''), codes.get(home), codes.get(away)].join();
    byClubs.set(key, [...(byClubs.get(key) ?? []), Number(chance)]);
  }
  return new Map(
    logs.flatMap((log) => {
      const [chance, ...more] = byClubs.get([log.date, log.home.club, log.away.club].join()) ?? [];
      return chance === undefined || more.length > 0 || log.number !== '0' ? [] : [[gameKey(log), chance] as const];
    }),
  );
}
