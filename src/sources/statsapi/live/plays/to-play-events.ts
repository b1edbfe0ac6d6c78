import type { GameEvent, GameHeader } from '#rules/baseball/game/event.ts';
import type { Half } from '#rules/baseball/game/model.ts';
import { toChallenges } from './to-challenges.ts';
import { automaticCount, statusTextOf, toActionEvents } from './to-action-events.ts';
import { isPitch, toPitch } from './to-pitch.ts';
import { type PlayPlace, toEnd, toStart } from './to-plate-appearance.ts';
import { toRunnerEvents } from './to-runner-events.ts';
import type { Timeline } from './timeline.ts';
import type { WirePlayEvent } from './wire-play-event.ts';
import type { WirePlay, WireRunner } from './wire-play.ts';

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
export function toPlayEvents(wire: WirePlay, place: PlayPlace, header: GameHeader, timeline: Timeline): GameEvent[] {
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
