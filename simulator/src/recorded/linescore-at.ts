import { type Json, type JsonObject, member, number, object, objects, text } from '../wire/json.ts';
import type { Lineup, SideName } from './lineups-at.ts';
import { inningOf, isDecided, isTop, outsAfter } from './play-at.ts';

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
export function linescoreAt(
  feed: JsonObject,
  plays: readonly JsonObject[],
  lineups: Record<SideName, Lineup>,
): JsonObject {
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

export function personOf(feed: JsonObject, id: number): JsonObject {
  const person = object(feed, 'gameData', 'players', `ID${id}`);
  return { id, fullName: text(person, 'fullName') ?? '', link: `/api/v1/people/${id}` };
}

function personMember(feed: JsonObject, name: string, id: number | undefined): JsonObject {
  return id === undefined ? {} : { [name]: personOf(feed, id) };
}

export function teamOf(feed: JsonObject, side: SideName): JsonObject {
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
