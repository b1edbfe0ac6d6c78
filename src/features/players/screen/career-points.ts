import type { StatLine } from '../contract/player.ts';
import type { CareerFigure } from './career-figures.ts';
import type { CareerSpan } from './career-span.ts';

/** The mark of a season: x from 0 to 100, y from 0 (bottom) to 1, and its text. */
export type CareerPoint = {
  season: string;
  /** null for a season with several clubs */
  teamId: number | null;
  text: string;
  value: number;
  x: number;
  y: number;
  /** whether the previous season has a point too, so that a line connects them */
  follows: boolean;
};

/** Computes one mark per season: bars start at zero, points are scaled between the career's lowest and highest, or those of `scale`. */
export function careerPoints(
  lines: readonly StatLine[],
  { figure, kind, value }: CareerFigure,
  { first, last }: CareerSpan,
  scale?: { low: number; high: number },
): CareerPoint[] {
  const known = lines.flatMap(({ season, team, figures }) => {
    const number = value(figures);
    return number === null || season === null ? [] : [{ season, team, number, text: figures[figure] ?? '' }];
  });
  const numbers = known.map(({ number }) => number);
  const low = kind === 'bars' ? 0 : (scale?.low ?? Math.min(...numbers));
  const range = (scale?.high ?? Math.max(...numbers)) - low || 1;
  return known.map(({ season, team, number, text }, index) => ({
    season,
    teamId: team?.id ?? null,
    text,
    value: number,
    x: (100 * (Number(season) - first + 0.5)) / (last - first + 1),
    y: (number - low) / range,
    follows: Number(known[index - 1]?.season) === Number(season) - 1,
  }));
}

/** 'OPS from .925 in 2018 to 1.014 in 2025; best 1.066 in 2023' */
export function describeCareer(
  { head }: CareerFigure,
  points: readonly CareerPoint[],
  best: CareerPoint | undefined,
): string {
  const [oldest, newest] = [points[0], points.at(-1)];
  if (!oldest || !newest || !best) return `${head}: not known`;
  return `${head} from ${oldest.text} in ${oldest.season} to ${newest.text} in ${newest.season}; best ${best.text} in ${best.season}`;
}

export function findBest(points: readonly CareerPoint[], isLessMore: boolean): CareerPoint | undefined {
  return points.toSorted((a, b) => (isLessMore ? a.value - b.value : b.value - a.value))[0];
}
