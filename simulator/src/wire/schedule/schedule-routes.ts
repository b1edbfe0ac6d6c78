import { addDays, datesBetween, leagueDateOf } from '../../clock/league-date.ts';
import type { RouteRequest, Routes } from '../../http/routes.ts';
import type { League } from '../../league.ts';
import type { LeagueDate, ScheduledGame, SportId } from '../../model.ts';
import type { JsonObject } from '../json.ts';
import { text } from '../json.ts';
import { copyright } from '../notice.ts';
import { scheduleGame } from './schedule-game.ts';

export function scheduleRoutes(league: League): Routes {
  return {
    '/api/v1/schedule': (request) => schedule(league, request),
    '/api/v1/schedule/games/tied': (request) => scheduleBody(tiedDays(league, request)),
    '/api/v1/game/changes': (request) => changes(league, request),
  };
}

type Day = { date: LeagueDate; games: JsonObject[] };

function schedule(league: League, request: RouteRequest): JsonObject {
  const gamePks = request.query.ids('gamePk');
  if (gamePks.length > 0)
    return scheduleBody(byDate(gamePks.flatMap((gamePk) => gameListings(league, request, gamePk))));
  const dates = parseDates(league, request);
  const clubs = request.query.ids('teamId');
  const games =
    clubs.length > 0 ? gamesOfClubs(league, clubs, dates) : gamesOfSports(league, request.query.ids('sportId'), dates);
  return scheduleBody(byDate(listed(league, request, games, new Set(dates))));
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

const levels = new Set<number>([1, 11, 12, 13, 14, 22]);
const isSport = (id: number): id is SportId => levels.has(id);

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
  const days = new Map<string, JsonObject[]>();
  for (const game of games) {
    const date = text(game, 'officialDate') ?? '';
    days.set(date, [...(days.get(date) ?? []), game]);
  }
  const start = (game: JsonObject) => text(game, 'gameDate') ?? '';
  return [...days]
    .map(([date, ofDay]) => ({
      date,
      games: ofDay.toSorted((a, b) => (start(a) < start(b) ? -1 : start(a) > start(b) ? 1 : 0)),
    }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

const inProgress = (games: readonly JsonObject[]) =>
  games.filter((game) => text(game, 'status', 'abstractGameState') === 'Live').length;

function scheduleBody(days: readonly Day[]): JsonObject {
  const all = days.flatMap(({ games }) => games);
  const counts = (games: readonly JsonObject[]) => ({
    totalItems: games.length,
    totalEvents: 0,
    totalGames: games.length,
    totalGamesInProgress: inProgress(games),
  });
  return {
    copyright,
    ...counts(all),
    dates: days.map(({ date, games }) => ({ date, ...counts(games), games: [...games], events: [] })),
  };
}

function tiedDays(league: League, request: RouteRequest): Day[] {
  const dates = datesBetween(league.calendar.springStart, leagueDateOf(request.now));
  const games = gamesOfSports(league, request.query.ids('sportId'), dates).filter((game) => {
    const score = league.score(game.gamePk);
    return score !== undefined && score.endedAt <= request.now && score.away === score.home && score.innings > 0;
  });
  return byDate(listed(league, request, games, new Set(dates)));
}

/** Games from yesterday to tomorrow whose status changed since a time; the API covers more days. */
function changes(league: League, request: RouteRequest): JsonObject {
  const since = Date.parse(request.query.text('updatedSince') ?? '') || request.now - 3_600_000;
  const today = leagueDateOf(request.now);
  const dates = datesBetween(
    addDays(leagueDateOf(Math.max(since, request.now - 7 * 86_400_000)), -1),
    addDays(today, 1),
  );
  const games = gamesOfSports(league, request.query.ids('sportId'), dates).filter(
    ({ gamePk }) =>
      league.statusChanges(gamePk).some(({ at }) => at > since && at <= request.now) ||
      league.status(gamePk, request.now).abstractGameState === 'Live',
  );
  return scheduleBody(byDate(listed(league, request, games, new Set(dates))));
}
