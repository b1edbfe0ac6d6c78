import { query } from '#platform/page/query.ts';
import type { games } from '../contract.ts';

/** Values from the URL, validated by the server; without a date the league's current date. */
export type DayAndLevel = { date?: string | undefined; level: number };

export function gamesQuery({ date, level }: DayAndLevel) {
  return query<typeof games>('GET /api/games', { query: { date, level } });
}

/** The major leagues' games of the league's current date. */
export const todaysGamesQuery = gamesQuery({ level: 1 });

/** The same, read again every fifteen seconds. */
export const polledGamesQuery = { ...todaysGamesQuery, refetchInterval: 15_000 };
