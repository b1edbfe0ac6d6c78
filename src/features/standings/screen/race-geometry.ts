import { monthName } from '#rules/baseball/days.ts';
/** The layout of a race chart in its own units. */
export const frame = { width: 360, height: 212, left: 24, top: 10, plotWidth: 272, plotHeight: 180 } as const;

/** The minimum distance between labels. */
const spacing = 13;

/** The x of a day, from left to right; a single day is at the right. */
export function dayPlace(day: number, days: number): number {
  return frame.left + frame.plotWidth * (days < 2 ? 1 : day / (days - 1));
}

/** The y of a number of games behind, from top to bottom; a club with more games ahead is on top, too. */
export function behindPlace(behind: number, depth: number): number {
  return frame.top + (frame.plotHeight * Math.max(0, behind)) / depth;
}

/** The depth of the chart: the maximum games behind, rounded up to a multiple of five. */
export function raceDepth(behind: readonly (readonly number[])[]): number {
  return Math.max(5, Math.ceil(Math.max(0, ...behind.flat()) / 5) * 5);
}

/** The values of the horizontal lines: five games apart, or more so that there are at most five lines. */
export function depthMarks(depth: number): number[] {
  const step = [5, 10, 15, 20].find((each) => depth / each <= 4) ?? 25;
  return Array.from({ length: Math.floor(depth / step) + 1 }, (_, index) => index * step);
}

/** SVG path data with one unit per day and per half game. It is short because it is part of the HTML. */
export function racePath(behind: readonly number[]): string {
  const [first = 0, ...rest] = behind.map((games) => Math.max(0, games));
  let path = `M0 ${first * 2}`;
  let last = first;
  let level = 0;
  const flush = () => {
    if (level > 0) path += `h${level}`;
    level = 0;
  };
  for (const games of rest) {
    if (games === last) {
      level += 1;
      continue;
    }
    flush();
    path += `l1 ${(games - last) * 2}`;
    last = games;
  }
  flush();
  return path;
}

/** Moves overlapping labels apart vertically; the result has the order of `places`. */
export function spreadLabels(places: readonly number[], bottom: number): number[] {
  const order = places.map((_, index) => index).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const spread = [...places];
  let floor = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    floor = Math.max(places[index] ?? 0, floor + spacing);
    spread[index] = floor;
  }
  let ceiling = bottom + spacing;
  for (const index of order.toReversed()) {
    ceiling = Math.min(spread[index] ?? 0, ceiling - spacing);
    spread[index] = ceiling;
  }
  return spread;
}

/** The index of the first day of each month, with the name of the month. */
export function monthMarks(days: readonly string[]): { day: number; month: string }[] {
  return days.flatMap((date, day) => {
    const isFirst = date.slice(0, 7) !== days[day - 1]?.slice(0, 7);
    return isFirst ? [{ day, month: monthName(date) }] : [];
  });
}
