import { leagueDateOf, parseDate } from '../clock/league-date.ts';
import { fromTimecode } from '../clock/timecode.ts';
import { objectNotFound } from '../http/api-error.ts';
import { createRouter, type ApiHandler, type RouteRequest } from '../http/routes.ts';
import { liveRoutes, type TimedFeed, type TimedFeeds } from '../wire/game/live-routes.ts';
import { type JsonObject, isObject, number, object, objects, text } from '../wire/json.ts';
import { feedAt } from './feed-at.ts';
import { changesOf } from './game-times.ts';
import { isInProgress, recordedFeeds, timeStampOf, officialDateOf } from './recorded-feeds.ts';
import { readRecordings, type Recording } from './recording.ts';
import { scheduleGame, scheduleGameAt } from './schedule-game.ts';

/** A league that serves recordings. `startsAt` (epoch ms) is the last change of its newest game in progress. */
type RecordedLeague = { handleRequest: ApiHandler; startsAt: number };

/** Opens a folder of recordings. With `followsClock` games are replayed on the league clock, otherwise shown as recorded. */
export function recordedLeague(folder: string, followsClock: boolean): RecordedLeague {
  const recordings = readRecordings(folder);
  const feeds = recordedFeeds(recordings);
  const games = recordedGames(feeds, followsClock);
  const source = { recordings, feeds, games };
  const routes = {
    '/api/v1/schedule': (request: RouteRequest) => recordedSchedule(source, request),
    ...liveRoutes(games),
  };
  return {
    handleRequest: createRouter(routes, (request) => asRecorded(recordings, request)),
    startsAt: newestMoment([...feeds.values()]),
  };
}

function asRecorded(recordings: readonly Recording[], { path, query }: Pick<RouteRequest, 'path' | 'query'>): unknown {
  const recording = bestRecording(recordings, path, query.all());
  if (recording === null) throw objectNotFound();
  return recording.body();
}

function newestMoment(feeds: readonly JsonObject[]): number {
  const inProgress = feeds.filter(isInProgress);
  const newest = (inProgress.length > 0 ? inProgress : feeds).map(timeStampOf).toSorted().at(-1);
  return fromTimecode(newest ?? '') ?? Date.UTC(2024, 6, 1);
}

/** Later than every recording: at this time each game is as recorded. */
const farFuture = Date.UTC(9999, 0, 1);

/** The recorded games: as recorded, or with `followsClock` at the current league time. */
export function recordedGames(feeds: ReadonlyMap<number, JsonObject>, followsClock: boolean): TimedFeeds {
  const games = new Map([...feeds].map(([gamePk, feed]) => [gamePk, recordedGame(feed)]));
  return { find: (gamePk) => games.get(gamePk) ?? null, latest: (now) => (followsClock ? now : farFuture) };
}

function recordedGame(feed: JsonObject): TimedFeed {
  const changes = changesOf(feed);
  let newest: { at: string; feed: JsonObject } | null = null;
  return {
    feedAt(time) {
      const at = changes.findLast((code) => (fromTimecode(code) ?? 0) <= time) ?? changes[0] ?? '';
      if (newest?.at !== at) newest = { at, feed: feedAt(feed, time, changes) };
      return newest.feed;
    },
    timecodes: (time) => changes.filter((code, index) => index === 0 || (fromTimecode(code) ?? 0) <= time),
  };
}

type Source = { recordings: readonly Recording[]; feeds: ReadonlyMap<number, JsonObject>; games: TimedFeeds };

/**
 * Returns the recorded schedule of a request, plus games of the same days of which only the live feed was recorded. Without
 * a recorded schedule all games come from the feeds. An unknown day gives an empty schedule.
 */
function recordedSchedule({ recordings, feeds, games }: Source, request: RouteRequest): JsonObject {
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
  return { ...recorded, dates: mergeGames(datesAtTime, added) };
}

function gameAt(recorded: JsonObject, games: TimedFeeds, latest: number): JsonObject {
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
  const last = query.date('date') ?? query.date('endDate') ?? (season === null ? first : `${season}-12-31`);
  return date >= first && date <= last;
}

type Day = JsonObject & { games: JsonObject[] };

