import type { ChanceSeries } from '#rules/baseball/game/chance-shapes.ts';
import type { GameView, PlateAppearance } from '#rules/baseball/game/model.ts';
import { isOver } from '#rules/baseball/game/predicates.ts';
import styles from './win-probability.module.css';

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
export function chancePoints({ start, halves }: ChanceSeries, hasEnded: boolean): Point[] {
  const points = halves.flatMap((half, place) => {
    const isOpen = place === halves.length - 1 && !hasEnded;
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

type Props = {
  view: GameView;
  series: ChanceSeries;
  label: string;
  /** index of the plate appearance that is marked */
  marked: number | null;
};

/** The line and the areas without text, so the SVG can be stretched to any width. */
export function ChancePlot({ view, series, label, marked }: Props) {
  const points = chancePoints(series, isOver(view));
  const innings = inningsShown(series, view.scheduledInnings);
  const width = innings * inningWidth;
  const swing = series.swing && points.slice(series.swing.index, series.swing.index + 2);
  const last = points.at(-1);
  const mark = marked === null ? undefined : points[marked + 1];
  const area = areaPath(points);
  const half = { width, height: height / 2, preserveAspectRatio: 'none' };
  return (
    <svg
      className={styles.plot}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <svg {...half} viewBox={`0 0 ${width} ${height / 2}`}>
        <path className={styles.area} data-club={view.teams.home.id} d={area} />
      </svg>
      <svg {...half} y={height / 2} viewBox={`0 ${height / 2} ${width} ${height / 2}`}>
        <path className={styles.area} data-club={view.teams.away.id} d={area} />
      </svg>
      <path className={styles.rules} d={rulesPath(innings)} />
      <path className={styles.even} d={`M0 ${height / 2}H${width}`} />
      <path className={styles.line} d={linePath(points)} />
      {swing?.length === 2 && <path className={styles.swing} d={linePath(swing)} />}
      {last && !isOver(view) && <path className={styles.now} d={`M${last.x} ${last.y}h0`} />}
      {mark && <path className={styles.mark} d={`M${mark.x} 0V${height}`} />}
      {mark && <path className={styles.now} d={`M${mark.x} ${mark.y}h0`} />}
    </svg>
  );
}

function rulesPath(innings: number): string {
  return Array.from({ length: innings - 1 }, (_, place) => `M${(place + 1) * inningWidth} 0V${height}`).join('');
}
