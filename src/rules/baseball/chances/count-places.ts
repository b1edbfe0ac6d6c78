import type { SimulatedSeason } from './play-season.ts';
import type { SeasonPlan } from './season-plan.ts';

/**
 * Counts the places of clubs in their divisions over simulated seasons. Ties for a place in the postseason are broken; clubs in any other tie
 * share the places, as breaking it would take longer than the rest of a season.
 */
export function createPlaceCounter({ format, leagues, lengths, ids }: SeasonPlan, { wins }: SimulatedSeason) {
  const divisions = leagues.flatMap((league) => league.divisions);
  const most = Math.max(...divisions.map((clubs) => clubs.length));
  const counts = new Float64Array(ids.length * most);
  /** by club: the better one is higher, and above 1 with a place in the postseason by its division */
  const order = new Float64Array(ids.length);
  const orderOf = (club: number) => order[club] ?? 0;

  return {
    /** `seeds`: the clubs of each league by seed, those of the divisions first */
    add(seeds: readonly (readonly number[])[]): void {
      for (let club = 0; club < ids.length; club += 1) order[club] = (wins[club] ?? 0) / (lengths[club] || 1);
      for (const own of seeds)
        for (let seed = 0; seed < 3 * format.divisionPlaces; seed += 1)
          order[own[seed] ?? 0] = 1 + format.divisionPlaces - Math.floor(seed / 3);
      for (const clubs of divisions)
        for (const club of clubs) {
          let better = 0;
          let equal = 0;
          for (const other of clubs) {
            if (orderOf(other) > orderOf(club)) better += 1;
            else if (orderOf(other) === orderOf(club)) equal += 1;
          }
          for (let place = better; place < better + equal; place += 1) {
            const at = club * most + place;
            counts[at] = (counts[at] ?? 0) + 1 / equal;
          }
        }
    },
    /** The number of seasons by place, the first one first. */
    read(club: number): number[] {
      const size = divisions.find((clubs) => clubs.includes(club))?.length ?? 0;
      // without the error of the sum of thirds
      return [...counts.subarray(club * most, club * most + size)].map((count) => Math.round(count * 60) / 60);
    },
  };
}
