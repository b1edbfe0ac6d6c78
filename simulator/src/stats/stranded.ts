import type { ScoredPlay } from './book-side.ts';

type Score = Pick<ScoredPlay, 'inning' | 'isTop' | 'awayScore' | 'homeScore' | 'outs' | 'basesAfter'>;

/** The home club leads in its last turn at bat, which ends the game. */
const isWalkOff = ({ inning, isTop, awayScore, homeScore }: Score): boolean =>
  !isTop && inning >= 9 && homeScore > awayScore;

/** Runners left on base by a play that ends its half-inning, also without a third out (rule 9.02 (g)); 0 for other plays. */
export function strandedBy(play: Score): number {
  return play.outs >= 3 || isWalkOff(play) ? play.basesAfter.filter((id) => id !== null).length : 0;
}
