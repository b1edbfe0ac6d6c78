import { z } from 'zod';
import { biggestSwings } from './chance-series.ts';
import { halfSchema, type PlateAppearance, type Side } from './model.ts';

/** The play that helped the winner of a game most. */
export const decidingPlaySchema = z.object({ inning: z.number().int(), half: halfSchema, text: z.string() });

export type DecidingPlay = z.infer<typeof decidingPlaySchema>;

/** Returns the play that raised the winner's chance to win most, in the upstream's words; null if no play has a description. */
export function decidingPlay(plays: readonly PlateAppearance[], winner: Side): DecidingPlay | null {
  const swings = biggestSwings(plays, plays.length).filter(({ change }) => change > 0 === (winner === 'home'));
  for (const { index, inning, half } of swings) {
    const text = plays.find((play) => play.index === index)?.description ?? null;
    if (text !== null) return { inning, half, text };
  }
  return null;
}
