import type { ForecastParts } from '#rules/baseball/forecast/forecast-shapes.ts';

/** '+3.4', '−0.9' or '0.0': percentage points. */
function formatPoints(points: number): string {
  const rounded = Math.abs(points).toFixed(1);
  if (Number(rounded) === 0) return rounded;
  return `${points < 0 ? '−' : '+'}${rounded}`;
}

/** 'home +3.4, clubs −1.0, starters +2.1': percentage points for the home club. */
export function formatParts({ home, clubs, starters }: ForecastParts): string {
  return `home ${formatPoints(home)}, clubs ${formatPoints(clubs)}, starters ${formatPoints(starters)}`;
}
