import { query } from '#platform/page/query.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isLive, isPickable } from '#rules/baseball/game/predicates.ts';
import type { games, game, gameBox, gamePlays, gameWinProbability } from '../contract.ts';

/** Values from the URL, validated by the server; without a date the league's current date. */
export type DayAndLevel = { date?: string | undefined; level: number };

export function gamesQuery({ date, level }: DayAndLevel) {
  return query<typeof games>('GET /api/games', { query: { date, level } });
}

/** The major leagues' games of the league's current date. */
export const todaysGamesQuery = gamesQuery({ level: 1 });

/** The same, read again every fifteen seconds. */
export const polledGamesQuery = { ...todaysGamesQuery, refetchInterval: 15_000 };

const unchanging = { staleTime: Infinity };

/** Where the view of a game is in the cache. */
export const gameRoute = 'GET /api/games/:gamePk';

/** The view of a live game. It is requested once and then updated by the stream. */
export function gameQuery(gamePk: string) {
  return query<typeof game>(gameRoute, { params: { gamePk } }, unchanging);
}

/** The view of a game at a time (epoch ms, UTC), which does not change; apart from `gameQuery`, whose newest state others read. */
export function pastGameQuery(gamePk: string, at: number) {
  return query<typeof game>(gameRoute, { params: { gamePk }, query: { at } }, unchanging);
}

/** All plate appearances with their pitches, updated by `updatePlays`; with `at`, those until then. */
export function playsQuery(gamePk: string, at?: number) {
  return query<typeof gamePlays>('GET /api/games/:gamePk/plays', { params: { gamePk }, query: { at } }, unchanging);
}

/** The box score, refreshed while its section is open. */
export function boxQuery(gamePk: string) {
  return query<typeof gameBox>('GET /api/games/:gamePk/box', { params: { gamePk } }, { staleTime: 20_000 });
}

/** The estimate for the first rendering; in the browser the play log replaces it as soon as it is loaded. With `at`, until then. */
export function winProbabilityQuery(gamePk: string, at?: number) {
  return query<typeof gameWinProbability>(
    'GET /api/games/:gamePk/win-probability',
    { params: { gamePk }, query: { at } },
    unchanging,
  );
}

const livePoll = 10_000;
const waitingPoll = 30_000;
const idlePoll = 120_000;
const shortestPoll = 2_000;

type PolledDay = { games: readonly GameCard[]; isToday: boolean; speed: number };

/** Milliseconds of real time until the next request for the day; false if the day cannot change. */
export function pollInterval({ games, isToday, speed }: PolledDay): number | false {
  const leagueTime = games.some(isLive) ? livePoll : games.some(isPickable) ? waitingPoll : idlePoll;
  if (!isToday && leagueTime !== livePoll) return false;
  return Math.max(shortestPoll, leagueTime / speed);
}
