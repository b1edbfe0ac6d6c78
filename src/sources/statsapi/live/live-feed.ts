import { UpstreamError } from '#platform/outgoing/upstream-error.ts';
import type { GameLog, GameHeader, GameEvent } from '#rules/baseball/game/event.ts';
import { majorLeagueLevel } from '#rules/baseball/game/levels.ts';
import type { BoxScore, Side, Half } from '#rules/baseball/game/model.ts';
import type { PitchVideos } from '#rules/baseball/game/pitch-videos.ts';
import { isOver, isPickable } from '#rules/baseball/game/predicates.ts';
import type { UpstreamResponse } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { type WireLineScore, wireLineScore } from '../schedule/wire-schedule.ts';
import { toTime } from '../wire/league-day.ts';
import type { HalfNumber } from './official-halves.ts';
import { statusTextOf, automaticCount, toActionEvents } from './plays/to-action-events.ts';
import { toChallenges } from './plays/to-challenges.ts';
import { toPitchVideos } from './plays/to-pitch-videos.ts';
import { isPitch, toPitch } from './plays/to-pitch.ts';
import { type PlayPlace, toEnd, toStart, toRunnerEvents } from './plays/to-plate-appearance.ts';
import type { WirePlayEvent, WirePlay, WireRunner } from './plays/wire-play.ts';
import { createTimeline, type Timeline } from './timeline.ts';
import { toBoxScore } from './to-box-score.ts';
import { toGameHeader } from './to-game-header.ts';
import { wireFeed, type WireFeed } from './wire-feed.ts';
import { type Played, withOfficialFigures } from './with-official-figures.ts';

/** A feed body, which later patches apply to, and its converted content. */
export type LiveFeed = {
  body: unknown;
  log: GameLog;
  box: BoxScore;
  /** none of a minor league */
  pitchVideos: PitchVideos;
  /** seconds until the next request, as the upstream requests: 5 to 60 */
  waitSeconds: number;
  /** time of the feed's last change, 'yyyymmdd_hhmmss' (UTC), sortable as text; null when missing */
  timestamp: string | null;
  /** the half-innings of a live game in which plays and line score differ; see `withOfficialFigures` */
  lacking: readonly HalfNumber[];
  /** of a minor league */
  isMinor: boolean;
};

const defaultWait = 10;

const nothingSettled: ReadonlySet<HalfNumber> = new Set();

/**
 * Converts the body of a feed. `settled`: the half-innings of a live game in which the line score wins. Throws `UpstreamError` when it is
 * not a feed or is the feed of another game.
 */
export function toLiveFeed(body: unknown, gamePk: number, settled = nothingSettled): LiveFeed {
  const parsed = wireFeed.safeParse(body);
  if (!parsed.success) throw new UpstreamError('shape', 'The upstream response is not a live feed');
  const { log, lacking } = toGame(parsed.data, settled);
  if (log.header.gamePk !== gamePk && log.header.gamePk !== 0) {
    throw new UpstreamError('shape', `The upstream responded with game ${log.header.gamePk} instead of ${gamePk}`);
  }
  const header = { ...log.header, gamePk };
  const isOfMinors = isMinor(parsed.data);
  return {
    body,
    log: { ...log, header },
    box: toBoxScore(parsed.data, header),
    pitchVideos: isOfMinors ? {} : toPitchVideos(parsed.data.liveData.plays?.allPlays ?? []),
    waitSeconds: Math.min(60, Math.max(5, parsed.data.metaData?.wait ?? defaultWait)),
    timestamp: parsed.data.metaData?.timeStamp ?? null,
    lacking,
    isMinor: isOfMinors,
  };
}

function isMinor({ gameData: { teams } }: WireFeed): boolean {
  return (teams?.home?.sport?.id ?? majorLeagueLevel) !== majorLeagueLevel;
}

/** Converts a live feed to a game: its header and its events. */
export function toGameLog(feed: WireFeed): GameLog {
  return toGame(feed, nothingSettled).log;
}

type Game = { log: GameLog } & Pick<LiveFeed, 'lacking'>;

/** The newest status is the last event. */
function toGame(feed: WireFeed, settled: ReadonlySet<HalfNumber>): Game {
  const header = toGameHeader(feed);
  const stamp = timeOfStamp(feed.metaData?.timeStamp);
  const timeline = createTimeline(stamp);
  const hasEnded = header.status.phase === 'final' || header.status.phase === 'void';
  const untimed = toPlayed(feed, header, timeline);
  // the newest status is as new as the feed, and as the last play when the game is over
  const at = timeline.at(hasEnded ? undefined : stamp);
  const { played, status } = withTimes(timeline, untimed, { type: 'status', status: header.status, at });
  // in Warmup, the line score already has the first inning
  const line = isPickable(header) ? noLine : officialLineOf(feed);
  const endsEarly = /^[ES]$/.test(feed.gameData.game?.type ?? '');
  const sources = { header, line, settled, endsEarly, knownBy: knownBy(feed, header, stamp) };
  const { events, lacking } = withOfficialFigures(played, sources);
  const last = { ...status, at: Math.max(status.at, events.at(-1)?.at ?? 0) };
  return { log: { header, events: [...events, last] }, lacking };
}

