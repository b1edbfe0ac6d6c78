import type { TonightGame } from './season-chances.ts';

/** A club's chance now (0 to 1), and after each result of a game; the three agree with the forecast. */
export function chancesAfter(
  now: number,
  swing: number,
  { homeChance }: Pick<TonightGame, 'homeChance'>,
): { homeWin: number; awayWin: number } {
  const bound = (chance: number) => Math.min(1, Math.max(0, chance));
  return { homeWin: bound(now + (1 - homeChance) * swing), awayWin: bound(now - homeChance * swing) };
}
