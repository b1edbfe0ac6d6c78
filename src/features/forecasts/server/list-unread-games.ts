import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { resolveSeason } from '#features/league/server.ts';
import { finalGames, gameLines } from '#platform/db/schema.ts';
import type { PostseasonGame } from '#rules/baseball/bracket.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import type { Round } from '#rules/baseball/series.ts';
import { compareText, type SeasonGame } from '#rules/baseball/standings/season-game.ts';
import type { Services } from '#sources/services.ts';
import { readPostseasonGames } from '#sources/statsapi/schedule/read-postseason-games.ts';
import { readSeasonGames } from '#sources/statsapi/schedule/read-season-games.ts';

/** A final game of the schedule. `stage`: the regular season or the round of the postseason; `date`: YYYY-MM-DD */
export type ListedFinal = {
  gamePk: number;
  season: string;
  stage: 'season' | Round;
  date: string;
  away: { id: number; runs: number };
  home: { id: number; runs: number };
};

/**
 * The final games of the newest season, regular season and postseason, that were not read since their result is as it is. The newest
 * ones come first. Rejects with `UpstreamError` when the schedule is not available.
 */
export async function listUnreadGames(services: Pick<Services, 'db' | 'client' | 'clock'>): Promise<ListedFinal[]> {
  const { db, client, clock } = services;
  const season = await resolveSeason({ client, clock });
  const isPast = season < baseballDay(clock.now()).slice(0, 4);
  // one after the other: after a failure, the first request shows that the upstream is available again
  const regular = await readSeasonGames(client, { season, level: 1, isPast });
  const postseason = await readPostseasonGames(client, { season, isPast });
  const read = await db
    .select({ gamePk: finalGames.gamePk, awayRuns: finalGames.awayRuns, homeRuns: finalGames.homeRuns })
    .from(finalGames)
    // earlier releases did not store the lines of a game, not its starting batters, or not its batted balls and split lines
    .innerJoin(gameLines, eq(gameLines.gamePk, finalGames.gamePk))
    .where(
      and(
        eq(finalGames.season, season),
        isNotNull(finalGames.splitLines),
        eq(gameLines.season, Number(season)),
        sql`${gameLines.away} ? 'batters'`,
      ),
    );
  const results = new Map(read.map(({ gamePk, awayRuns, homeRuns }) => [gamePk, formatResult(awayRuns, homeRuns)]));
  // an old response can have the result before a correction
  const isStale = regular.isStale || postseason.isStale;
  const isUnread = ({ gamePk, away, home }: ListedFinal): boolean => {
    const result = results.get(gamePk);
    return result === undefined || (!isStale && result !== formatResult(away.runs, home.runs));
  };
  return [
    ...regular.value.flatMap((game) => listSeasonGame(game, season)),
    ...postseason.value.flatMap((game) => listPostseasonGame(game, season)),
  ]
    .filter(isUnread)
    .toSorted((one, other) => compareText(other.date, one.date) || other.gamePk - one.gamePk);
}

const formatResult = (away: number, home: number): string => `${away}-${home}`;

function listSeasonGame({ gamePk, date, away, home, score }: SeasonGame, season: string): ListedFinal[] {
  if (score === null) return [];
  const clubs = { away: { id: away, runs: score.away }, home: { id: home, runs: score.home } };
  return [{ gamePk, season, stage: 'season', date, ...clubs }];
}

function listPostseasonGame(game: PostseasonGame, season: string): ListedFinal[] {
  const { gamePk, date, round, phase, away, home } = game;
  if (phase !== 'final' || away.team === null || home.team === null) return [];
  if (away.score === null || home.score === null) return [];
  const clubs = { away: { id: away.team.id, runs: away.score }, home: { id: home.team.id, runs: home.score } };
  return [{ gamePk, season, stage: round, date, ...clubs }];
}
