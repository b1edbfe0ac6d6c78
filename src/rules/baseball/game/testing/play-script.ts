import type { GameEvent, RunnerMove } from '../event.ts';
import type { Base, Half, Pitch, PitchResult, ResultKind } from '../model.ts';
import { inventedHeader } from './invented-game.ts';

/** An event without its time. */
export type Untimed = GameEvent extends infer E ? (E extends GameEvent ? Omit<E, 'at'> : never) : never;

/** Adds times one second apart, from the start of the invented game. */
export function timed(events: Untimed[]): GameEvent[] {
  return events.map((event, place) => ({ ...event, at: (inventedHeader.startsAt ?? 0) + place * 1000 }));
}

export function start(index: number, inning: number, half: Half, batterId: number, pitcherId: number): Untimed {
  return {
    type: 'plateAppearanceStarted',
    index,
    inning,
    half,
    batterId,
    batSide: 'R',
    pitcherId,
    pitchHand: 'R',
    zoneTop: 3.4,
    zoneBottom: 1.6,
  };
}

export function pitchOf(number: number, result: PitchResult, balls: number, strikes: number): Pitch {
  return {
    number,
    result,
    call: result,
    type: 'Slider',
    balls,
    strikes,
    startSpeed: 88.1,
    endSpeed: 80.4,
    spinRate: 2400,
    spinDirection: 120,
    breakAngle: 12.4,
    x: 0.2,
    z: 2.5,
    battedBall: null,
    challenge: null,
  };
}

export function pitch(number: number, result: PitchResult, balls: number, strikes: number): Untimed {
  return { type: 'pitch', pitch: pitchOf(number, result, balls, strikes) };
}

export function move(runnerId: number, from: Base | null, to: Base | 'home'): RunnerMove {
  return { runnerId, from, to, isOut: false };
}

export function out(runnerId: number, from: Base | null): RunnerMove {
  return { runnerId, from, to: null, isOut: true };
}

export function runners(...moves: RunnerMove[]): Untimed {
  return { type: 'runners', moves };
}

type Substitution = Extract<GameEvent, { type: 'substitution' }>;

/** A player of the side of the number enters. */
export function substitution(
  role: Substitution['role'],
  playerId: number,
  replacedId: number | null,
  order: number | null,
  position: string | null,
): Untimed {
  const side = playerId < 200 ? 'away' : 'home';
  return { type: 'substitution', side, role, playerId, replacedId, order, position };
}

const hits = new Set(['Single', 'Double', 'Triple', 'Home Run']);

const resultKinds: Record<string, ResultKind> = {
  Strikeout: 'strikeout',
  Triple: 'triple',
  'Grounded Into DP': 'multipleOuts',
};

export function end(event: string, description = `${event}.`, rbi = 0, isBatterStillDue = false): Untimed {
  return {
    type: 'plateAppearanceEnded',
    event,
    resultKind: resultKinds[event] ?? null,
    description,
    isHit: hits.has(event),
    isBatterStillDue,
    rbi,
  };
}

/** A complete plate appearance with one pitch. */
export function play(
  index: number,
  place: [inning: number, half: Half],
  batterId: number,
  event: string,
  ...moves: RunnerMove[]
): Untimed[] {
  const [inning, half] = place;
  const runs = moves.filter((each) => each.to === 'home').length;
  return [
    start(index, inning, half, batterId, half === 'top' ? 210 : 110),
    pitch(1, 'inPlayOut', 0, 0),
    runners(...moves),
    end(event, `${batterId}: ${event}.`, runs),
  ];
}

/** A single in the top of the first inning; `moves` are those of the runners. */
export function single(index: number, batterId: number, ...moves: RunnerMove[]): Untimed[] {
  return play(index, [1, 'top'], batterId, 'Single', move(batterId, null, 1), ...moves);
}
