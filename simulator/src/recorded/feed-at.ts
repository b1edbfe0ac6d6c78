import { fromTimecode } from '../clock/timecode.ts';
import { type Json, type JsonObject, member, number, object, text, without, objects } from '../wire/json.ts';
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

const hitTypes = new Set(['single', 'double', 'triple', 'home_run']);
const fielderNames: Readonly<Record<string, string>> = {
  P: 'pitcher',
  C: 'catcher',
  '1B': 'first',
  '2B': 'second',
  '3B': 'third',
  SS: 'shortstop',
  LF: 'left',
  CF: 'center',
  RF: 'right',
};

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
    currentInningOrdinal:
      text(objects(feed, 'liveData', 'linescore', 'innings')[inningOf(current) - 1], 'ordinalNum') ?? '',
    inningState: isOver ? between : half,
    inningHalf: half,
    isTopInning: top,
    scheduledInnings: number(feed, 'liveData', 'linescore', 'scheduledInnings') ?? 9,
    innings,
    teams: { home: totals(innings, 'home'), away: totals(innings, 'away') },
    defense: {
      ...defense(feed, lineups[top ? 'home' : 'away']),
      ...battersDue(feed, plays, lineups, !top),
      team: teamOf(feed, top ? 'home' : 'away'),
    },
    offense: {
      ...battersDue(feed, plays, lineups, top),
      ...(isOver ? {} : runnersOn(current)),
      ...personMember(feed, 'pitcher', lineups[top ? 'away' : 'home'].pitchers.at(-1)),
      team: teamOf(feed, top ? 'away' : 'home'),
    },
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
    leftOnBase: isOver ? Math.max(0, batting.length + placedRunners(batting) - runs - 3) : 0,
  };
}

const errorsIn = (plays: readonly JsonObject[]) =>
  plays
    .flatMap((play) => objects(play, 'runners'))
    .flatMap((runner) => objects(runner, 'credits'))
    .filter(({ credit }) => text(credit)?.endsWith('_error')).length;

/** Counts the runners that are placed on second in extra innings. */
const placedRunners = (plays: readonly JsonObject[]) =>
  plays
    .flatMap((play) => objects(play, 'playEvents'))
    .filter((event) => text(event, 'details', 'eventType') === 'runner_placed').length;

function totals(innings: readonly JsonObject[], side: SideName): JsonObject {
  const sum = (name: string) => innings.reduce((total, inning) => total + (number(inning, side, name) ?? 0), 0);
  return { runs: sum('runs'), hits: sum('hits'), errors: sum('errors'), leftOnBase: sum('leftOnBase') };
}

function personOf(feed: JsonObject, id: number): JsonObject {
  const person = object(feed, 'gameData', 'players', `ID${id}`);
  return { id, fullName: text(person, 'fullName') ?? '', link: `/api/v1/people/${id}` };
}

function personMember(feed: JsonObject, name: string, id: number | undefined): JsonObject {
  return id === undefined ? {} : { [name]: personOf(feed, id) };
}

function teamOf(feed: JsonObject, side: SideName): JsonObject {
  const team = object(feed, 'gameData', 'teams', side);
  return { id: team.id ?? 0, name: team.name ?? '', link: team.link ?? '' };
}

function defense(feed: JsonObject, lineup: Lineup): JsonObject {
  const fielding = Object.entries(fielderNames).flatMap(([position, name]) =>
    Object.entries(personMember(feed, name, lineup.fielders.get(position))),
  );
  return Object.fromEntries(fielding);
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
    battingOrder: ((first + 9) % 9) + 1,
  };
}

function runnersOn(play: JsonObject): JsonObject {
  const on = (base: string, name: string): [string, Json][] => {
    const runner = member(play, 'matchup', `postOn${base}`);
    return runner === undefined ? [] : [[name, runner]];
  };
  return Object.fromEntries([...on('First', 'first'), ...on('Second', 'second'), ...on('Third', 'third')]);
}
