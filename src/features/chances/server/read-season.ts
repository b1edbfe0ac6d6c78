import { resolveStandingsSeason } from '#features/standings/server.ts';
import { seasonFormat } from '#rules/baseball/chances/season-format.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { clubsOf } from '#rules/baseball/standings/standings-tables.ts';
import type { LeagueServices } from '#sources/services.ts';
import { readStandings } from '#sources/statsapi/read-standings.ts';
import { readPostseasonGames } from '#sources/statsapi/schedule/read-postseason-games.ts';
import { readSeasonGames } from '#sources/statsapi/schedule/read-season-games.ts';
import { isWholeLeague, type SeasonSoFar } from '../rules/season-so-far.ts';

/** `firstDay`, `lastDay`: of the season with its postseason (YYYY-MM-DD); null: not known */
export type ReadSeason = SeasonSoFar & { firstDay: string | null; lastDay: string | null };

/**
 * Reads the newest season. Null if its clubs or its format are not those of the major leagues, or a response is old: it can have a result
 * before its correction.
 */
export async function readSeason(services: LeagueServices): Promise<ReadSeason | null> {
  const { client, clock } = services;
  const { season, calendar } = await resolveStandingsSeason(services, { level: 1 });
  const isPast = season < baseballDay(clock.now()).slice(0, 4);
  const [standings, games, postseason] = await Promise.all([
    readStandings(client, { season }),
    readSeasonGames(client, { season, level: 1, isPast }),
    readPostseasonGames(client, { season, isPast }),
  ]);
  const clubs = clubsOf(standings.value);
  if (games.isStale || postseason.isStale || !isWholeLeague(clubs) || seasonFormat(season) === null) return null;
  return {
    season,
    regularEnd: calendar?.regularEnd ?? `${season}-12-01`,
    firstDay: calendar?.regularStart ?? null,
    lastDay: calendar?.end ?? null,
    clubs,
    games: games.value,
    postseason: postseason.value,
  };
}
