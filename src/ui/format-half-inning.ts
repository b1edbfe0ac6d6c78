import type { PlateAppearance } from '#rules/baseball/game/model.ts';
import { ordinal } from '#rules/baseball/stats/ordinal.ts';

/** 'Top 3rd' */
export function formatHalfInning({ half, inning }: Pick<PlateAppearance, 'half' | 'inning'>): string {
  return `${half === 'top' ? 'Top' : 'Bottom'} ${ordinal(inning)}`;
}
