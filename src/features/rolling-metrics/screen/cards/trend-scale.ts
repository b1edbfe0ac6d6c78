import type { RollingPlayer } from '../../contract.ts';

/** The common scale of all cards; values beyond it are clamped. */
export type Scale = { low: number; high: number };

const known = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null);

/** The scale of all cards without the extreme values of small samples; null if there is nothing to draw. */
export function trendScale(players: readonly Pick<RollingPlayer, 'trend'>[]): Scale | null {
  const values = players.flatMap(({ trend }) => known(trend)).toSorted((a, b) => a - b);
  if (values.length < 2) return null;
  const [low, high] = [quantile(values, 0.02), quantile(values, 0.98)];
  return low === high ? null : { low, high };
}

export type TrendShape = {
  /** SVG path data, with a gap for each unknown value */
  line: string;
  last: { x: number; y: number } | null;
  /** the middle half of the values */
  band: { y: number; height: number };
  season: number | null;
};

type Box = { width: number; height: number };

/** Converts a trend to SVG shapes in a box (y down); null with fewer than two values. */
export function trendShape(
  trend: readonly (number | null)[],
  season: number | null,
  { low, high }: Scale,
  { width, height }: Box,
): TrendShape | null {
  const sorted = known(trend).toSorted((a, b) => a - b);
  if (sorted.length < 2) return null;
  const yOf = (value: number) => place(height - (Math.min(Math.max(value, low), high) - low) * (height / (high - low)));
  const points = trend.map((value, index) => ({
    x: place((index * width) / (trend.length - 1)),
    y: value === null ? null : yOf(value),
  }));
  const line = points
    .map(({ x, y }, index) => (y === null ? '' : `${(points[index - 1]?.y ?? null) === null ? 'M' : 'L'}${x} ${y}`))
    .join('');
  const end = points.at(-1);
  const [top, bottom] = [yOf(quantile(sorted, 0.75)), yOf(quantile(sorted, 0.25))];
  return {
    line,
    last: end === undefined || end.y === null ? null : { x: end.x, y: end.y },
    band: { y: top, height: place(bottom - top) },
    season: season === null ? null : yOf(season),
  };
}

const place = (value: number): number => Math.round(value * 10) / 10;

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.round((sorted.length - 1) * share)] ?? 0;
