import { z } from 'zod';

/**
 * What picking and grading remember of a game between two looks at it. Instants are epoch ms (UTC), days YYYY-MM-DD.
 * `game-ledger.ts` makes the next one from the one before and the newest card.
 */
export const pickableGameSchema = z.object({
  gamePk: z.number().int(),
  /** the league's day on which the game counts; it changes when a game is moved */
  officialDate: z.string(),
  awayId: z.number().int(),
  homeId: z.number().int(),
  /** the currently scheduled first pitch; null while to be determined */
  startsAt: z.number().nullable(),
  /** when the game was first seen to have left Preview */
  leftPreviewAt: z.number().nullable(),
  /**
   * when picking closes or closed; null while the start is to be determined. Decided when the game is first stored, shifted
   * with the start until then, and fixed from then on; only a move to another day before the first pitch starts again.
   */
  locksAt: z.number().nullable(),
  /** when play was last seen to be suspended, also once it has gone on; null when it never was */
  heldSince: z.number().nullable(),
  phase: z.enum(['open', 'live', 'held', 'final', 'void', 'unknown']),
  winnerId: z.number().int().nullable(),
  /** suspended for longer than the rule allows: void whatever happens later */
  isAbandoned: z.boolean(),
});

/** A pick as its owner made it: for this game on this day. */
export const pickSchema = z.object({
  gamePk: z.number().int(),
  officialDate: z.string(),
  winnerId: z.number().int(),
});

/** How a pick stands. `locked`: closed, not yet begun; `held`: suspended or in a state that nobody knows. */
export const pickStateSchema = z.enum(['open', 'locked', 'live', 'held', 'correct', 'wrong', 'void']);

export type PickableGame = z.infer<typeof pickableGameSchema>;
export type UserPick = z.infer<typeof pickSchema>;
export type PickState = z.infer<typeof pickStateSchema>;
