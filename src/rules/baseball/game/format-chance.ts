import type { Side } from './model.ts';

type Clubs = Record<Side, { shortName: string }>;

/**
 * Formats a club's chance as '62%'. `homeChance`: of the home team, in ‰. That of the home team is rounded, and the other one is the rest, so
 * that the two add up to 100 wherever one of them stands. An undecided game is never shown as 0 or 100.
 */
export function formatChance(homeChance: number, side: Side = 'home'): string {
  const home = Math.round(homeChance / 10);
  const percent = side === 'home' ? home : 100 - home;
  if (homeChance > 0 && homeChance < 1000) {
    if (percent < 1) return '< 1%';
    if (percent > 99) return '> 99%';
  }
  return `${percent}%`;
}

/** 'Mets 62%, Braves 38%' */
export function formatBothChances(homeChance: number, { away, home }: Clubs): string {
  return `${home.shortName} ${formatChance(homeChance)}, ${away.shortName} ${formatChance(homeChance, 'away')}`;
}

/** The club that is more likely to win; the home team if both are equal. */
export function favoredSide(homeChance: number): Side {
  return homeChance < 500 ? 'away' : 'home';
}
