import type { GameLog, GameEvent, GameHeader } from '#rules/baseball/game/event.ts';
import type { Half } from '#rules/baseball/game/model.ts';
import { statusTextOf, automaticCount, toActionEvents } from './plays/to-action-events.ts';
import { toChallenges } from './plays/to-challenges.ts';
import { isPitch, toPitch } from './plays/to-pitch.ts';
import { type PlayPlace, toEnd, toStart } from './plays/to-plate-appearance.ts';
import { toRunnerEvents } from './plays/to-runner-events.ts';
import type { WirePlayEvent } from './plays/wire-play-event.ts';
import type { WirePlay, WireRunner } from './plays/wire-play.ts';
import type { WireFeed } from './wire-feed.ts';
import { toGameHeader } from './to-game-header.ts';

/** Converts a live feed to a game: its header and its events. */
export function toGameLog(feed: WireFeed): GameLog {
  const header = toGameHeader(feed);
  return { header, events: toGameEvents(feed, header) };
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

/** The time of the newest status: that of the last play when the game is over, else that of the feed's last change. */
const statusTime = (header: GameHeader, feed: WireFeed): string | undefined =>
  header.status.phase === 'final' || header.status.phase === 'void' ? undefined : timeOfStamp(feed.metaData?.timeStamp);

/** Before the first pitch, the feed already has the first plate appearance, with the changes of the status. */
const hasBegun = ({ playEvents }: WirePlay): boolean => playEvents.some((event) => statusTextOf(event) === null);

/** The events of a feed in order. The newest status comes last. */
function toGameEvents(feed: WireFeed, header: GameHeader): GameEvent[] {
  const timeline = createTimeline(0);
  const listed = withPlacements(playsOf(feed));
  const plays = header.status.phase === 'open' ? listed.filter(hasBegun) : listed;
  let place: PlayPlace | null = null;
  const events = plays.flatMap((play, position) => {
    place = placeOf(play, place, position === plays.length - 1);
    return toPlayEvents(play, place, header, timeline);
  });
  return [...events, { type: 'status', status: header.status, at: timeline.at(statusTime(header, feed)) }];
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
const createEventConverter = (wire: WirePlay, half: Half, teams: GameHeader['teams'], timeline: Timeline) => {
  const runners = runnersByEvent(wire);
  const challenges = toChallenges(wire, teams);
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
  const toEvents = createEventConverter(wire, place.half, header.teams, timeline);
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

/** Assigns a time to each event of a feed. A time is never before that of the previous event. */
type Timeline = { at(...times: (string | undefined)[]): number };

/** Begins at `start` (epoch ms, UTC). `at` returns the first of its times that can be parsed, else the previous time. */
function createTimeline(start: number): Timeline {
  let newest = start;
  return {
    at: (...times) => {
      const read = times.map((time) => Date.parse(time ?? '')).find((time) => !Number.isNaN(time));
      newest = Math.max(newest, read ?? newest);
      return newest;
    },
  };
}

/** Converts a feed's time stamp, 'yyyymmdd_hhmmss' (UTC), to ISO 8601; undefined when it is invalid. */
function timeOfStamp(stamp: string | undefined): string | undefined {
  const parts = /^(\d{4})(\d{2})(\d{2})_(\d{2})(\d{2})(\d{2})$/.exec(stamp ?? '');
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second] = parts;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
}
