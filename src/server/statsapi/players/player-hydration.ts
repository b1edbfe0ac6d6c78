export type PlayerStats = {
  types: readonly ('career' | 'yearByYear' | 'rankingsByYear' | 'season' | 'gameLog')[];
  groups: readonly ('hitting' | 'pitching' | 'fielding')[];
  /** of the season and the game log */
  season?: string;
};

/** The `hydrate` parameter for the data of a player page. */
export function playerHydration(stats: PlayerStats | undefined): string {
  if (stats === undefined) return 'currentTeam';
  const season = stats.season === undefined ? '' : `,season=${stats.season}`;
  return `currentTeam,stats(group=[${stats.groups.join(',')}],type=[${stats.types.join(',')}]${season})`;
}
