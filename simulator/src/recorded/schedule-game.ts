import { type JsonObject, member, number, object, text } from '../wire/json.ts';
import { statusAt, teamBefore } from './feed-at.ts';
import { gameTimes } from './game-times.ts';
import type { SideName } from './lineups-at.ts';
import { officialDateOf } from './recorded-feeds.ts';

/** Converts a live feed to a game of the schedule. */
export function scheduleGame(feed: JsonObject): JsonObject {
  const { pk, type, doubleHeader, gamedayType, tiebreaker, gameNumber, season } = object(feed, 'gameData', 'game');
  const gamePk = pk ?? 0;
  const venue = object(feed, 'gameData', 'venue');
  return {
    gamePk,
    link: `/api/v1.1/game/${number(gamePk)}/feed/live`,
    gameType: type ?? 'R',
    season: season ?? '',
    gameDate: text(feed, 'gameData', 'datetime', 'dateTime') ?? '',
    officialDate: officialDateOf(feed),
    status: object(feed, 'gameData', 'status'),
    teams: { away: side(feed, 'away'), home: side(feed, 'home') },
    linescore: object(feed, 'liveData', 'linescore'),
    ...optional('decisions', member(feed, 'liveData', 'decisions')),
    venue: {
      id: venue.id ?? 0,
      name: venue.name ?? '',
      link: venue.link ?? '',
      ...optional('timeZone', venue.timeZone),
    },
    ...optional('weather', member(feed, 'gameData', 'weather')),
    gameNumber: gameNumber ?? 1,
    doubleHeader: doubleHeader ?? 'N',
    gamedayType: gamedayType ?? 'P',
    tiebreaker: tiebreaker ?? 'N',
    dayNight: text(feed, 'gameData', 'datetime', 'dayNight') ?? 'night',
    scheduledInnings: number(feed, 'liveData', 'linescore', 'scheduledInnings') ?? 9,
    reverseHomeAwayStatus: false,
  };
}

const optional = (name: string, value: JsonObject[string] | undefined): JsonObject =>
  value === undefined ? {} : { [name]: value };

function side(feed: JsonObject, name: SideName): JsonObject {
  const team = object(feed, 'gameData', 'teams', name);
  const score = number(feed, 'liveData', 'linescore', 'teams', name, 'runs');
  const other = number(feed, 'liveData', 'linescore', 'teams', name === 'away' ? 'home' : 'away', 'runs');
  const isFinal = text(feed, 'gameData', 'status', 'abstractGameState') === 'Final';
  return {
    leagueRecord: object(team, 'record', 'leagueRecord'),
    ...optional('score', score ?? undefined),
    team,
    ...(isFinal && score !== null && other !== null ? { isWinner: score > other } : {}),
    ...optional('probablePitcher', member(feed, 'gameData', 'probablePitchers', name)),
    splitSquad: false,
  };
}

/** Computes a recorded game of the schedule at a time (epoch ms) from its feed. */
export function scheduleGameAt(recorded: JsonObject, feed: JsonObject, at: number): JsonObject {
  if (at >= gameTimes(feed).last) return recorded;
  const fromFeed = scheduleGame(feed);
  const sides = (name: SideName): JsonObject => {
    const { isWinner: _recordedWinner, score: _score, ...rest } = object(recorded, 'teams', name);
    const { isWinner: _feedWinner, team: _team, ...now } = object(fromFeed, 'teams', name);
    return { ...rest, ...now, leagueRecord: object(teamBefore(feed, name), 'record', 'leagueRecord') };
  };
  const { isTie: _tie, decisions: _decisions, ...rest } = recorded;
  return {
    ...rest,
    status: statusAt(feed, at),
    teams: { away: sides('away'), home: sides('home') },
    ...('linescore' in recorded ? { linescore: fromFeed.linescore ?? {} } : {}),
  };
}
