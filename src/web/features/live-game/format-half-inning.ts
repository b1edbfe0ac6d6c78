import type { PlateAppearance } from '#domain/game/model.ts';
import { ordinal } from '#domain/stats/ordinal.ts';

/** 'Top 3rd' */
export function formatHalfInning({ half, inning }: Pick<PlateAppearance, 'half' | 'inning'>): string {
  return `${half === 'top' ? 'Top' : 'Bottom'} ${ordinal(inning)}`;
}
