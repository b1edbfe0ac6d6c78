import { z } from 'zod';

/** What a player does in a game, or does next. */
export const playerTurnSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('atBat') }),
  /** `batters`: who bat before the player, with the one at bat; `isNextHalf`: after the half-inning that is played */
  z.object({ kind: z.literal('waiting'), batters: z.number().int(), isNextHalf: z.boolean() }),
  /** `pitches`: thrown so far, null if plays are missing; `isResting`: while the own club bats */
  z.object({ kind: z.literal('pitching'), pitches: z.number().int().nullable(), isResting: z.boolean() }),
  /** before the first pitch: the place in the batting order, 1 to 9 */
  z.object({ kind: z.literal('inLineup'), order: z.number().int(), position: z.string() }),
  z.object({ kind: z.literal('starting') }),
  /** before the first pitch: neither in a lineup nor the starting pitcher, as far as is known */
  z.object({ kind: z.literal('unannounced') }),
  /** on the bench, or replaced */
  z.object({ kind: z.literal('out') }),
  z.object({ kind: z.literal('over') }),
  z.object({ kind: z.literal('calledOff') }),
]);

export type PlayerTurn = z.infer<typeof playerTurnSchema>;
