import { monthName } from '#rules/baseball/days.ts';
/** The layout of a chart of a season in its own units. */
export const frame = { width: 360, height: 212, left: 24, top: 10, plotWidth: 252, plotHeight: 180 } as const;

/** The minimum distance between labels. */
const spacing = 13;

/** The x of a day, from left to right; a single day is at the right. */
export function dayPlace(day: number, days: number): number {
  return frame.left + frame.plotWidth * (days < 2 ? 1 : day / (days - 1));
}

/** The y of what is so far below the top of the chart; what is above it is at the top. */
export function placeBelow(below: number, depth: number): number {
  return frame.top + (frame.plotHeight * Math.max(0, below)) / depth;
}

/** SVG path data with one unit per day and per half below the top. It is short because it is part of the HTML. */
export function linePath(below: readonly number[]): string {
  const [first = 0, ...rest] = below.map((value) => Math.max(0, value));
  let path = `M0 ${first * 2}`;
  let last = first;
  let level = 0;
  const flush = () => {
    if (level > 0) path += `h${level}`;
    level = 0;
  };
  for (const value of rest) {
    if (value === last) {
      level += 1;
      continue;
    }
    flush();
    path += `l1 ${(value - last) * 2}`;
    last = value;
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

/** The index of the last day of each month, with the name of the month. */
export function monthEnds(days: readonly string[]): { day: number; month: string }[] {
  const marks = monthMarks(days);
  return marks.map(({ month }, index) => ({ month, day: (marks[index + 1]?.day ?? days.length) - 1 }));
}
