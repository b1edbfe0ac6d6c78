import { addDays, leagueDateOf } from '../clock/league-date.ts';
import type { RouteRequest } from '../http/routes.ts';
import { type JsonObject, isObject, number, object, objects, text } from '../wire/json.ts';
import type { LiveGames } from '../wire/game/live-routes.ts';
import { bestRecording } from './best-recording.ts';
import { officialDateOf } from './recorded-feeds.ts';
import type { Recording } from './recording.ts';
import { scheduleGame, scheduleGameAt } from './schedule-game.ts';

type Source = { recordings: readonly Recording[]; feeds: ReadonlyMap<number, JsonObject>; games: LiveGames };

/**
 * Returns the recorded schedule of a request, plus games of the same days of which only the live feed was recorded. Without
 * a recorded schedule all games come from the feeds. An unknown day gives an empty schedule.
 */
export function recordedSchedule({ recordings, feeds, games }: Source, request: RouteRequest): JsonObject {
  const latest = games.latest(request.now);
  const recording = bestRecording(recordings, request.path, request.query.all())?.body();
  const recorded = isObject(recording) ? recording : null;
  const datesAtTime = objects(recorded ?? {}, 'dates').map((date) => ({
    ...date,
    games: objects(date, 'games').map((game) => gameAt(game, games, latest)),
  }));
  const listed = new Set(datesAtTime.flatMap((date) => date.games).map((game) => number(game, 'gamePk')));
  const added = [...feeds]
    .filter(([gamePk, feed]) => !listed.has(gamePk) && isRequested(feed, request))
    .map(([gamePk, feed]) => scheduleGame(games.find(gamePk)?.feedAt(latest) ?? feed));
  return withTotals(recorded ?? {}, mergeGames(datesAtTime, added));
}

function gameAt(recorded: JsonObject, games: LiveGames, latest: number): JsonObject {
  const feed = games.find(number(recorded, 'gamePk') ?? 0)?.feedAt(latest);
  return feed ? scheduleGameAt(recorded, feed, latest) : recorded;
}

function isRequested(feed: JsonObject, { query, now }: RouteRequest): boolean {
  const date = officialDateOf(feed);
  const ids = query.ids('gamePk');
  if (ids.length > 0) return ids.includes(number(feed, 'gamePk') ?? 0);
  const sportIds = query.ids('sportId');
  const side = (name: string) => object(feed, 'gameData', 'teams', name);
  if (sportIds.length > 0 && !sportIds.includes(number(side('home'), 'sport', 'id') ?? 1)) return false;
  const teamIds = query.ids('teamId');
  if (teamIds.length > 0 && !teamIds.some((id) => id === side('home').id || id === side('away').id)) return false;
  const season = query.text('season');
  const first =
    query.date('date') ?? query.date('startDate') ?? (season === null ? leagueDateOf(now) : `${season}-01-01`);
  const last = query.date('date') ?? query.date('endDate') ?? (season === null ? addDays(first, 0) : `${season}-12-31`);
  return date >= first && date <= last;
}

type Day = JsonObject & { games: JsonObject[] };

function mergeGames(days: readonly Day[], added: readonly JsonObject[]): Day[] {
  const all = new Map<string, Day>(days.map((day) => [text(day, 'date') ?? '', day]));
  for (const game of added) {
    const date = text(game, 'officialDate') ?? '';
    const day = all.get(date) ?? { date, games: [], events: [] };
    all.set(date, { ...day, games: [...day.games, game] });
  }
  return [...all.values()]
    .toSorted((a, b) => ((text(a, 'date') ?? '') < (text(b, 'date') ?? '') ? -1 : 1))
    .map(withCounts);
}

const isLive = (game: JsonObject) => text(game, 'status', 'abstractGameState') === 'Live';

function withCounts(day: Day): Day {
  const totalGames = day.games.length;
  return {
    ...day,
    totalItems: totalGames,
    totalEvents: 0,
    totalGames,
    totalGamesInProgress: day.games.filter(isLive).length,
  };
}

function withTotals(recorded: JsonObject, dates: Day[]): JsonObject {
  const totalGames = dates.reduce((sum, day) => sum + day.games.length, 0);
  const totalGamesInProgress = dates.flatMap((day) => day.games).filter(isLive).length;
  return { ...recorded, totalItems: totalGames, totalEvents: 0, totalGames, totalGamesInProgress, dates };
}
