import type { PlateAppearance, Side } from './model.ts';

const opponents: Record<Side, 'top' | 'bottom'> = { away: 'bottom', home: 'top' };

/** Whether each batter that a side has faced made one out: none reached base. */
export function isPerfect(plays: readonly PlateAppearance[], side: Side): boolean {
  const faced = plays.filter(({ half, event }) => half === opponents[side] && event !== null);
  return faced.every(({ inning, outs }, place) => outs === (faced[place - 1]?.inning === inning ? (place % 3) + 1 : 1));
}
