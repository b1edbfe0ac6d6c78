import { fixed } from '../stats/figures.ts';

/**
 * Formats a chance (0 to 1) as '61%', below 1 and above 99 % as '0.4%'. What is not decided is never 0 or 100 %, even if no simulated season or
 * each one has it.
 */
export function formatSeasonChance(chance: number, isDecided: boolean): string {
  const percent = 100 * chance;
  if (isDecided) return percent > 50 ? '100%' : '0%';
  if (percent < 0.1) return '< 0.1%';
  if (percent > 99.9) return '> 99.9%';
  return percent < 1 || percent > 99 ? `${fixed(percent, 1)}%` : `${fixed(percent, 0)}%`;
}
