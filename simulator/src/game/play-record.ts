import type { ActionEvent, BattedBall, EventBase, PlayFacts, Review, RunnerMove } from '../played-game.ts';

/** A plate appearance without physical detail and descriptions. Times are ms of play since the first pitch. */
export type PlayRecord = PlayFacts & {
  events: EventRecord[];
  runners: RunnerMove[];
  /** its end is the end of the play */
  review: Omit<Review, 'endsAt'> | null;
};

type RecordTimes = { at: number; endsAt: number; balls: number; strikes: number; outs: number };

type PlayStart = Pick<PlayRecord, 'index' | 'inning' | 'isTop' | 'startedAt' | 'awayScore' | 'homeScore' | 'outs'>;

/** A plate appearance before its first event; batter and pitcher are set at its end. */
export function newPlay(start: PlayStart): PlayRecord {
  return {
    ...start,
    batterId: 0,
    bats: 'R',
    pitcherId: 0,
    throws: 'R',
    endedAt: start.startedAt,
    events: [],
    runners: [],
    event: '',
    eventType: '',
    rbi: 0,
    isScoring: false,
    review: null,
    basesAfter: [null, null, null],
  };
}

/** Trajectory and direction of a batted ball, before its speed and distance are computed. */
export type BattedSketch = { trajectory: BattedBall['trajectory']; location: number; bases: number };

export type PitchRecord = RecordTimes & { kind: 'pitch'; call: string; batted: BattedSketch | null };

export type ActionRecord = RecordTimes & Omit<ActionEvent, keyof EventBase>;

export type EventRecord =
  | PitchRecord
  | ActionRecord
  | (RecordTimes & { kind: 'pickoff'; base: 1 | 2 | 3 })
  | (RecordTimes & { kind: 'noPitch'; call: string });
