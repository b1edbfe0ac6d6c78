import type { StatBlock } from '#rules/baseball/stats/stat-block.ts';

/** The last season in which a player hit or pitched; null if there is none. */
export function findLastSeason(blocks: readonly StatBlock[]): string | null {
  const years = blocks.filter(
    ({ type, group }) => type === 'yearByYear' && (group === 'hitting' || group === 'pitching'),
  );
  const seasons = years.flatMap(({ splits }) => splits.flatMap(({ season }) => season ?? []));
  return seasons.toSorted().at(-1) ?? null;
}
