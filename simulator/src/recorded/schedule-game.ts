import { type JsonObject, member, number, object, text } from '../wire/json.ts';
import { statusAt, teamBefore } from './feed-at.ts';
import { gameTimes } from './game-times.ts';
import type { SideName } from './lineups-at.ts';
import { officialDateOf } from './recorded-feeds.ts';

/** Converts a live feed to a game of the schedule. */
export function scheduleGame(feed: JsonObject): JsonObject {
  const { pk = 0, type = 'R', doubleHeader = 'N', gameNumber = 1, season = '' } = object(feed, 'gameData', 'game');
  const { id = 0, name = '', timeZone } = object(feed, 'gameData', 'venue');
  return {
    gamePk: pk,
    gameType: type,
    season,
    gameDate: text(feed, 'gameData', 'datetime', 'dateTime') ?? '',
    officialDate: officialDateOf(feed),
    status: object(feed, 'gameData', 'status'),
    teams: { away: side(feed, 'away'), home: side(feed, 'home') },
    linescore: object(feed, 'liveData', 'linescore'),
    ...optional('decisions', member(feed, 'liveData', 'decisions')),
    venue: { id, name, ...optional('timeZone', timeZone) },
    gameNumber,
    doubleHeader,
    scheduledInnings: number(feed, 'liveData', 'linescore', 'scheduledInnings') ?? 9,
  };
}

const optional = (name: string, value: JsonObject[string] | undefined): JsonObject =>
  value === undefined ? {} : { [name]: value };

function side(feed: JsonObject, name: SideName): JsonObject {
  const team = object(feed, 'gameData', 'teams', name);
  const score = number(feed, 'liveData', 'linescore', 'teams', name, 'runs');
  return {
    leagueRecord: object(team, 'record', 'leagueRecord'),
    ...optional('score', score ?? undefined),
    team,
    ...optional('probablePitcher', member(feed, 'gameData', 'probablePitchers', name)),
  };
}

/** Computes a recorded game of the schedule at a time (epoch ms) from its feed. */
export function scheduleGameAt(recorded: JsonObject, feed: JsonObject, at: number): JsonObject {
  if (at >= gameTimes(feed).last) return recorded;
  const fromFeed = scheduleGame(feed);
  const sides = (name: SideName): JsonObject => {
    const { score: _score, ...rest } = object(recorded, 'teams', name);
    const { team: _team, ...now } = object(fromFeed, 'teams', name);
    return { ...rest, ...now, leagueRecord: object(teamBefore(feed, name), 'record', 'leagueRecord') };
  };
  const { decisions: _decisions, ...rest } = recorded;
  return {
    ...rest,
    status: statusAt(feed, at),
    teams: { away: sides('away'), home: sides('home') },
    ...('linescore' in recorded ? { linescore: fromFeed.linescore ?? {} } : {}),
  };
}
