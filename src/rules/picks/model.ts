import { z } from 'zod';
import { phaseSchema } from '#rules/baseball/game/model.ts';

/**
 * The state of a game that picking and grading depend on. Times are epoch ms (UTC), dates YYYY-MM-DD. `next-game-state.ts`
 * computes it from the previous state and the newest card.
 */
const pickableGameSchema = z.object({
  gamePk: z.number().int(),
  /** the official date; it changes when a game is moved */
  officialDate: z.string(),
  awayId: z.number().int(),
  homeId: z.number().int(),
  /** the currently scheduled first pitch; null while to be determined */
  startsAt: z.number().nullable(),
  /** when the game was first seen to have left Preview */
  leftPreviewAt: z.number().nullable(),
  /**
   * the lock time; null while the start is to be determined. Set when the game is first stored, shifted with the start while
   * it is in the future, and then fixed. Only a move to another date before the first pitch sets it again.
   */
  locksAt: z.number().nullable(),
  /** the time at which the latest suspension was first seen, also after the resumption; null without one */
  heldSince: z.number().nullable(),
  phase: phaseSchema,
  winnerId: z.number().int().nullable(),
  /** suspended for longer than the rule allows; all picks are void, whatever happens later */
  isAbandoned: z.boolean(),
  /** why the game cannot be picked at any time; null for an eligible game */
  noPicksReason: z.string().nullable(),
});

/** A pick of a game on an official date. */
const pickSchema = z.object({
  gamePk: z.number().int(),
  officialDate: z.string(),
  winnerId: z.number().int(),
});

/** The state of a pick. `locked`: after the lock time, before the game starts; `held`: suspended or in an unknown state. */
export const pickStateSchema = z.enum(['open', 'locked', 'live', 'held', 'correct', 'wrong', 'void']);

export type PickableGame = z.infer<typeof pickableGameSchema>;
export type UserPick = z.infer<typeof pickSchema>;
export type PickState = z.infer<typeof pickStateSchema>;
