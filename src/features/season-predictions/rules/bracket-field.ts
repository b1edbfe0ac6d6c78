import { type BracketSeries, seriesSources } from '#rules/baseball/bracket.ts';
import { baseballDayStart } from '#rules/baseball/game/baseball-day.ts';
import { scheduledLock } from '#rules/picks/lock.ts';
import type { BracketField, BracketResults } from './bracket-shapes.ts';

/**
 * The field of a postseason, once all its twelve clubs are decided: null before, and for a format that cannot be drawn. A club of the
 * standings as of now is not decided.
 */
export function bracketField(series: readonly BracketSeries[]): BracketField | null {
  const known = series.map(({ id, round, league, name, isProjected, sides }) => {
    const sources = seriesSources.get(id);
    if (sources === undefined) return null;
    const fieldSides = sides.map(({ team, seed }, index) => {
      const winnerOf = sources[index] ?? null;
      if (winnerOf !== null) return { club: null, seed: null, winnerOf };
      return team === null || isProjected ? null : { club: team, seed, winnerOf };
    });
    const [one, other] = fieldSides;
    return one && other ? { id, round, league, name, sides: [one, other] as [typeof one, typeof other] } : null;
  });
  const complete = known.filter((each) => each !== null);
  const clubs = new Set(complete.flatMap(({ sides }) => sides.flatMap(({ club }) => club?.id ?? [])));
  return complete.length === seriesSources.size && clubs.size === 12 ? { series: complete } : null;
}

/**
 * When the predictions of a bracket close (epoch ms): at the first lock of a game of the postseason. While no start is known, at the
 * beginning of its first day; null without games.
 */
export function bracketDeadline(series: readonly BracketSeries[]): number | null {
  const locks = series.flatMap(({ games }) =>
    games.map(({ startsAt, date }) => scheduledLock(startsAt) ?? baseballDayStart(date)),
  );
  return locks.length === 0 ? null : Math.min(...locks);
}

/** The decided series of a postseason. */
export function bracketResults(series: readonly BracketSeries[]): BracketResults {
  return {
    winners: series.flatMap(({ id, round, sides, winner }) => {
      const club = winner === null ? null : sides[winner].team;
      return club === null ? [] : [{ series: id, round, clubId: club.id }];
    }),
  };
}
