import type { Side } from '#rules/baseball/game/model.ts';
import type { BriefGame } from './brief-game.ts';

/** Counts the games that each club of a game has won against the other one before a day (YYYY-MM-DD), at either park. */
export function seasonSeries(
  games: readonly BriefGame[],
  { clubs, day }: { clubs: Record<Side, number>; day: string },
): Record<Side, number> {
  const winners = games
    .filter(({ endedOn, away, home }) => {
      const isBetween = [away.clubId, home.clubId].every((id) => id === clubs.away || id === clubs.home);
      return isBetween && endedOn < day && away.runs !== home.runs;
    })
    .map(({ away, home }) => (home.runs > away.runs ? home.clubId : away.clubId));
  return {
    away: winners.filter((id) => id === clubs.away).length,
    home: winners.filter((id) => id === clubs.home).length,
  };
}
