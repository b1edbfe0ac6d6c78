import type { GroupStats } from '../../contract.ts';

/** Lists the seasons with hitting or pitching statistics, newest first. */
export function playedSeasons(stats: readonly GroupStats[]): string[] {
  const played = stats.filter(({ group }) => group !== 'fielding');
  const seasons = played.flatMap(({ years }) => years.flatMap(({ season }) => season ?? []));
  return [...new Set(seasons)].toSorted((a, b) => b.localeCompare(a));
}
