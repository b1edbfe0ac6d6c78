import type { Rates } from '#rules/baseball/win-probability/outcomes.ts';
import { winModel } from '#rules/baseball/win-probability/win-model.ts';
import type { Cell } from './cell.ts';
import { solve } from './solve.ts';

/** The start of the search: typical rates of games, and the standard deviation expected of each. */
const startRates: Record<keyof Rates, { rate: number; deviation: number }> = {
  walk: { rate: 0.09, deviation: 0.02 },
  single: { rate: 0.16, deviation: 0.02 },
  double: { rate: 0.046, deviation: 0.01 },
  triple: { rate: 0.005, deviation: 0.003 },
  homeRun: { rate: 0.028, deviation: 0.006 },
  homeFactor: { rate: 1.02, deviation: 0.05 },
  moveUpOnOut: { rate: 0.25, deviation: 0.1 },
  doublePlay: { rate: 0.12, deviation: 0.05 },
  firstToThirdOnSingle: { rate: 0.28, deviation: 0.1 },
  secondScoresOnSingle: { rate: 0.6, deviation: 0.1 },
  firstScoresOnDouble: { rate: 0.45, deviation: 0.1 },
};
const starts = Object.values(startRates).map(({ rate }) => rate);
const deviations = Object.values(startRates).map(({ deviation }) => deviation);

/** the search ends when a step gains less log-likelihood than this */
const minimumGain = 0.05;

/** Converts a point of the search to rates; its coordinates have the order of the start rates. */
function toRates(point: readonly number[]): Rates {
  const [walk = 0, single = 0, double = 0, triple = 0, homeRun = 0, homeFactor = 1, ...running] = point;
  const [moveUpOnOut = 0, doublePlay = 0, firstToThirdOnSingle = 0, secondScoresOnSingle = 0, firstScoresOnDouble = 0] =
    running;
  const batting = { walk, single, double, triple, homeRun, homeFactor };
  return { ...batting, moveUpOnOut, doublePlay, firstToThirdOnSingle, secondScoresOnSingle, firstScoresOnDouble };
}

function computeChances(point: readonly number[], cells: readonly Cell[]): number[] {
  const model = winModel(toRates(point));
  return cells.map(({ situation }) => Math.min(1 - 1e-7, Math.max(1e-7, model(situation))));
}

const sumUpTo = (count: number, of: (place: number) => number): number => {
  let sum = 0;
  for (let place = 0; place < count; place += 1) sum += of(place);
  return sum;
};

const at = (numbers: readonly number[] | undefined, place: number): number => numbers?.[place] ?? 0;

/** Log-likelihood of the results, minus a penalty for the distance from the start rates. */
function penalizedLikelihood(point: readonly number[], cells: readonly Cell[]): number {
  const chances = computeChances(point, cells);
  const distance = point.map((value, i) => (value - at(starts, i)) / at(deviations, i));
  const likelihood = cells.map(({ homeWins, games }, place) => {
    const chance = at(chances, place);
    return homeWins * Math.log(chance) + (games - homeWins) * Math.log(1 - chance);
  });
  return sumUpTo(cells.length, (place) => at(likelihood, place)) - sumUpTo(11, (i) => at(distance, i) ** 2) / 2;
}

/** The derivative of the chances by each coordinate, from finite differences. */
function computeSlopes(point: readonly number[], cells: readonly Cell[], here: readonly number[]): number[][] {
  return point.map((_, i) => {
    const by = at(deviations, i) / 50;
    const there = computeChances(point.with(i, at(point, i) + by), cells);
    return there.map((chance, place) => (chance - at(here, place)) / by);
  });
}

/** One step of Fisher scoring. */
function computeStep(point: readonly number[], cells: readonly Cell[]): number[] {
  const here = computeChances(point, cells);
  const slopes = computeSlopes(point, cells, here);
  const spread = here.map((chance) => chance * (1 - chance));
  const weights = cells.map(({ games }, place) => games / at(spread, place));
  const excess = cells.map(({ homeWins, games }, k) => (homeWins - games * at(here, k)) / at(spread, k));
  const information = slopes.map((one, i) =>
    slopes.map((other, j) => {
      const known = sumUpTo(cells.length, (k) => at(one, k) * at(other, k) * at(weights, k));
      return i === j ? known + at(deviations, i) ** -2 : known;
    }),
  );
  const gradient = slopes.map(
    (slope, i) =>
      sumUpTo(cells.length, (k) => at(slope, k) * at(excess, k)) -
      (at(point, i) - at(starts, i)) / at(deviations, i) ** 2,
  );
  return solve(information, gradient);
}

/** Finds the rates that maximize the penalized likelihood of the results. */
export function fitRates(cells: readonly Cell[]): Rates {
  let point = starts;
  let reached = penalizedLikelihood(point, cells);
  for (;;) {
    const step = computeStep(point, cells);
    const tries = [1, 0.5, 0.25, 0.125].map((part) => point.map((value, i) => value + part * at(step, i)));
    const next = tries.find((each) => penalizedLikelihood(each, cells) > reached + minimumGain);
    if (next === undefined) return toRates(point);
    point = next;
    reached = penalizedLikelihood(point, cells);
  }
}
