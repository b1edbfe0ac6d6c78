import type { ChanceSeries } from '#rules/baseball/game/chance-shapes.ts';
import type { PlateAppearance } from '#rules/baseball/game/model.ts';

/** A point of the chart: an inning is 20 wide, half of it the top half; y is 0 for a certain home win, 100 for a certain away win. */
export type Point = { x: number; y: number };

export const inningWidth = 20;
export const height = 100;

/** number of plate appearances for which a half-inning in progress reserves width */
const expectedInHalf = 5;

const startOf = ({ inning, half }: Pick<PlateAppearance, 'inning' | 'half'>): number =>
  (inning - 1) * inningWidth + (half === 'top' ? 0 : inningWidth / 2);

const yOf = (chance: number): number => height - chance / 10;

/** One point for the first pitch and one per plate appearance; the points of a half-inning share its width. */
export function chancePoints({ start, halves }: ChanceSeries, isOver: boolean): Point[] {
  const points = halves.flatMap((half, place) => {
    const isOpen = place === halves.length - 1 && !isOver;
    const steps = isOpen ? Math.max(half.chances.length + 1, expectedInHalf) : half.chances.length;
    return half.chances.map((chance, n) => ({
      x: startOf(half) + ((n + 1) * inningWidth) / 2 / steps,
      y: yOf(chance),
    }));
  });
  return [{ x: 0, y: yOf(start) }, ...points];
}

/** Number of innings on the axis: the scheduled ones, or more after extra innings. */
export function inningsShown({ halves }: ChanceSeries, scheduledInnings: number): number {
  return Math.max(scheduledInnings, halves.at(-1)?.inning ?? 0);
}

const oneDecimal = (value: number): string => String(Math.round(value * 10) / 10);

export function linePath(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${oneDecimal(x)} ${oneDecimal(y)}`).join('L')}`;
}

/** The area between the line and 50%. */
export function areaPath(points: readonly Point[]): string {
  return `${linePath(points)}V${height / 2}H${oneDecimal(points[0]?.x ?? 0)}Z`;
}
