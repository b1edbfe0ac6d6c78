import { time, type Json, type JsonObject, member, number, object, objects, text, without } from '../wire/json.ts';

/** Score, outs and runners before a plate appearance. */
export type StateBefore = { away: number; home: number; outs: number; bases: JsonObject };

export function startOfHalf(score: { away: number; home: number }): StateBefore {
  return { ...score, outs: 0, bases: {} };
}

/** Computes a recorded play at a time (epoch ms): unchanged when decided by then, null before its start. */
export function playAt(play: JsonObject, at: number, before: StateBefore): JsonObject | null {
  if ((time(play, 'about', 'startTime') ?? Infinity) > at) return null;
  const events = objects(play, 'playEvents');
  const next = events.findIndex((event) => eventEnd(event) > at);
  const happened = next === -1 ? events : events.slice(0, next);
  const isOver = (time(play, 'about', 'endTime') ?? -Infinity) <= at && happened.length === events.length;
  return isOver ? play : playInProgress(play, happened, before);
}

export function eventEnd(event: JsonObject) {
  return time(event, 'endTime') ?? time(event, 'startTime') ?? -Infinity;
}

export function isDecided(play: JsonObject) {
  return member(play, 'about', 'isComplete') === true;
}

export function isTop(play: JsonObject) {
  return member(play, 'about', 'isTopInning') === true;
}

export function inningOf(play: JsonObject) {
  return number(play, 'about', 'inning') ?? 1;
}

export function outsAfter(play: JsonObject) {
  return number(play, 'count', 'outs') ?? 0;
}

function playInProgress(play: JsonObject, events: JsonObject[], before: StateBefore): JsonObject {
  const last = events.at(-1);
  // movements of the last event become visible with the result of the play
  const deciding = objects(play, 'playEvents').length - 1;
  const seen = Math.min(events.length, deciding) - 1;
  const runners = objects(play, 'runners').filter(
    (runner) => (number(runner, 'details', 'playIndex') ?? Infinity) <= seen,
  );
  const endTime = text(last, 'endTime') ?? text(play, 'about', 'startTime') ?? '';
  return {
    ...without(play, 'reviewDetails'),
    result: resultSoFar(last, runners, isTop(play), before),
    about: { ...object(play, 'about'), endTime, isComplete: false },
    count: member(last, 'count') ?? { balls: 0, strikes: 0, outs: before.outs },
    matchup: {
      ...without(object(play, 'matchup'), ...bases.map((base) => `postOn${base}`)),
      ...basesSoFar(before, runners),
    },
    runners,
    playEvents: events,
  };
}

const bases = ['First', 'Second', 'Third'] as const;
const baseNames: Readonly<Record<string, (typeof bases)[number]>> = { '1B': 'First', '2B': 'Second', '3B': 'Third' };

function resultSoFar(
  last: JsonObject | undefined,
  runners: readonly JsonObject[],
  isAway: boolean,
  before: StateBefore,
): JsonObject {
  const runs = runners.filter((runner) => text(runner, 'movement', 'end') === 'score').length;
  const { event, eventType, description } = object(last, 'details');
  return {
    ...(event && eventType && description ? { event, eventType, description } : {}),
    rbi: 0,
    awayScore: before.away + (isAway ? runs : 0),
    homeScore: before.home + (isAway ? 0 : runs),
  };
}

function basesSoFar(before: StateBefore, runners: readonly JsonObject[]): JsonObject {
  const occupied = new Map<string, Json>(Object.entries(before.bases));
  for (const { movement, details } of runners) {
    const from = baseNames[text(movement, 'start') ?? ''];
    const to = baseNames[text(movement, 'end') ?? ''];
    if (from) occupied.delete(from);
    if (to && member(movement, 'isOut') !== true) occupied.set(to, member(details, 'runner') ?? {});
  }
  return Object.fromEntries([...occupied].map(([base, runner]) => [`postOn${base}`, runner]));
}

/** Returns score, outs and runners after a decided play. */
export function stateAfter(play: JsonObject): StateBefore {
  const score = { away: number(play, 'result', 'awayScore') ?? 0, home: number(play, 'result', 'homeScore') ?? 0 };
  if (outsAfter(play) >= 3) return startOfHalf(score);
  const matchup = object(play, 'matchup');
  const occupied = bases.flatMap((base) =>
    matchup[`postOn${base}`] === undefined ? [] : [[base, matchup[`postOn${base}`] ?? {}] as const],
  );
  return { ...score, outs: outsAfter(play), bases: Object.fromEntries(occupied) };
}
