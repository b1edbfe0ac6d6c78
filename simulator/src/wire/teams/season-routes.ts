import { addDays } from '../../clock/league-date.ts';
import type { Routes } from '../../http/routes.ts';
import type { League } from '../../league.ts';
import type { JsonObject } from '../json.ts';
import { outsPerGame, plateAppearancesPerGame } from '../stats/leader-values.ts';
import { copyright } from '../notice.ts';

/** Earlier seasons with player statistics. */
const pastSeasons = 8;

export function seasonRoutes(league: League): Routes {
  const all = () =>
    Array.from({ length: pastSeasons + 1 }, (_, index) => seasonBody(league, league.season - pastSeasons + index));
  const of = (season: number) => all().filter(({ seasonId }) => seasonId === String(season));
  return {
    '/api/v1/seasons': ({ query }) => ({ copyright, seasons: of(query.id('season') ?? league.season) }),
    '/api/v1/seasons/all': () => ({ copyright, seasons: all() }),
    '/api/v1/seasons/:season': ({ params }) => ({ copyright, seasons: of(Number(params.season)) }),
  };
}

/** The calendar of a season. A past one has figures of players but no games, and therefore no days. */
export function seasonBody({ season: current, calendar }: League, season: number): JsonObject {
  const known = {
    seasonId: String(season),
    hasWildcard: true,
    seasonLevelGamedayType: 'P',
    gameLevelGamedayType: 'P',
    qualifierPlateAppearances: plateAppearancesPerGame,
    qualifierOutsPitched: outsPerGame,
  };
  if (season < current) return known;
  const of = (date: string) => `${Number(date.slice(0, 4)) - current + season}${date.slice(4)}`;
  const { springStart, springEnd, regularStart, regularEnd, allStarDate, postseasonStart, postseasonEnd } = calendar;
  return {
    ...known,
    preSeasonStartDate: of(addDays(springStart, -45)),
    preSeasonEndDate: of(addDays(springStart, -1)),
    seasonStartDate: of(springStart),
    springStartDate: of(springStart),
    springEndDate: of(springEnd),
    regularSeasonStartDate: of(regularStart),
    lastDate1stHalf: of(addDays(allStarDate, -2)),
    allStarDate: of(allStarDate),
    firstDate2ndHalf: of(addDays(allStarDate, 3)),
    regularSeasonEndDate: of(regularEnd),
    postSeasonStartDate: of(postseasonStart),
    postSeasonEndDate: of(postseasonEnd),
    seasonEndDate: of(postseasonEnd),
    offseasonStartDate: of(addDays(postseasonEnd, 1)),
    offSeasonEndDate: of(addDays(springStart, 300)),
  };
}
