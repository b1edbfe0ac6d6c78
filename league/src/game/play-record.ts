import type { Side } from '../model.ts';
import type { ActionEvent, BattedBall, EventBase, PlayFacts, RunnerMove } from '../played-game.ts';

/** What the core of the game writes down; physical detail and words are added when somebody asks. Times are ms of play. */
export type PlayRecord = PlayFacts & {
  events: EventRecord[];
  runners: RunnerMove[];
  review: PlayReview | null;
};

export type PlayReview = { isOverturned: boolean; challengeSide: Side; reviewType: string };

type RecordTimes = { at: number; endsAt: number; balls: number; strikes: number; outs: number };

/** Where and how the ball was hit, before speeds and distances are known. */
export type BattedSketch = { trajectory: BattedBall['trajectory']; location: number; bases: number };

export type PitchRecord = RecordTimes & { kind: 'pitch'; call: string; batted: BattedSketch | null };

export type ActionRecord = RecordTimes & Omit<ActionEvent, keyof EventBase | 'review'>;

export type EventRecord =
  | PitchRecord
  | ActionRecord
  | (RecordTimes & { kind: 'pickoff'; base: 1 | 2 | 3; fromCatcher: boolean })
  | (RecordTimes & { kind: 'noPitch'; call: string });
