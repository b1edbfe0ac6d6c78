import type { PickScore } from '../contract/picks.ts';
import type { finalGames, picks } from '#platform/db/schema.ts';

type GradedPick = Pick<typeof picks.$inferSelect, 'outcome' | 'winnerId'>;
type FinalGame = Pick<typeof finalGames.$inferSelect, 'awayId' | 'awayRuns' | 'homeRuns'>;

/** The final score of a graded pick's game; null without one. */
export function pickScore({ outcome, winnerId }: GradedPick, final: FinalGame | null): PickScore {
  if (final === null || outcome === null || outcome === 'void') return null;
  const { awayId, awayRuns, homeRuns } = final;
  return winnerId === awayId ? { picked: awayRuns, other: homeRuns } : { picked: homeRuns, other: awayRuns };
}
