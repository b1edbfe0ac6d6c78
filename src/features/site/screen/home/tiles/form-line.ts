type Box = { width: number; height: number };
type Point = { x: number; y: number };
type Values = { trend: readonly (number | null)[]; season: number | null };

const tenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * Converts values to an SVG line that fills a box (y down), with its end point and the y of the season value. Null with
 * fewer than two values.
 */
export function computeFormLine(
  { trend, season }: Values,
  { width, height }: Box,
): { d: string; end: Point; season: number | null } | null {
  const values = trend.filter((value) => value !== null);
  const all = season === null ? values : [...values, season];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const yOf = (value: number) => tenth(high === low ? height / 2 : ((high - value) * height) / (high - low));
  const points = values.map((value, index) => ({ x: tenth((index * width) / (values.length - 1)), y: yOf(value) }));
  const end = points.at(-1);
  if (end === undefined || points.length < 2) return null;
  return {
    d: `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`,
    end,
    season: season === null ? null : yOf(season),
  };
}
