import { chanceAtFirstPitch } from '#domain/game/chance-series.ts';
import type { ChanceSeries } from '#domain/game/chance-shapes.ts';
import type { PlateAppearance } from '#domain/game/model.ts';

/** A point of the drawing: an inning is 20 wide, half of it the visitors'; the home side's certainty is 0, the visitors' 100. */
export type Point = { x: number; y: number };

export const inningWidth = 20;
export const height = 100;

/** a half-inning that is going on leaves room for so many plate appearances */
const expectedInHalf = 5;

const startOf = ({ inning, half }: Pick<PlateAppearance, 'inning' | 'half'>): number =>
  (inning - 1) * inningWidth + (half === 'top' ? 0 : inningWidth / 2);

const yOf = (chance: number): number => height - chance / 10;

/** The first pitch and then one point for each plate appearance; those of a half-inning share its width. */
export function chancePoints({ halves }: ChanceSeries, isOver: boolean): Point[] {
  const points = halves.flatMap((half, place) => {
    const isOpen = place === halves.length - 1 && !isOver;
    const steps = isOpen ? Math.max(half.chances.length + 1, expectedInHalf) : half.chances.length;
    return half.chances.map((chance, n) => ({
      x: startOf(half) + ((n + 1) * inningWidth) / 2 / steps,
      y: yOf(chance),
    }));
  });
  return [{ x: 0, y: yOf(chanceAtFirstPitch) }, ...points];
}

/** Innings that the axis shows: those scheduled, and further ones that were played. */
export const inningsShown = ({ halves }: ChanceSeries, scheduledInnings: number): number =>
  Math.max(scheduledInnings, halves.at(-1)?.inning ?? 0);

const written = (value: number): string => String(Math.round(value * 10) / 10);

export const linePath = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${written(x)} ${written(y)}`).join('L')}`;

/** The same closed along the line of even chances. */
export const areaPath = (points: readonly Point[]): string =>
  `${linePath(points)}V${height / 2}H${written(points[0]?.x ?? 0)}Z`;
