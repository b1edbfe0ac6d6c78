import type { ChanceSeries } from '#rules/baseball/game/chance-shapes.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { isOver } from '#rules/baseball/game/predicates.ts';
import { areaPath, chancePoints, height, inningsShown, inningWidth, linePath } from './chance-line.ts';
import styles from './win-probability.module.css';

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
