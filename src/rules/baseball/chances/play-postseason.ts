import { type Goal, goals } from './goals.ts';
import type { PlannedPostseason, PlannedSeries } from './plan-postseason.ts';
import { luckOf, type SimulatedSeason } from './play-season.ts';
import type { SeasonPlan } from './season-plan.ts';

/** The bit of a goal in what a club reaches. */
const bitOf = (goal: Goal): number => 1 << goals.indexOf(goal);

const bits = {
  division: bitOf('division') | bitOf('playoffs'),
  wildCard: bitOf('wildCard') | bitOf('playoffs'),
  bye: bitOf('bye'),
  title: bitOf('title'),
};

/** Divisions of a league, whose first clubs are the first seeds. */
const divisions = 3;

/** The next game of a series ends as given instead of as simulated. */
type GivenResult = { series: number; isFirstWin: boolean };

/** Plays the postseason of the clubs of each league by seed, and writes the bits of the goals that each club reaches. */
export type PlayPostseason = (
  seeds: readonly (readonly number[])[],
  achieved: Uint8Array,
  given?: GivenResult | null,
) => void;

/** Creates a function that plays the postseason with the strengths and the luck that `season` has at the time of the call. */
export function createPostseasonPlayer(
  plan: SeasonPlan,
  { series }: PlannedPostseason,
  season: SimulatedSeason,
): PlayPostseason {
  const seedOf = new Uint8Array(plan.ids.length);
  const winners = new Uint8Array(series.length);
  const isFirst = createHostRule(plan, season, seedOf);
  const winnerOf = createSeriesPlayer(plan, season);
  const goalBits = series.map(({ goal }) => (goal === null ? 0 : bitOf(goal)));

  return (seeds, achieved, given = null) => {
    achieved.fill(0);
    for (const own of seeds)
      for (const [seed, club] of own.entries()) {
        seedOf[club] = seed;
        achieved[club] = (seed < divisions ? bits.division : bits.wildCard) | (seed < plan.format.byes ? bits.bye : 0);
      }
    for (let place = 0; place < series.length; place += 1) {
      const each = series[place];
      if (each === undefined) continue;
      const entrant = (side: 0 | 1): number => {
        const seed = each.seeds[side] ?? null;
        return seed === null ? (winners[each.sources[side] ?? 0] ?? 0) : (seeds[each.league ?? 0]?.[seed] ?? 0);
      };
      let [one, other] = each.clubs ?? [entrant(0), entrant(1)];
      if (each.clubs === null && !isFirst(one, other, each.league)) [one, other] = [other, one];
      achieved[one] = (achieved[one] ?? 0) | (goalBits[place] ?? 0);
      achieved[other] = (achieved[other] ?? 0) | (goalBits[place] ?? 0);
      const result = given?.series === place ? given.isFirstWin : null;
      winners[place] = winnerOf(place, each, { one, other, result });
    }
    const champion = winners[series.length - 1] ?? 0;
    achieved[champion] = (achieved[champion] ?? 0) | bits.title;
  };
}

/** Whether the first of two clubs has home advantage. */
function createHostRule({ format, leagueOf, lengths }: SeasonPlan, season: SimulatedSeason, seedOf: Uint8Array) {
  const { wins, coins } = season;
  const shareOf = (club: number) => (wins[club] ?? 0) / (lengths[club] || 1);
  return (one: number, other: number, league: number | null): boolean => {
    if (league !== null) return (seedOf[one] ?? 0) < (seedOf[other] ?? 0);
    if (format.worldHost !== 'record') return (leagueOf[one] === 0) === (format.worldHost === 'AL');
    const difference = shareOf(one) - shareOf(other);
    return difference === 0 ? (coins[one] ?? 0) > (coins[other] ?? 0) : difference > 0;
  };
}

/** `result`: of the next game; null if it is simulated */
type Pairing = { one: number; other: number; result: boolean | null };

function createSeriesPlayer({ homeAdvantage }: SeasonPlan, { strength, luck }: SimulatedSeason) {
  return (place: number, { needed, isFirstAtHome, next, wins }: PlannedSeries, pairing: Pairing): number => {
    const { one, other, result } = pairing;
    const difference = (strength[one] ?? 0) - (strength[other] ?? 0);
    const played = wins[0] + wins[1];
    let [won, lost] = wins;
    while (won < needed && lost < needed) {
      const game = won + lost;
      const isNext = game === played;
      const host = isFirstAtHome[game] === true ? homeAdvantage : -homeAdvantage;
      const edge = isNext && next !== null ? next.edge : host;
      const isWin = isNext && result !== null ? result : edge + difference > (luck[luckOf(place, game)] ?? 0);
      if (isWin) won += 1;
      else lost += 1;
    }
    return won > lost ? one : other;
  };
}