/** The plays and the newest status with the times of their events. */
function withTimes(timeline: Timeline, untimed: readonly Played[], newest: GameEvent) {
  const timed = timeline.withTimes([...untimed.flatMap(({ events }) => events), newest]);
  let from = 0;
  const played = untimed.map((play) => {
    const events = timed.slice(from, from + play.events.length);
    from += play.events.length;
    return { ...play, events };
  });
  return { played, status: timed.at(-1) ?? newest };
}

const noLine: WireLineScore = wireLineScore.parse({});

/** The line score; the runs of a club can be elsewhere. */
function officialLineOf({ gameData: { teams }, liveData: { linescore = noLine } }: WireFeed): WireLineScore {
  const totalsOf = (side: Side) => ({
    ...linescore.teams?.[side],
    runs: linescore.teams?.[side]?.runs ?? teams?.[side]?.score,
  });
  return { ...linescore, teams: { away: totalsOf('away'), home: totalsOf('home') } };
}

const minuteMs = 60_000;

/** Start and duration are in whole minutes. */
const longestRest = 2;

/** When the result was known at the latest (epoch ms): at the end of the game, or at the last change of the feed; 0 if unknown. */
function knownBy(
  { gameData: { gameInfo, datetime } }: WireFeed,
  header: GameHeader,
  stamp: string | undefined,
): number {
  const changedAt = toTime(stamp) ?? 0;
  const startedAt = toTime(gameInfo?.firstPitch);
  const isResumed = datetime?.resumeDateTime !== undefined || datetime?.resumedFromDateTime !== undefined;
  if (!isOver(header) || isResumed || startedAt === null || gameInfo?.gameDurationMinutes === undefined)
    return changedAt;
  const minutes = gameInfo.gameDurationMinutes + (gameInfo.delayDurationMinutes ?? 0) + longestRest;
  return startedAt + minutes * minuteMs;
}

const indexOf = (play: WirePlay): number | undefined => play.atBatIndex ?? play.about?.atBatIndex;

/** A placed runner can be a play without pitches, which is no plate appearance. */
const isPlacement = ({ result, playEvents }: WirePlay): boolean =>
  result?.eventType === 'runner_placed' && !playEvents.some(isPitch);

/** The plate appearances; a placement before one is part of it. */
const withPlacements = (plays: WirePlay[]): WirePlay[] => {
  if (!plays.some(isPlacement)) return plays;
  let placed: WirePlay['playEvents'] = [];
  return plays.flatMap((play) => {
    const playEvents = [...placed, ...play.playEvents];
    placed = isPlacement(play) ? playEvents : [];
    return isPlacement(play) ? [] : [{ ...play, playEvents }];
  });
};

/** All plays, including the current play when the list does not contain it yet. */
const playsOf = ({ liveData }: WireFeed): WirePlay[] => {
  const { allPlays = [], currentPlay } = liveData.plays ?? {};
  const current = currentPlay && indexOf(currentPlay);
  const isListed = current === undefined || allPlays.some((play) => indexOf(play) === current);
  return currentPlay && !isListed ? [...allPlays, currentPlay] : allPlays;
};

const halfOf = ({ about }: WirePlay): Half | null => {
  if (about?.halfInning === 'top' || about?.halfInning === 'bottom') return about.halfInning;
  if (about?.isTopInning === undefined) return null;
  return about.isTopInning ? 'top' : 'bottom';
};

const placeOf = (play: WirePlay, before: PlayPlace | null, isLast: boolean): PlayPlace => ({
  index: indexOf(play) ?? (before ? before.index + 1 : 0),
  inning: play.about?.inning ?? before?.inning ?? 1,
  half: halfOf(play) ?? before?.half ?? 'top',
  isComplete: play.about?.isComplete ?? (!isLast && play.result?.event !== undefined),
});

/** Before the first pitch, the feed already has the first plate appearance, with the changes of the status. */
const hasBegun = ({ playEvents }: WirePlay): boolean => playEvents.some((event) => statusTextOf(event) === null);

/** The numbers of the plays before which one is missing: they go on from 0 without a gap. */
function findGaps(plays: readonly WirePlay[]): ReadonlySet<number | undefined> {
  let next = 0;
  const isAfterGap = (play: WirePlay): boolean => {
    const index = indexOf(play) ?? next;
    const isFound = index > next;
    next = index + 1;
    return isFound;
  };
  return new Set(plays.filter(isAfterGap).map(indexOf));
}

