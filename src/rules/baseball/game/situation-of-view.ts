import { nextSituation } from '../win-probability/what-if.ts';
import type { Situation } from '../win-probability/win-model.ts';
import { bitsOf } from './home-chance.ts';
import type { GameView } from './model.ts';

type Fields = Pick<GameView, 'inning' | 'inningState' | 'outs' | 'bases' | 'totals' | 'scheduledInnings' | 'series'>;

/**
 * The situation of the next plate appearance of a game in progress. A runner is placed in extra innings, except in the
 * postseason (Official Baseball Rules 7.01(b)). Null before the first pitch.
 */
export function situationOfView({
  inning,
  inningState,
  outs,
  bases,
  totals,
  scheduledInnings,
  series,
}: Fields): Situation | null {
  if (inning === null || inningState === null) return null;
  const isBreak = inningState === 'Middle' || inningState === 'End';
  return nextSituation({
    inning,
    half: inningState === 'Top' || inningState === 'Middle' ? 'top' : 'bottom',
    outs: isBreak ? 3 : outs,
    bases: bitsOf(bases),
    homeLead: totals.home.runs - totals.away.runs,
    scheduledInnings,
    hasPlacedRunner: series === null,
  });
}
