import { type BracketSeries, isHostByPattern } from '../bracket.ts';
import { toLogit } from '../logit.ts';
import { winsNeeded } from '../series.ts';
import { mlbLeagues } from '../teams/mlb-leagues.ts';
import type { Goal } from './goals.ts';
import type { KnownSeason, SeasonPlan } from './season-plan.ts';

/** The next game of a series of known clubs, with its forecast. */
type ForecastGame = {
  gamePk: number;
  homeChance: number;
  isFirstAtHome: boolean;
  /** logit of the first club, less the difference of the strengths */
  edge: number;
};

/** A series with what is known of it. Its first club has home advantage. */
export type PlannedSeries = {
  /** the goal that a club reaches by playing in it; null in the first round */
  goal: Goal | null;
  /** the place of its league; null for the World Series */
  league: number | null;
  /** places among the seeds, and places of earlier series whose winners play; null for the other kind */
  seeds: readonly (number | null)[];
  sources: readonly (number | null)[];
  /** wins that decide it */
  needed: number;
  /** by game, whether the first club is at home */
  isFirstAtHome: readonly boolean[];
  /** both clubs; null if one is not known */
  clubs: readonly [number, number] | null;
  wins: readonly [number, number];
  next: ForecastGame | null;
};

export type PlannedPostseason = {
  /** the earlier rounds first */
  series: readonly PlannedSeries[];
  /** the clubs of each league by seed; null until all are known */
  seeds: readonly (readonly number[] | null)[];
};

const goalOfRound = {
  wildCard: null,
  division: 'divisionSeries',
  championship: 'championshipSeries',
  world: 'worldSeries',
} as const;

/** Prepares the postseason with the results of its bracket. */
export function planPostseason(plan: SeasonPlan, { bracket, tonight }: KnownSeason): PlannedPostseason {
  const { slots } = plan.format;
  const ids = slots.map(({ round, seriesNumber }) => `${round}${seriesNumber}`);
  const known = new Map(bracket?.filter(({ isProjected }) => !isProjected).map((series) => [series.id, series]));
  const seeds = plan.leagues.map(() => new Map<number, number>());
  const series = slots.map((slot, place): PlannedSeries => {
    const real = known.get(ids[place] ?? '');
    const [one, other] = placesOf(plan, real);
    const clubs = one === null || other === null ? null : ([one, other] as const);
    const league = slot.league === null ? null : mlbLeagues.findIndex(({ id }) => id === slot.league);
    slot.seeds.forEach((seed, side) => {
      const club = side === 0 ? one : other;
      if (league !== null && seed !== null && club !== null) seeds[league]?.set(seed - 1, club);
    });
    return {
      goal: goalOfRound[slot.round],
      league,
      seeds: slot.seeds.map((seed) => (seed === null ? null : seed - 1)),
      sources: slot.sources.map((source) => (source === null ? null : ids.indexOf(source))),
      needed: winsNeeded(slot.length),
      isFirstAtHome: Array.from({ length: slot.length }, (_, game) =>
        isHostByPattern({ number: game + 1, length: slot.length }),
      ),
      clubs,
      wins: real === undefined ? [0, 0] : [real.sides[0].wins, real.sides[1].wins],
      next: real === undefined || clubs === null ? null : findNext(plan, { real, clubs, tonight }),
    };
  });
  const places = 3 * plan.format.divisionPlaces + plan.format.wildCards;
  return {
    series,
    seeds: seeds.map((own) =>
      own.size === places ? Array.from({ length: places }, (_, seed) => own.get(seed) ?? 0) : null,
    ),
  };
}

/** The clubs of a series by their places in the plan. */
function placesOf({ ids }: SeasonPlan, series: BracketSeries | undefined): [number | null, number | null] {
  const placeOf = (side: 0 | 1): number | null => {
    const place = ids.indexOf(series?.sides[side].team?.id ?? Number.NaN);
    return place < 0 ? null : place;
  };
  return [placeOf(0), placeOf(1)];
}

type RealSeries = Pick<KnownSeason, 'tonight'> & { real: BracketSeries; clubs: readonly [number, number] };

function findNext({ strength }: SeasonPlan, { real, clubs, tonight }: RealSeries): ForecastGame | null {
  const number = real.sides[0].wins + real.sides[1].wins + 1;
  const game = real.games.find((each) => each.number === number);
  const homeChance = tonight.find(({ gamePk }) => gamePk === game?.gamePk)?.homeChance;
  if (game === undefined || homeChance === undefined || real.winner !== null) return null;
  const { gamePk, isFirstAtHome } = game;
  const [one, other] = clubs;
  const logit = (isFirstAtHome ? 1 : -1) * toLogit(homeChance);
  return { gamePk, homeChance, isFirstAtHome, edge: logit - (strength[one] ?? 0) + (strength[other] ?? 0) };
}