/** The plays of a feed in order, with their events. */
function toPlayed(feed: WireFeed, header: GameHeader, timeline: Timeline): Played[] {
  const all = playsOf(feed);
  const gaps = findGaps(all);
  const listed = withPlacements(all);
  const plays = header.status.phase === 'open' ? listed.filter(hasBegun) : listed;
  let place: PlayPlace | null = null;
  return plays.map((play, position) => {
    place = placeOf(play, place, position === plays.length - 1);
    return { place, isAfterGap: gaps.has(indexOf(play)), events: toPlayEvents(play, place, header, timeline) };
  });
}

/** The reported outcome of a play without runner data. */
const toReported = ({ runners, matchup, result, count }: WirePlay, at: number): GameEvent[] => {
  if (runners !== undefined || result?.awayScore === undefined || result.homeScore === undefined) return [];
  const bases = {
    first: matchup?.postOnFirst?.id ?? null,
    second: matchup?.postOnSecond?.id ?? null,
    third: matchup?.postOnThird?.id ?? null,
  };
  return [{ type: 'reported', outs: count?.outs ?? 0, bases, away: result.awayScore, home: result.homeScore, at }];
};

/** An error that moves no runner, such as a dropped foul fly, appears only as an action. */
const toLoneError = (wire: WirePlayEvent, hasRunners: boolean, at: number): GameEvent[] =>
  wire.details?.eventType === 'error' && !hasRunners ? [{ type: 'error', playerId: wire.player?.id ?? null, at }] : [];

const positionOf = (event: WirePlayEvent, position: number): number => event.index ?? position;

/** The runners by the index of the play event that moved them; null is the key of the others. */
const runnersByEvent = ({ playEvents, runners = [] }: WirePlay): Map<number | null, WireRunner[]> => {
  const eventIndexes = new Set(playEvents.map(positionOf));
  return Map.groupBy(runners, ({ details: { playIndex } }) =>
    playIndex !== undefined && eventIndexes.has(playIndex) ? playIndex : null,
  );
};

const toActionAndRunners = (wire: WirePlayEvent, runners: WireRunner[], half: Half, at: number): GameEvent[] => [
  ...toActionEvents(wire, half, at),
  ...toRunnerEvents(runners, at),
  ...toLoneError(wire, runners.length > 0, at),
];

/** Pitches and actions in order. A missing count is computed from the previous pitch. */
const createEventConverter = (wire: WirePlay, half: Half, header: GameHeader, timeline: Timeline) => {
  const runners = runnersByEvent(wire);
  const challenges = toChallenges(wire, header);
  let pitches = 0;
  let count = { balls: 0, strikes: 0 };
  return (event: WirePlayEvent, position: number): GameEvent[] => {
    const moved = runners.get(positionOf(event, position)) ?? [];
    if (!isPitch(event)) {
      count = automaticCount(event) ?? count;
      return toActionAndRunners(event, moved, half, timeline.at(event.startTime, event.endTime));
    }
    const at = timeline.at(event.endTime, event.startTime);
    const pitch = toPitch(event, ++pitches, count);
    count = pitch;
    const challenge = challenges.get(position) ?? null;
    return [{ type: 'pitch', pitch: { ...pitch, challenge }, at }, ...toRunnerEvents(moved, at)];
  };
};

/** The events of one plate appearance, from its start to its result, if any. */
function toPlayEvents(wire: WirePlay, place: PlayPlace, header: GameHeader, timeline: Timeline): GameEvent[] {
  const toEvents = createEventConverter(wire, place.half, header, timeline);
  // warm-up and delays at the start of the game come before the first batter
  const found = wire.playEvents.findIndex((event) => statusTextOf(event) === null);
  const warmUp = found < 0 ? wire.playEvents.length : found;
  const before = wire.playEvents.slice(0, warmUp).flatMap(toEvents);
  const start = toStart(wire, place, header.players, timeline.at(wire.about?.startTime));
  const during = wire.playEvents.slice(warmUp).flatMap((event, position) => toEvents(event, warmUp + position));
  const at = timeline.at(wire.about?.endTime);
  const after = [...toRunnerEvents(runnersByEvent(wire).get(null) ?? [], at), ...toReported(wire, at)];
  return [...before, start, ...during, ...after, ...(place.isComplete ? [toEnd(wire, at)] : [])];
}

/** Converts a feed's time stamp, 'yyyymmdd_hhmmss' (UTC), to ISO 8601; undefined when it is invalid. */
function timeOfStamp(stamp: string | undefined): string | undefined {
  const parts = /^(\d{4})(\d{2})(\d{2})_(\d{2})(\d{2})(\d{2})$/.exec(stamp ?? '');
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second] = parts;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
}

type FinalGame = Pick<LiveFeed, 'log' | 'box'>;

/** The feed of a game that is over; null if the feed does not know that yet. */
export function readFinalGame(client: StatsApiClient, gamePk: number): Promise<UpstreamResponse<FinalGame | null>> {
  return client.read(`/api/v1.1/game/${gamePk}/feed/live`, {
    query: { language: 'en' },
    kind: 'finalGame',
    convert(body) {
      const { log, box } = toLiveFeed(body, gamePk);
      return isOver(log.header) ? { log, box } : null;
    },
  });
}
