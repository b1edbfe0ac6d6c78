import { ordinal } from '#rules/baseball/stats/ordinal.ts';
import type { Figure, Heat } from './column.ts';
import { toSortable } from './sort-rows.ts';

/** From 1, the worst, to 5, the best. The middle, 3, has no mark. */
export type HeatMark = { level: 1 | 2 | 4 | 5; text: string };

/** Fewer values say little about each other. */
const fewestValues = 5;

function toNumber(figure: Figure): number | null {
  const sortable = figure === null ? null : toSortable(figure);
  return typeof sortable === 'number' ? sortable : null;
}

/** The share of the other values below a value; an equal one counts half. */
function shareBelow(value: number, values: readonly number[]): number {
  const below = values.filter((each) => each < value).length;
  const equal = values.filter((each) => each === value).length;
  return (below + (equal - 1) / 2) / (values.length - 1);
}

function levelOf(percent: number): HeatMark['level'] | null {
  if (percent < 20) return percent < 10 ? 1 : 2;
  if (percent > 80) return percent > 90 ? 5 : 4;
  return null;
}

const levelNames = { 1: 'very poor', 2: 'poor', 4: 'good', 5: 'very good' } as const;

/** Makes the function that marks a value of a column: null in the middle, if unknown, or with too few to compare it with. */
export function heatScale({ better, bounds }: Heat, figures: readonly Figure[]): (figure: Figure) => HeatMark | null {
  const values = figures.map(toNumber).filter((value) => value !== null);
  return (figure) => {
    const value = toNumber(figure);
    if (value === null || (bounds === undefined && values.length < fewestValues)) return null;
    const share = bounds ? (value - bounds[0]) / (bounds[1] - bounds[0]) : shareBelow(value, values);
    const percent = Math.round(100 * Math.min(Math.max(better === 'high' ? share : 1 - share, 0), 1));
    const level = levelOf(percent);
    if (level === null) return null;
    // there is no 0th and no 100th percentile
    const text = bounds ? levelNames[level] : `${ordinal(Math.min(Math.max(percent, 1), 99))} percentile of this table`;
    return { level, text };
  };
}
