import { datesBetween, leagueDateOf } from '../../clock/league-date.ts';
import type { RouteRequest, Routes } from '../../http/routes.ts';
import type { League } from '../../league.ts';
import { isSport, type LeagueDate, type ScheduledGame } from '../../model.ts';
import { type JsonObject, text } from '../json.ts';
import { scheduleGame } from './schedule-game.ts';

export function scheduleRoutes(league: League): Routes {
  return { '/api/v1/schedule': (request) => ({ dates: days(league, request) }) };
}

type Day = { date: LeagueDate; games: JsonObject[] };

function days(league: League, request: RouteRequest): Day[] {
  const gamePks = request.query.ids('gamePk');
  if (gamePks.length > 0) return byDate(gamePks.flatMap((gamePk) => gameListings(league, request, gamePk)));
  const dates = parseDates(league, request);
  const clubs = request.query.ids('teamId');
  const games =
    clubs.length > 0 ? gamesOfClubs(league, clubs, dates) : gamesOfSports(league, request.query.ids('sportId'), dates);
  return byDate(listed(league, request, games, new Set(dates)));
}

function parseDates(league: League, { query, now }: RouteRequest): LeagueDate[] {
  const date = query.date('date');
  if (date !== null) return [date];
  const season = query.id('season');
  const start =
    query.date('startDate') ??
    (season === null ? leagueDateOf(now) : season === league.season ? league.calendar.springStart : `${season}-01-01`);
  const end =
    query.date('endDate') ??
    (season === null ? start : season === league.season ? league.calendar.postseasonEnd : `${season}-01-01`);
  return datesBetween(start, end);
}

function gamesOfSports(league: League, sportIds: readonly number[], dates: readonly LeagueDate[]): ScheduledGame[] {
  const requested = sportIds.length > 0 ? sportIds.filter(isSport) : ([1] as const);
  return [...new Set(requested.flatMap((sportId) => dates.flatMap((date) => league.games(sportId, date))))];
}

function gamesOfClubs(league: League, clubs: readonly number[], dates: readonly LeagueDate[]): ScheduledGame[] {
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  return [...new Set(clubs.flatMap((club) => league.gamesOfClub(club, first, last)))];
}

function listed(
  league: League,
  request: RouteRequest,
  games: readonly ScheduledGame[],
  dates: ReadonlySet<LeagueDate>,
): JsonObject[] {
  const types = new Set([...request.query.list('gameType'), ...request.query.list('gameTypes')]);
  return games
    .filter(({ gameType }) => types.size === 0 || types.has(gameType))
    .flatMap((game) =>
      game.listings
        .filter(({ officialDate, publicAt }) => dates.has(officialDate) && publicAt <= request.now)
        .map((listing) => scheduleGame({ league, now: request.now }, game, listing, request.query.hydrates)),
    );
}

function gameListings(league: League, request: RouteRequest, gamePk: number): JsonObject[] {
  const game = league.game(gamePk);
  return game ? listed(league, request, [game], new Set(game.listings.map(({ officialDate }) => officialDate))) : [];
}

function byDate(games: readonly JsonObject[]): Day[] {
  const start = (game: JsonObject) => text(game, 'gameDate') ?? '';
  const byStart = games.toSorted((a, b) => (start(a) < start(b) ? -1 : start(a) > start(b) ? 1 : 0));
  return [...Map.groupBy(byStart, (game) => text(game, 'officialDate') ?? '')]
    .map(([date, ofDay]) => ({ date, games: ofDay }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}
