import type { RollingPlayer } from '../../contract.ts';
import { figureText } from '../../rules/figure-text.ts';
import type { RollingFigure } from '../../rules/rolling-figures.ts';
import { ChartFrame } from '#ui/chart-frame.tsx';
import styles from '../rolling-metrics.module.css';
import { type Scale, trendShape } from './trend-scale.ts';

const box = { width: 240, height: 60 };
const margin = 4;

type TrendLineProps = { player: RollingPlayer; figure: RollingFigure; index: number; scale: Scale };

/** A figure over the windows of the season: a line, the season value dashed, the middle half of the values as a band. */
export function TrendLine({ player: { trend, season }, figure, index, scale }: TrendLineProps) {
  const shape = trendShape(trend, season[index] ?? null, scale, box);
  if (shape === null) return <p className={styles.noTrend}>Too few games for a line</p>;
  const values = trend.filter((value) => value !== null);
  const text = (value: number | null) => figureText(figure.kind, value);
  return (
    <ChartFrame
      className={styles.trend}
      caption={`${figure.name} between ${text(Math.min(...values))} and ${text(Math.max(...values))}, season ${text(season[index] ?? null)}`}
    >
      <svg
        viewBox={`${-margin} ${-margin} ${box.width + 2 * margin} ${box.height + 2 * margin}`}
        preserveAspectRatio="none"
      >
        <rect className={styles.band} width={box.width} y={shape.band.y} height={shape.band.height} />
        {shape.season !== null && <path className={styles.season} d={`M0 ${shape.season}H${box.width}`} />}
        <path className={styles.line} d={shape.line} />
        {shape.last && <path className={styles.now} d={`M${shape.last.x} ${shape.last.y}h0`} />}
      </svg>
    </ChartFrame>
  );
}
