import type { Side } from '../model.ts';
import type { ActionEvent, BattedBall, EventBase, PlayFacts, RunnerMove } from '../played-game.ts';

/** What the core of the game writes down; physical detail and words are added when somebody asks. Times are ms of play. */
export type RecordedPlay = PlayFacts & {
  events: RecordedEvent[];
  runners: RunnerMove[];
  review: PlayReview | null;
};

export type PlayReview = { isOverturned: boolean; challengeSide: Side; reviewType: string };

type RecordedBase = { at: number; endsAt: number; balls: number; strikes: number; outs: number };

/** Where and how the ball was hit, before speeds and distances are known. */
export type BattedSketch = { trajectory: BattedBall['trajectory']; location: number; bases: number };

export type RecordedPitch = RecordedBase & { kind: 'pitch'; call: string; batted: BattedSketch | null };

export type RecordedAction = RecordedBase & Omit<ActionEvent, keyof EventBase | 'review'>;

export type RecordedEvent =
  | RecordedPitch
  | RecordedAction
  | (RecordedBase & { kind: 'pickoff'; base: 1 | 2 | 3; fromCatcher: boolean })
  | (RecordedBase & { kind: 'noPitch'; call: string });
