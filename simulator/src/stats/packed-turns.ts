import type { PlayRecord } from '../game/play-record.ts';
import { emptyBatting, emptyPitching, type BattingLine, type PitchingLine } from '../lines.ts';
import { scoreBatter } from './score-batter.ts';

/** A play of a game and its situation: what splits need. */
export type Turn = {
  batterId: number;
  pitcherId: number;
  bats: 'L' | 'R';
  throws: 'L' | 'R';
  /** before the play */
  outs: number;
  /** bit 0: a runner on first, bit 1: on second, bit 2: on third, before the play */
  bases: number;
  /** before the last pitch */
  balls: number;
  strikes: number;
  batting: BattingLine;
  pitching: PitchingLine;
};

const perTurn = 4;
const names: [event: string, eventType: string][] = [];
const indexes = new Map<string, number>();

/** The events of all games, by their index. */
function indexOf(event: string, eventType: string): number {
  const key = `${event}/${eventType}`;
  const known = indexes.get(key);
  if (known !== undefined) return known;
  indexes.set(key, names.length);
  return names.push([event, eventType]) - 1;
}

/** The count before the last pitch of a play. */
function countBefore({ events }: PlayRecord): { balls: number; strikes: number } {
  const last = events.findLastIndex(({ kind }) => kind === 'pitch' || kind === 'noPitch');
  const before = events.slice(0, Math.max(0, last)).findLast(({ kind }) => kind === 'pitch' || kind === 'noPitch');
  return { balls: Math.min(3, before?.balls ?? 0), strikes: Math.min(2, before?.strikes ?? 0) };
}

/** The plays of a game as numbers. Those of a season are 180,000. */
export class PackedTurns {
  readonly #numbers: Uint32Array;

  constructor(plays: readonly PlayRecord[]) {
    this.#numbers = new Uint32Array(plays.length * perTurn);
    plays.forEach((play, index) => {
      const before = plays[index - 1];
      const follows = before?.inning === play.inning && before.isTop === play.isTop;
      const occupied: readonly (number | null)[] = follows
        ? before.basesAfter
        : [null, play.events.some(isPlacedRunner) ? 1 : null, null];
      const bases = occupied.reduce<number>((bits, id, base) => (id === null ? bits : bits + 2 ** base), 0);
      const outs = follows ? before.outs : 0;
      const { balls, strikes } = countBefore(play);
      const hands = (play.bats === 'L' ? 1 : 0) + (play.throws === 'L' ? 2 : 0);
      const madeOut = play.runners.some(({ personId, isOut }) => isOut && personId === play.batterId);
      const stranded = madeOut ? play.basesAfter.filter((id) => id !== null).length : 0;
      this.#numbers.set(
        [
          play.batterId,
          play.pitcherId,
          pack([hands, outs, bases, balls, strikes]),
          pack([play.rbi, stranded, play.outs - outs, indexOf(play.event, play.eventType)]),
        ],
        index * perTurn,
      );
    });
  }

  /** The turns of a batter or against a pitcher. */
  of(personId: number): Turn[] {
    const turns: Turn[] = [];
    for (let at = 0; at < this.#numbers.length; at += perTurn) {
      const [batterId = 0, pitcherId = 0, situation = 0, result = 0] = this.#numbers.subarray(at, at + perTurn);
      if (batterId === personId || pitcherId === personId) turns.push(unpack(batterId, pitcherId, situation, result));
    }
    return turns;
  }
}

const isPlacedRunner = (event: PlayRecord['events'][number]): boolean =>
  event.kind === 'action' && event.eventType === 'runner_placed';

/** Each number has five bits, the last one the rest. */
const pack = (numbers: readonly number[]): number =>
  numbers.toReversed().reduce((packed, number) => packed * 32 + number, 0);

const unpackAt = (packed: number, index: number): number => Math.floor(packed / 32 ** index) % 32;

function unpack(batterId: number, pitcherId: number, situation: number, result: number): Turn {
  const at = (index: number) => unpackAt(situation, index);
  const [stranded, rbi, outs] = [unpackAt(result, 1), unpackAt(result, 0), unpackAt(result, 2)];
  const [event, eventType] = names[Math.floor(result / 32 ** 3)] ?? ['', ''];
  const batting = emptyBatting();
  const pitching = { ...emptyPitching(), outs };
  const runners = stranded > 0 ? [{ personId: batterId, isOut: true }] : [];
  const basesAfter = Array.from({ length: stranded }, () => 1);
  scoreBatter({ event, eventType, rbi, runners, basesAfter, batterId }, batting, pitching);
  return {
    batterId,
    pitcherId,
    bats: at(0) % 2 === 1 ? 'L' : 'R',
    throws: at(0) > 1 ? 'L' : 'R',
    outs: at(1),
    bases: at(2),
    balls: at(3),
    strikes: at(4),
    batting,
    pitching,
  };
}
