import { randomLogistic, randomNormal } from './random-tables.ts';
import type { SeasonPlan } from './season-plan.ts';

/** Numbers of games in all series of a postseason, played or not. */
const mostSeries = 15;
const mostGames = 7;

/** A simulated end of a season. The next one is written over it. */
export type SimulatedSeason = {
  /** by club: strength at the start and at the end, wins in the end */
  start: Float64Array;
  strength: Float64Array;
  wins: Int32Array;
  /** by remaining game, the club that wins it */
  winner: Uint8Array;
  /** by club: the higher one is first in a tie that nothing else breaks */
  coins: Float64Array;
  /** what decides each possible game of the postseason, by series and game */
  luck: Float64Array;
};

/** The place of a game in `luck`. */
export function luckOf(series: number, game: number): number {
  return series * mostGames + game;
}

export function emptySeason({ ids, remaining }: SeasonPlan): SimulatedSeason {
  return {
    start: new Float64Array(ids.length),
    strength: new Float64Array(ids.length),
    wins: new Int32Array(ids.length),
    winner: new Uint8Array(remaining.length),
    coins: new Float64Array(ids.length),
    luck: new Float64Array(mostSeries * mostGames),
  };
}

/**
 * Plays the remaining games of the regular season once. Every season uses the same number of random numbers, so that equal seeds give equal
 * luck to the same games, whatever else has changed.
 */
export function playSeason(plan: SeasonPlan, season: SimulatedSeason, random: () => number): void {
  const { home, away, edge, drifts, drift, deviation } = plan;
  const { start, strength, wins, winner, coins, luck } = season;
  for (let club = 0; club < strength.length; club += 1) {
    start[club] = (plan.strength[club] ?? 0) + (deviation[club] ?? 0) * randomNormal(random);
    coins[club] = random();
  }
  for (let game = 0; game < luck.length; game += 1) luck[game] = randomLogistic(random);
  strength.set(start);
  wins.set(plan.wins);
  for (let game = 0; game < winner.length; game += 1) {
    const one = home[game] ?? 0;
    const other = away[game] ?? 0;
    const drifting = drifts[game] ?? 0;
    if ((drifting & 1) > 0) strength[one] = (strength[one] ?? 0) + drift * randomNormal(random);
    if ((drifting & 2) > 0) strength[other] = (strength[other] ?? 0) + drift * randomNormal(random);
    const logit = (edge[game] ?? 0) + (strength[one] ?? 0) - (strength[other] ?? 0);
    const isWin = Number(logit > randomLogistic(random));
    winner[game] = other + isWin * (one - other);
    wins[one] = (wins[one] ?? 0) + isWin;
    wins[other] = (wins[other] ?? 0) + 1 - isWin;
  }
}
