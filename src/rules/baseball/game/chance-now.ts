import type { GameView, MissingPlays, PlateAppearance } from './model.ts';

/** Whether plays are missing after the newest known one, so that its chance to win is not that of the game. */
export function lacksNewestPlays(
  play: Pick<PlateAppearance, 'inning' | 'half'>,
  missing: readonly MissingPlays[],
): boolean {
  const last = missing.at(-1);
  if (last === undefined) return false;
  if (last.inning === null || last.inning > play.inning) return true;
  return last.inning === play.inning && (last.half === play.half || play.half === 'top');
}

/** The home team's chance to win in a view, in ‰; null before the first plate appearance, and where the newest plays are missing. */
export function chanceNow({
  plateAppearance,
  missingPlays,
}: Pick<GameView, 'plateAppearance' | 'missingPlays'>): number | null {
  if (plateAppearance === null || lacksNewestPlays(plateAppearance, missingPlays)) return null;
  return plateAppearance.homeChance;
}