function mergeGames(days: readonly Day[], added: readonly JsonObject[]): Day[] {
  const all = new Map<string, Day>(days.map((day) => [text(day, 'date') ?? '', day]));
  for (const game of added) {
    const date = text(game, 'officialDate') ?? '';
    const day = all.get(date) ?? { date, games: [] };
    all.set(date, { ...day, games: [...day.games, game] });
  }
  return [...all.values()].toSorted((a, b) => ((text(a, 'date') ?? '') < (text(b, 'date') ?? '') ? -1 : 1));
}

/** Parameters that change the extent of a response, not its subject. */
const presentationParameters = new Set(
  'hydrate fields language order limit offset pushUpdateId eventTypes scheduleTypes'.split(' '),
);
/** Parameters that a recording must have when the request has them. */
const identifyingParameters = new Set(
  'date startDate endDate teamId gamePk personIds playerId stats leaderCategories leagueId timecode startTimecode updatedSince'.split(
    ' ',
  ),
);
const singularNames: Readonly<Record<string, string>> = {
  sportIds: 'sportId',
  gamePks: 'gamePk',
  teamIds: 'teamId',
  leagueIds: 'leagueId',
  groups: 'group',
  gameTypes: 'gameType',
  standingsType: 'standingsTypes',
};

type Parameters = ReadonlyMap<string, ReadonlySet<string>>;

/** Finds the recording that matches a request best; null when none matches. */
function bestRecording(recordings: readonly Recording[], path: string, query: URLSearchParams): Recording | null {
  const requestedParameters = readParameters(query);
  const hydrations = hydrationNames(query);
  const scored = recordings
    .filter((recording) => recording.path === path)
    .map((recording) => ({ recording, score: score(recording, requestedParameters, hydrations) }))
    .filter(({ score: points }) => points > -Infinity);
  return scored.toSorted((a, b) => b.score - a.score)[0]?.recording ?? null;
}

function score(recording: Recording, requestedParameters: Parameters, hydrations: ReadonlySet<string>): number {
  const offered = readParameters(recording.query);
  let points = recording.complete ? 0 : -5;
  for (const [name, values] of offered) {
    const requested = requestedParameters.get(name);
    if (requested ? !overlap(name, requested, values) : identifyingParameters.has(name)) return -Infinity;
    points += requested && sameSet(requested, values) ? 10 : -1;
  }
  for (const [name, values] of requestedParameters) {
    if (offered.has(name)) continue;
    if (identifyingParameters.has(name) || (name === 'season' && !mentionsSeason(recording, values))) return -Infinity;
    points -= 1;
  }
  const shared = hydrationNames(recording.query);
  for (const word of hydrations) points += shared.has(word) ? 1 : 0;
  return points;
}

/** Levels and standings types may match in part; all other values must be equal. */
function overlap(name: string, requested: ReadonlySet<string>, offered: ReadonlySet<string>): boolean {
  if (name === 'sportId' || name === 'standingsTypes') return [...requested].some((value) => offered.has(value));
  return sameSet(requested, offered);
}

const sameSet = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((value) => b.has(value));

function mentionsSeason(recording: Recording, seasons: ReadonlySet<string>): boolean {
  const body = JSON.stringify(recording.body());
  return [...seasons].every((season) => body.includes(`"season":"${season}"`) || body.includes(`"season":${season}`));
}

function readParameters(query: URLSearchParams): Parameters {
  const requestedParameters = new Map<string, Set<string>>();
  for (const [key, value] of query) {
    const name = singularNames[key] ?? key;
    if (presentationParameters.has(name)) continue;
    const values = value
      .replace(/[[\]]/g, '')
      .split(',')
      .map((part) => parseDate(part) ?? part);
    requestedParameters.set(name, new Set([...(requestedParameters.get(name) ?? []), ...values]));
  }
  const [start, end] = [requestedParameters.get('startDate'), requestedParameters.get('endDate')];
  if (start && end && sameSet(start, end)) {
    requestedParameters.set('date', start);
    requestedParameters.delete('startDate');
    requestedParameters.delete('endDate');
  }
  return requestedParameters;
}

const hydrationNames = (query: URLSearchParams) => new Set((query.get('hydrate') ?? '').match(/[A-Za-z]+/g));
