import { firstChance } from '#rules/baseball/game/chance-series.ts';
import { formatChance } from './format-chance.ts';

type Clubs = Record<'away' | 'home', { shortName: string }>;

/** 'Mets 62%, Braves 38%'. The two always add up to 100, whichever way half a percent is rounded. */
export function formatBothChances(homeChance: number, { away, home }: Clubs): string {
  const isCertain = homeChance === 0 || homeChance === 1000;
  const rounded = isCertain ? homeChance : Math.min(999, Math.max(1, Math.round(homeChance / 10) * 10));
  return `${home.shortName} ${formatChance(rounded)}, ${away.shortName} ${formatChance(1000 - rounded)}`;
}

/** 'Our forecast: Mets 62%, Braves 38%'. `homeWinProbability`: 0 to 1 */
export function forecastText(homeWinProbability: number, clubs: Clubs): string {
  return `Our forecast: ${formatBothChances(firstChance(homeWinProbability), clubs)}`;
}
