import type { Rates } from '#domain/win-probability/rates.ts';
import { winModel } from '#domain/win-probability/win-model.ts';
import type { Cell } from './cell.ts';
import { solve } from './solve.ts';

/** Where the search begins, what games are known for, and how far each rate may be from it (one standard deviation). */
const beginning: Record<keyof Rates, { rate: number; doubt: number }> = {
  walk: { rate: 0.09, doubt: 0.02 },
  single: { rate: 0.16, doubt: 0.02 },
  double: { rate: 0.046, doubt: 0.01 },
  triple: { rate: 0.005, doubt: 0.003 },
  homeRun: { rate: 0.028, doubt: 0.006 },
  homeFactor: { rate: 1.02, doubt: 0.05 },
  moveUpOnOut: { rate: 0.25, doubt: 0.1 },
  doublePlay: { rate: 0.12, doubt: 0.05 },
  firstToThirdOnSingle: { rate: 0.28, doubt: 0.1 },
  secondScoresOnSingle: { rate: 0.6, doubt: 0.1 },
  firstScoresOnDouble: { rate: 0.45, doubt: 0.1 },
};
const starts = Object.values(beginning).map(({ rate }) => rate);
const doubts = Object.values(beginning).map(({ doubt }) => doubt);

/** a step that gains less than this in log-likelihood is the last */
const enough = 0.05;

/** Rates of a point of the search: its coordinates are in the order of `beginning`. */
function ratesAt(point: readonly number[]): Rates {
  const [walk = 0, single = 0, double = 0, triple = 0, homeRun = 0, homeFactor = 1, ...running] = point;
  const [moveUpOnOut = 0, doublePlay = 0, firstToThirdOnSingle = 0, secondScoresOnSingle = 0, firstScoresOnDouble = 0] =
    running;
  const batting = { walk, single, double, triple, homeRun, homeFactor };
  return { ...batting, moveUpOnOut, doublePlay, firstToThirdOnSingle, secondScoresOnSingle, firstScoresOnDouble };
}

function chancesAt(point: readonly number[], cells: readonly Cell[]): number[] {
  const model = winModel(ratesAt(point));
  return cells.map(({ situation }) => Math.min(1 - 1e-7, Math.max(1e-7, model(situation))));
}

const sumOver = (count: number, of: (place: number) => number): number => {
  let sum = 0;
  for (let place = 0; place < count; place += 1) sum += of(place);
  return sum;
};

const at = (numbers: readonly number[] | undefined, place: number): number => numbers?.[place] ?? 0;

/** How likely the results are (log), less what the distance from the beginning costs. */
function merit(point: readonly number[], cells: readonly Cell[]): number {
  const chances = chancesAt(point, cells);
  const distance = point.map((value, i) => (value - at(starts, i)) / at(doubts, i));
  const likelihood = cells.map(({ homeWins, games }, place) => {
    const chance = at(chances, place);
    return homeWins * Math.log(chance) + (games - homeWins) * Math.log(1 - chance);
  });
  return sumOver(cells.length, (place) => at(likelihood, place)) - sumOver(11, (i) => at(distance, i) ** 2) / 2;
}

/** How the chances change with each coordinate, by differences. */
function slopesAt(point: readonly number[], cells: readonly Cell[], here: readonly number[]): number[][] {
  return point.map((_, i) => {
    const by = at(doubts, i) / 50;
    const there = chancesAt(point.with(i, at(point, i) + by), cells);
    return there.map((chance, place) => (chance - at(here, place)) / by);
  });
}

/** One step of Fisher's scoring. */
function stepFrom(point: readonly number[], cells: readonly Cell[]): number[] {
  const here = chancesAt(point, cells);
  const slopes = slopesAt(point, cells, here);
  const spread = here.map((chance) => chance * (1 - chance));
  const weights = cells.map(({ games }, place) => games / at(spread, place));
  const excess = cells.map(({ homeWins, games }, k) => (homeWins - games * at(here, k)) / at(spread, k));
  const information = slopes.map((one, i) =>
    slopes.map((other, j) => {
      const known = sumOver(cells.length, (k) => at(one, k) * at(other, k) * at(weights, k));
      return i === j ? known + at(doubts, i) ** -2 : known;
    }),
  );
  const gradient = slopes.map(
    (slope, i) =>
      sumOver(cells.length, (k) => at(slope, k) * at(excess, k)) - (at(point, i) - at(starts, i)) / at(doubts, i) ** 2,
  );
  return solve(information, gradient);
}

/** The rates under which the results are likeliest. */
export function fitRates(cells: readonly Cell[]): Rates {
  let point = starts;
  let reached = merit(point, cells);
  for (;;) {
    const step = stepFrom(point, cells);
    const tries = [1, 0.5, 0.25, 0.125].map((part) => point.map((value, i) => value + part * at(step, i)));
    const next = tries.find((each) => merit(each, cells) > reached + enough);
    if (next === undefined) return ratesAt(point);
    point = next;
    reached = merit(point, cells);
  }
}
