import { z } from 'zod';
import type { Phase } from '#rules/baseball/game/model.ts';

/**
 * The state of a game that picking and grading depend on. Times are epoch ms (UTC), dates YYYY-MM-DD. `next-game-state.ts`
 * computes it from the previous state and the newest card.
 */
export type PickableGame = {
  gamePk: number;
  /** the official date; it changes when a game is moved */
  officialDate: string;
  awayId: number;
  homeId: number;
  /** the currently scheduled first pitch; null while to be determined */
  startsAt: number | null;
  /** when the game was first seen to have left Preview */
  leftPreviewAt: number | null;
  /**
   * the lock time; null while the start is to be determined. Set when the game is first stored, shifted with the start while
   * it is in the future, and then fixed. Only a move to another date before the first pitch sets it again.
   */
  locksAt: number | null;
  /** the time at which the latest suspension was first seen, also after the resumption; null without one */
  heldSince: number | null;
  phase: Phase;
  winnerId: number | null;
  /** suspended for longer than the rule allows; all picks are void, whatever happens later */
  isAbandoned: boolean;
  /** why the game cannot be picked at any time; null for an eligible game */
  noPicksReason: string | null;
};

/** A pick of a game on an official date. */
export type UserPick = { gamePk: number; officialDate: string; winnerId: number };

/** The state of a pick. `locked`: after the lock time, before the game starts; `held`: of a game that is suspended or in an unknown state. */
export const pickStateSchema = z.enum(['open', 'locked', 'live', 'held', 'correct', 'wrong', 'void']);

export type PickState = z.infer<typeof pickStateSchema>;
