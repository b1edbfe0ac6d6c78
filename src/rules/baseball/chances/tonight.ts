import { toProbability } from '../logit.ts';
import { type Goal, goals } from './goals.ts';
import type { PlannedPostseason } from './plan-postseason.ts';
import type { PlayPostseason } from './play-postseason.ts';
import { luckOf, type SimulatedSeason } from './play-season.ts';
import type { RankField } from './rank-field.ts';
import type { TonightGame } from './season-chances.ts';
import type { KnownSeason, SeasonPlan } from './season-plan.ts';

/**
 * The part of the weighted estimate in the announced swing. Turned: the game's result is turned in every simulated season. Weighted: both
 * results also have the weight of their probability in the season. A simulated win teaches more than a real one teaches the ratings, so
 * that the weighted swing alone is too large, and the turned one too small.
 */
const weightedPart = 0.75;

/** A smaller swing of a club that does not play is left out. The noise of 20,000 seasons is three times as large. */
const leastSwing = 0.0005;

/** The end of a simulated season: the clubs of each league by seed, and the bits of the goals that each club reaches. */
type SeasonEnd = { seeds: readonly (readonly number[])[]; achieved: Uint8Array };

type Simulation = {
  plan: SeasonPlan;
  postseason: PlannedPostseason;
  season: SimulatedSeason;
  rankField: RankField;
  playPostseason: PlayPostseason;
};

/** A game with a forecast, read in each simulated season. */
type Watched = {
  gamePk: number;
  homeChance: number;
  home: number;
  away: number;
  /** its logit of a home win, and whether the home club wins it */
  logit(): number;
  isHomeWin(): boolean;
  /** writes what each club reaches with the other result; false if nothing changes */
  turn(end: SeasonEnd, achieved: Uint8Array): boolean;
};

/** Creates what collects, over simulated seasons, how the results of tonight's games change the goals that clubs reach. */
export function createTonight(simulation: Simulation, tonight: KnownSeason['tonight']) {
  const { ids } = simulation.plan;
  const size = ids.length * goals.length;
  const sums = [...watchGames(simulation, tonight), ...watchSeries(simulation)].map((watched) => ({
    watched,
    seasons: 0,
    homeWeight: 0,
    turned: new Float64Array(size),
    home: new Float64Array(size),
    away: new Float64Array(size),
  }));
  const other = new Uint8Array(ids.length);

  return {
    add(end: SeasonEnd): void {
      for (const sum of sums) {
        const { watched } = sum;
        const weight = toProbability(watched.logit());
        const isTurned = watched.turn(end, other);
        const ends = [end.achieved, isTurned ? other : end.achieved] as const;
        const [home, away] = watched.isHomeWin() ? ends : [ends[1], ends[0]];
        sum.seasons += 1;
        sum.homeWeight += weight;
        addAchieved(sum.home, home, weight);
        addAchieved(sum.away, away, 1 - weight);
        if (!isTurned) continue;
        addAchieved(sum.turned, home, 1);
        addAchieved(sum.turned, away, -1);
      }
    },
    read: (): TonightGame[] =>
      sums.map(({ watched, seasons, homeWeight, turned, home, away }) => ({
        gamePk: watched.gamePk,
        homeChance: watched.homeChance,
        home: ids[watched.home] ?? 0,
        away: ids[watched.away] ?? 0,
        clubs: ids.flatMap((id, club) => {
          const swing = toSwing((goal) => {
            const place = club * goals.length + goal;
            const weighted = (home[place] ?? 0) / homeWeight - (away[place] ?? 0) / (seasons - homeWeight);
            return (1 - weightedPart) * ((turned[place] ?? 0) / seasons) + weightedPart * weighted;
          });
          const isListed =
            [watched.home, watched.away].includes(club) ||
            Object.values(swing).some((change) => Math.abs(change) >= leastSwing);
          return isListed ? [{ id, swing }] : [];
        }),
      })),
  };
}

function toSwing(of: (goal: number) => number): Record<Goal, number> {
  const [division = 0, wildCard = 0, bye = 0, playoffs = 0, ...rounds] = goals.map((_, place) => of(place));
  const [divisionSeries = 0, championshipSeries = 0, worldSeries = 0, title = 0] = rounds;
  return { division, wildCard, bye, playoffs, divisionSeries, championshipSeries, worldSeries, title };
}

/** Adds the weight to each goal of each club. */
export function addAchieved(counts: Float64Array, achieved: Uint8Array, weight: number): void {
  for (let club = 0; club < achieved.length; club += 1) {
    const all = achieved[club] ?? 0;
    if (all === 0) continue;
    for (let goal = 0; goal < goals.length; goal += 1)
      if ((all & (1 << goal)) !== 0) {
        const place = club * goals.length + goal;
        counts[place] = (counts[place] ?? 0) + weight;
      }
  }
}

/** The games of the regular season with a forecast. */
function watchGames({ plan, season, rankField, playPostseason }: Simulation, tonight: KnownSeason['tonight']) {
  const { start, winner, wins } = season;
  const places = new Map(plan.remaining.map(({ gamePk }, place) => [gamePk, place]));
  return tonight.flatMap(({ gamePk, homeChance }): Watched[] => {
    const place = places.get(gamePk);
    if (place === undefined) return [];
    const home = plan.home[place] ?? 0;
    const away = plan.away[place] ?? 0;
    const edge = plan.edge[place] ?? 0;
    const leagues = new Set([plan.leagueOf[home], plan.leagueOf[away]]);
    const giveTo = (club: number, from: number) => {
      winner[place] = club;
      wins[club] = (wins[club] ?? 0) + 1;
      wins[from] = (wins[from] ?? 0) - 1;
    };
    return [
      {
        gamePk,
        homeChance,
        home,
        away,
        logit: () => edge + (start[home] ?? 0) - (start[away] ?? 0),
        isHomeWin: () => winner[place] === home,
        turn(end, achieved) {
          const [won, lost] = winner[place] === home ? [home, away] : [away, home];
          giveTo(lost, won);
          const seeds = end.seeds.map((own, league) => (leagues.has(league) ? rankField(league) : own));
          const isChanged = seeds.some((own, league) => own.some((club, seed) => club !== end.seeds[league]?.[seed]));
          if (isChanged) playPostseason(seeds, achieved);
          giveTo(won, lost);
          return isChanged;
        },
      },
    ];
  });
}

/** The next games of series with a forecast. */
function watchSeries({ postseason, season, playPostseason }: Simulation): Watched[] {
  const { strength, luck } = season;
  return postseason.series.flatMap(({ next, clubs, wins }, place): Watched[] => {
    if (next === null || clubs === null) return [];
    const [one, other] = clubs;
    const { gamePk, homeChance, isFirstAtHome, edge } = next;
    const firstLogit = () => edge + (strength[one] ?? 0) - (strength[other] ?? 0);
    const isFirstWin = () => firstLogit() > (luck[luckOf(place, wins[0] + wins[1])] ?? 0);
    return [
      {
        gamePk,
        homeChance,
        home: isFirstAtHome ? one : other,
        away: isFirstAtHome ? other : one,
        logit: () => (isFirstAtHome ? firstLogit() : -firstLogit()),
        isHomeWin: () => isFirstWin() === isFirstAtHome,
        turn({ seeds }, achieved) {
          playPostseason(seeds, achieved, { series: place, isFirstWin: !isFirstWin() });
          return true;
        },
      },
    ];
  });
}
