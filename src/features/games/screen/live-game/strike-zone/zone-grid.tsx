import { zoneRectangle } from './zone-geometry.ts';
import styles from './strike-zone.module.css';

/** The batter's zone with its nine cells. */
export function ZoneGrid({ zoneTop, zoneBottom }: { zoneTop: number; zoneBottom: number }) {
  const { x, y, width, height } = zoneRectangle(zoneTop, zoneBottom);
  const thirds = [1, 2].map((third) => ({
    across: `M${x} ${y + (height * third) / 3}h${width}`,
    down: `M${x + (width * third) / 3} ${y}v${height}`,
  }));
  return (
    <g aria-hidden="true">
      <rect className={styles.zoneGridAir} x={x} y={y} width={width} height={height} />
      <path className={styles.thirds} d={thirds.map(({ across, down }) => across + down).join('')} />
      <rect className={styles.edge} x={x} y={y} width={width} height={height} />
    </g>
  );
}
