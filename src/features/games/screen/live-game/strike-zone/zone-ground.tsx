import { batterBoxLines, plateOutline, svgPoints } from './zone-geometry.ts';
import styles from './strike-zone.module.css';

/** The dirt, the chalk lines of both batter's boxes and home plate, in the perspective of an umpire. */
export function ZoneGround() {
  return (
    <g aria-hidden="true">
      <path className={styles.dirt} d="M0 474C90 447 390 447 480 474V570H0Z" />
      {batterBoxLines.map((line) => (
        <polyline key={svgPoints(line)} className={styles.chalk} points={svgPoints(line)} />
      ))}
      <polygon className={styles.plate} points={svgPoints(plateOutline)} />
    </g>
  );
}
