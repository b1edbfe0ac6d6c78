import { firstChance } from './chance-series.ts';
import { formatBothChances } from './format-chance.ts';
import type { Side } from './model.ts';

/** 'Our forecast: Mets 62%, Braves 38%'. `homeWinProbability`: 0 to 1 */
export function forecastText(homeWinProbability: number, clubs: Record<Side, { shortName: string }>): string {
  return `Our forecast: ${formatBothChances(firstChance(homeWinProbability), clubs)}`;
}
