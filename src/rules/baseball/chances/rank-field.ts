import { breakTie, type TieBreakData } from '../standings/tie-break.ts';
import type { SimulatedSeason } from './play-season.ts';
import type { SeasonPlan } from './season-plan.ts';

/** Returns the clubs of a league with a place in the postseason, by seed: those of the divisions, then the wild cards. */
export type RankField = (league: number) => number[];

/** Creates a function that ranks the results that `season` has at the time of the call. */
export function createFieldRanking(plan: SeasonPlan, season: SimulatedSeason): RankField {
  const { divisionPlaces, wildCards } = plan.format;
  const order = createOrder(plan, season);

  return (league) => {
    const { divisions = [], clubs = [] } = plan.leagues[league] ?? {};
    const ranked = divisions.map((own) => order(own, divisionPlaces));
    const seeds: number[] = [];
    for (let place = 0; place < divisionPlaces; place += 1) {
      const own = ranked.flatMap((division) => division[place] ?? []);
      seeds.push(...order(own, own.length));
    }
    const others = clubs.filter((club) => !seeds.includes(club));
    seeds.push(...order(others, wildCards).slice(0, wildCards));
    return seeds;
  };
}

/** Orders clubs, the best first. Only the order of the first `places` is needed; the others may be in any order. */
type Order = (clubs: readonly number[], places: number) => number[];

function createOrder(plan: SeasonPlan, season: SimulatedSeason): Order {
  const { lengths, format } = plan;
  const { wins, coins } = season;
  const data = tieBreakData(plan, season);
  const coinOf = (club: number) => coins[club] ?? 0;
  const byCoin = (tied: readonly number[]) => tied.toSorted((one, other) => coinOf(other) - coinOf(one));
  // quotients of whole numbers that are equal are the same number
  const share = new Float64Array(lengths.length);
  const shareOf = (club: number) => share[club] ?? 0;

  return (clubs, places) => {
    for (const club of clubs) share[club] = (wins[club] ?? 0) / (lengths[club] || 1);
    const sorted = clubs.toSorted((one, other) => shareOf(other) - shareOf(one));
    for (let from = 0; from < places && from < sorted.length;) {
      let to = from + 1;
      while (to < sorted.length && shareOf(sorted[to] ?? 0) === shareOf(sorted[from] ?? 0)) to += 1;
      if (to - from > 1) {
        const tied = sorted.slice(from, to);
        const isGame = format.tieBreak === 'game' && from < places && to > places;
        sorted.splice(from, to - from, ...(isGame ? byCoin(tied) : breakTie(tied, data).flatMap(byCoin)));
      }
      from = to;
    }
    return sorted;
  };
}

/** What breaks ties in the simulated season as it is; read only where clubs are tied. */
function tieBreakData(plan: SeasonPlan, { winner }: SimulatedSeason): TieBreakData {
  const { ids, leagues, leagueOf, winsAgainst, gamesLeft } = plan;
  const count = ids.length;
  const divisionOf = (club: number) =>
    leagues[leagueOf[club] ?? 0]?.divisions.find((division) => division.includes(club)) ?? [];
  const divisionRivals = ids.map((_, club) => divisionOf(club).filter((other) => other !== club));
  const leagueRivals = ids.map((_, club) =>
    (leagues[leagueOf[club] ?? 0]?.clubs ?? []).filter((other) => !divisionOf(club).includes(other)),
  );
  const winsOf = (club: number, other: number) => {
    let wins = winsAgainst[club * count + other] ?? 0;
    for (const game of gamesLeft[club * count + other] ?? []) if (winner[game] === club) wins += 1;
    return wins;
  };
  return {
    shareAgainst: (club, others) => {
      let wins = 0;
      let games = 0;
      for (const other of others) {
        const won = winsOf(club, other);
        wins += won;
        games += won + winsOf(other, club);
      }
      return games === 0 ? 0.5 : wins / games;
    },
    divisionRivals: (club) => divisionRivals[club] ?? [],
    leagueRivals: (club) => leagueRivals[club] ?? [],
    leagueGames: (club) =>
      plan
        .leagueGames(club)
        .filter(({ opponent }) => leagueOf[opponent] === leagueOf[club])
        .map(({ opponent, isWin, game }) => ({ opponent, isWin: game === null ? isWin : winner[game] === club })),
  };
}
