import type { Side } from '#rules/baseball/game/model.ts';
import { type BriefGame, byEnd } from './brief-game.ts';
import type { ClubBrief, RecentStart } from '#rules/baseball/forecast/brief-shapes.ts';
import { clubBrief } from './club-brief.ts';

/** A game by its clubs, its starting pitchers (null: not announced) and its day (YYYY-MM-DD). */
export type BriefedGame = { clubs: Record<Side, number>; starters: Record<Side, number | null>; day: string };

export type MatchupBrief = {
  clubs: Record<Side, ClubBrief>;
  /** games of the season that each club has won against the other */
  series: Record<Side, number>;
  starts: Record<Side, RecentStart[]>;
};

/** Summarizes for a game the games of its season that ended on earlier days. */
export function matchupBrief(games: readonly BriefGame[], { clubs, starters, day }: BriefedGame): MatchupBrief {
  const clubOf = (side: Side) => clubBrief(games, { clubId: clubs[side], side, day });
  const startsOf = (side: Side) => recentStarts(games, { starter: starters[side], day });
  return {
    clubs: { away: clubOf('away'), home: clubOf('home') },
    series: seasonSeries(games, { clubs, day }),
    starts: { away: startsOf('away'), home: startsOf('home') },
  };
}

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

const listedStarts = 3;

/** Lists the last three starts of a pitcher that ended before a day (YYYY-MM-DD), newest first; none for an unknown pitcher. */
export function recentStarts(
  games: readonly BriefGame[],
  { starter, day }: { starter: number | null; day: string },
): RecentStart[] {
  const startAs = (game: BriefGame, side: Side): RecentStart[] => {
    const opponent = side === 'home' ? game.away : game.home;
    if (game[side].starter !== starter) return [];
    const { clubId, earlyRuns } = opponent;
    const runs = game[side].starterRuns ?? null;
    return [{ endedOn: game.endedOn, opponentId: clubId, isHome: side === 'home', runs, earlyRuns }];
  };
  if (starter === null) return [];
  return games
    .filter(({ endedOn }) => endedOn < day)
    .flatMap((game) => [...startAs(game, 'away'), ...startAs(game, 'home')])
    .toSorted((one, other) => byEnd(other, one))
    .slice(0, listedStarts);
}
