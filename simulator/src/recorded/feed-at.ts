import { fromTimecode } from '../clock/timecode.ts';
import { type Json, type JsonObject, member, number, object, text, without, objects } from '../wire/json.ts';
import { boxscoreAt } from './boxscore-at.ts';
import { changesOf, gameTimes } from './game-times.ts';
import { lineupsAt, type SideName } from './lineups-at.ts';
import { linescoreAt, teamOf } from './linescore-at.ts';
import { stateAfter, type StateBefore, inningOf, isDecided, isTop, startOfHalf, playAt } from './play-at.ts';
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
  const lineScore = plays.length > 0 ? linescoreAt(feed, plays, lineups) : linescoreBefore(feed);
  return {
    ...feed,
    metaData: { ...object(feed, 'metaData'), timeStamp, gameEvents: [], logicalEvents: [] },
    gameData: gameDataAt(feed, then),
    liveData: {
      plays: playListsAt(feed, plays),
      linescore: lineScore,
      boxscore: boxscoreAt(feed, plays, lineups),
      leaders: { hitDistance: {}, hitSpeed: {}, pitchSpeed: {} },
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
  const gameData = object(feed, 'gameData');
  const teams = { away: teamBefore(feed, 'away'), home: teamBefore(feed, 'home') };
  return {
    ...gameData,
    status: statusAt(feed, at),
    teams,
    gameInfo: without(object(gameData, 'gameInfo'), 'gameDurationMinutes', 'attendance'),
  };
}

/** Returns the club with its win-loss record before this game, if the recording already counts the game. */
export function teamBefore(feed: JsonObject, side: SideName): JsonObject {
  const team = object(feed, 'gameData', 'teams', side);
  const { winner, loser } = decision(feed);
  const record = object(team, 'record');
  if (winner === null || member(team, 'record') === undefined) return team;
  const wins = (number(record, 'wins') ?? 0) - (winner === side ? 1 : 0);
  const losses = (number(record, 'losses') ?? 0) - (loser === side ? 1 : 0);
  const pct = wins + losses === 0 ? '.000' : (wins / (wins + losses)).toFixed(3).replace(/^0/, '');
  const leagueRecord = { ...object(record, 'leagueRecord'), wins, losses, pct };
  const gamesPlayed = (number(record, 'gamesPlayed') ?? 1) - 1;
  return { ...team, record: { ...record, gamesPlayed, leagueRecord, wins, losses, winningPercentage: pct } };
}

function decision(feed: JsonObject): Record<'winner' | 'loser', SideName | null> {
  const runs = (side: SideName) => number(feed, 'liveData', 'linescore', 'teams', side, 'runs') ?? 0;
  if (text(statusOf(feed), 'codedGameState') !== 'F' || runs('away') === runs('home'))
    return { winner: null, loser: null };
  return runs('away') > runs('home') ? { winner: 'away', loser: 'home' } : { winner: 'home', loser: 'away' };
}

function linescoreBefore(feed: JsonObject): JsonObject {
  const scheduledInnings: Json = number(feed, 'liveData', 'linescore', 'scheduledInnings') ?? 9;
  return {
    scheduledInnings,
    innings: [],
    teams: { home: {}, away: {} },
    defense: { team: teamOf(feed, 'home') },
    offense: { team: teamOf(feed, 'away') },
  };
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

/** Computes `liveData.plays` with the given plays only. */
function playListsAt(feed: JsonObject, plays: readonly JsonObject[]): JsonObject {
  const current = plays.at(-1);
  const decided = plays.filter(isDecided).length;
  const scoring = member(feed, 'liveData', 'plays', 'scoringPlays');
  return {
    allPlays: [...plays],
    ...(current ? { currentPlay: current } : {}),
    scoringPlays: Array.isArray(scoring) ? scoring.filter((index) => typeof index === 'number' && index < decided) : [],
    playsByInning: objects(feed, 'liveData', 'plays', 'playsByInning').flatMap((inning, index) =>
      inningAt(inning, index + 1, plays),
    ),
  };
}

function inningAt(inning: JsonObject, num: number, plays: readonly JsonObject[]): JsonObject[] {
  const played = plays.filter((play) => inningOf(play) === num);
  const last = played.at(-1);
  if (!last) return [];
  const indices = (top: boolean) =>
    played.filter((play) => isTop(play) === top).map((play) => number(play, 'atBatIndex') ?? 0);
  const hits = (side: 'away' | 'home') =>
    hitsOf(
      objects(inning, 'hits', side),
      played.filter((play) => isTop(play) === (side === 'away')),
    );
  return [
    {
      ...inning,
      endIndex: number(last, 'atBatIndex') ?? 0,
      top: indices(true),
      bottom: indices(false),
      hits: { away: hits('away'), home: hits('home') },
    },
  ];
}

/** Returns one batted ball for each decided play of the half-inning with a ball in play. */
function hitsOf(balls: Json[], played: readonly JsonObject[]): Json[] {
  const inPlay = played.filter(
    (play) =>
      isDecided(play) &&
      objects(play, 'playEvents').some((event) => member(object(event, 'details'), 'isInPlay') === true),
  );
  return balls.slice(0, inPlay.length);
}
