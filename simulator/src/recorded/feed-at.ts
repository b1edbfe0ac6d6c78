import { fromTimecode } from '../clock/timecode.ts';
import { type Json, type JsonObject, member, number, object, text, objects } from '../wire/json.ts';
import { boxscoreAt } from './boxscore-at.ts';
import { changesOf, gameTimes } from './game-times.ts';
import { lineupsAt, type SideName, type Lineup } from './lineups-at.ts';
import { stateAfter, type StateBefore, inningOf, isDecided, isTop, startOfHalf, playAt, outsAfter } from './play-at.ts';
import { playsOf, statusOf } from './recorded-feeds.ts';

/**
 * Computes a recorded feed at an earlier time (epoch ms) from its plays. From its last change on, the result is the
 * recording itself. Season statistics of players stay as recorded.
 */
export function feedAt(feed: JsonObject, at: number, changes: readonly string[] = changesOf(feed)): JsonObject {
  const timeStamp = changes.findLast((code) => (fromTimecode(code) ?? 0) <= at) ?? changes[0] ?? '';
  if (timeStamp === changes.at(-1)) return feed;
  const then = fromTimecode(timeStamp) ?? at;
  const plays = playsAt(feed, then);
  const lineups = lineupsAt(feed, plays);
  return {
    ...feed,
    metaData: { ...object(feed, 'metaData'), timeStamp },
    gameData: gameDataAt(feed, then),
    liveData: {
      plays: { allPlays: plays, ...(plays.length > 0 ? { currentPlay: plays.at(-1) ?? {} } : {}) },
      linescore: plays.length > 0 ? linescoreAt(feed, plays, lineups) : linescoreBefore(feed),
      boxscore: boxscoreAt(feed, plays, lineups),
    },
  };
}

/** Computes the status of a recorded game at a time (epoch ms). */
export function statusAt(feed: JsonObject, at: number): JsonObject {
  const { preGame, warmup, firstPitch, last } = gameTimes(feed);
  const status = (abstractGameState: string, statusCode: string, detailedState: string): JsonObject => ({
    abstractGameState,
    codedGameState: statusCode.slice(0, 1),
    detailedState,
    statusCode,
    startTimeTBD: member(statusOf(feed), 'startTimeTBD') ?? false,
    abstractGameCode: abstractGameState.slice(0, 1),
  });
  if (at >= last) return statusOf(feed);
  if (at >= firstPitch) return status('Live', 'I', 'In Progress');
  if (at >= warmup) return status('Live', 'PW', 'Warmup');
  return at >= preGame ? status('Preview', 'P', 'Pre-Game') : status('Preview', 'S', 'Scheduled');
}

function gameDataAt(feed: JsonObject, at: number): JsonObject {
  const teams = { away: teamBefore(feed, 'away'), home: teamBefore(feed, 'home') };
  return { ...object(feed, 'gameData'), status: statusAt(feed, at), teams };
}

/** Returns the club with its win-loss record before this game, if the recording already counts the game. */
export function teamBefore(feed: JsonObject, side: SideName): JsonObject {
  const team = object(feed, 'gameData', 'teams', side);
  const { winner, loser } = decision(feed);
  const record = object(team, 'record');
  if (winner === null || member(team, 'record') === undefined) return team;
  const wins = (number(record, 'wins') ?? 0) - (winner === side ? 1 : 0);
  const losses = (number(record, 'losses') ?? 0) - (loser === side ? 1 : 0);
  return { ...team, record: { wins, losses, leagueRecord: { wins, losses } } };
}

function decision(feed: JsonObject): Record<'winner' | 'loser', SideName | null> {
  const runs = (side: SideName) => number(feed, 'liveData', 'linescore', 'teams', side, 'runs') ?? 0;
  if (text(statusOf(feed), 'codedGameState') !== 'F' || runs('away') === runs('home'))
    return { winner: null, loser: null };
  return runs('away') > runs('home') ? { winner: 'away', loser: 'home' } : { winner: 'home', loser: 'away' };
}

function linescoreBefore(feed: JsonObject): JsonObject {
  const scheduledInnings: Json = number(feed, 'liveData', 'linescore', 'scheduledInnings') ?? 9;
  return { scheduledInnings, innings: [], teams: { home: {}, away: {} }, defense: {}, offense: {} };
}

/** Lists the plays that started by a time (epoch ms); only the last one can be undecided. */
function playsAt(feed: JsonObject, at: number): JsonObject[] {
  const plays: JsonObject[] = [];
  let before: StateBefore = startOfHalf({ away: 0, home: 0 });
  for (const play of playsOf(feed)) {
    const seen = playAt(play, at, before);
    if (seen === null) break;
    plays.push(seen);
    if (!isDecided(seen)) break;
    before = stateAfter(seen);
  }
  return plays;
}

