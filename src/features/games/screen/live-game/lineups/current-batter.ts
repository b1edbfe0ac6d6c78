import type { GameView } from '#rules/baseball/game/model.ts';
import { isInProgress, isLive } from '#rules/baseball/game/predicates.ts';

/** The batter of the plate appearance in progress; null between two plate appearances. */
export function currentBatterId(view: GameView): number | null {
  const { plateAppearance } = view;
  return isLive(view) && plateAppearance && isInProgress(plateAppearance) ? plateAppearance.batterId : null;
}
