import { useLeagueNow } from '#features/league/queries.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isOpenAt, locksAt } from '#rules/picks/lock.ts';
import { type DayPicksController, useDayPicks } from './day-picks.tsx';

const minute = 60_000;

/** The games of the day that accept picks at `now` (epoch ms), the first lock first; those without a lock time last. */
export function openGames(games: readonly GameCard[], { findGamePicks }: DayPicksController, now: number): GameCard[] {
  const lockOf = (game: GameCard) => locksAt(game, findGamePicks(game.gamePk)) ?? Number.POSITIVE_INFINITY;
  return games
    .filter((game) => isOpenAt(game, findGamePicks(game.gamePk), now))
    .toSorted((one, other) => lockOf(one) - lockOf(other) || one.gamePk - other.gamePk);
}

/** The open games without a pick, the first lock first. */
export function useGamesToPick(games: readonly GameCard[]): GameCard[] {
  const dayPicks = useDayPicks();
  const now = useLeagueNow(minute) ?? Number.NEGATIVE_INFINITY;
  return openGames(games, dayPicks, now).filter(({ gamePk }) => dayPicks.findPick(gamePk) === undefined);
}