const hitTypes = new Set(['single', 'double', 'triple', 'home_run']);

/** Computes `liveData.linescore` after the given plays (at least one). */
function linescoreAt(feed: JsonObject, plays: readonly JsonObject[], lineups: Record<SideName, Lineup>): JsonObject {
  const current = plays.at(-1) ?? {};
  const top = isTop(current);
  const isOver = isDecided(current) && outsAfter(current) >= 3;
  const innings = inningsAt(feed, plays);
  const half = top ? 'Top' : 'Bottom';
  const between = top ? 'Middle' : 'End';
  return {
    currentInning: inningOf(current),
    inningState: isOver ? between : half,
    isTopInning: top,
    scheduledInnings: number(feed, 'liveData', 'linescore', 'scheduledInnings') ?? 9,
    innings,
    teams: { home: totals(innings, 'home'), away: totals(innings, 'away') },
    defense: personMember(feed, 'pitcher', lineups[top ? 'home' : 'away'].pitchers.at(-1)),
    offense: { ...battersDue(feed, plays, lineups, top), ...(isOver ? {} : runnersOn(current)) },
    balls: number(current, 'count', 'balls') ?? 0,
    strikes: number(current, 'count', 'strikes') ?? 0,
    outs: outsAfter(current),
  };
}

/** Earlier innings are copied from the recording; the current one is counted from its plays. */
function inningsAt(feed: JsonObject, plays: readonly JsonObject[]): JsonObject[] {
  const last = inningOf(plays.at(-1) ?? {});
  return objects(feed, 'liveData', 'linescore', 'innings')
    .slice(0, last)
    .map((inning, index) => {
      if (index + 1 < last) return inning;
      const before = plays.findLast((play) => inningOf(play) < last);
      const played = plays.filter((play) => inningOf(play) === last);
      return { ...inning, away: halfOf(played, 'away', before), home: halfOf(played, 'home', before) };
    });
}

function halfOf(played: readonly JsonObject[], side: SideName, before: JsonObject | undefined): JsonObject {
  const batting = played.filter((play) => isTop(play) === (side === 'away'));
  const fielding = played.filter((play) => isTop(play) !== (side === 'away'));
  const score = (play: JsonObject | undefined) => number(play, 'result', `${side}Score`) ?? 0;
  const last = batting.at(-1);
  const isOver = last !== undefined && isDecided(last) && outsAfter(last) >= 3;
  const runs = score(last) - score(before);
  return {
    // in the API, a half-inning in progress has no `runs` before the first run
    ...(last && (isOver || runs > 0) ? { runs } : {}),
    hits: batting.filter((play) => isDecided(play) && hitTypes.has(text(play, 'result', 'eventType') ?? '')).length,
    errors: errorsIn(fielding),
  };
}

const errorsIn = (plays: readonly JsonObject[]) =>
  plays
    .flatMap((play) => objects(play, 'runners'))
    .flatMap((runner) => objects(runner, 'credits'))
    .filter(({ credit }) => text(credit)?.endsWith('_error')).length;

function totals(innings: readonly JsonObject[], side: SideName): JsonObject {
  const sum = (name: string) => innings.reduce((total, inning) => total + (number(inning, side, name) ?? 0), 0);
  return { runs: sum('runs'), hits: sum('hits'), errors: sum('errors') };
}

function personOf(feed: JsonObject, id: number): JsonObject {
  const person = object(feed, 'gameData', 'players', `ID${id}`);
  return { id, fullName: text(person, 'fullName') ?? '' };
}

function personMember(feed: JsonObject, name: string, id: number | undefined): JsonObject {
  return id === undefined ? {} : { [name]: personOf(feed, id) };
}

/** The batter, on-deck and in-hole batters of a side, from the current batter or from the one after its last batter. */
function battersDue(
  feed: JsonObject,
  plays: readonly JsonObject[],
  lineups: Record<SideName, Lineup>,
  top: boolean,
): JsonObject {
  const { order } = lineups[top ? 'away' : 'home'];
  const last = plays.findLast((play) => isTop(play) === top);
  const slot = last ? order.indexOf(number(last, 'matchup', 'batter', 'id') ?? -1) : -1;
  const first = last && !isDecided(last) ? slot : slot + 1;
  const due = (ahead: number) => order[(first + ahead + 9) % 9];
  return {
    ...personMember(feed, 'batter', due(0)),
    ...personMember(feed, 'onDeck', due(1)),
    ...personMember(feed, 'inHole', due(2)),
  };
}

function runnersOn(play: JsonObject): JsonObject {
  const on = ['First', 'Second', 'Third'].flatMap((base) => {
    const runner = member(play, 'matchup', `postOn${base}`);
    return runner === undefined ? [] : [[base.toLowerCase(), runner]];
  });
  return Object.fromEntries(on);
}
