import type { Pitch } from '#domain/game/model.ts';
import { PitchMark } from './pitch-mark.tsx';
import { ballRadius, seatInFrame, svgX, svgY, toUnits } from './zone-geometry.ts';
import type { FrontPoint } from './zone-geometry.ts';
import styles from './zone-pitch.module.css';

const radius = toUnits(ballRadius);

/** The arrow of a pitch that left the picture points from its seat on the edge to where it really was. */
function Away({ from, to }: { from: FrontPoint; to: FrontPoint }) {
  const degrees = Math.round((Math.atan2(-(to.z - from.z), to.x - from.x) * 180) / Math.PI);
  return <path className={styles.away} d="M17 -5L23 0L17 5" transform={`rotate(${degrees})`} />;
}

type Props = { pitch: Pitch; at: FrontPoint; isNewest: boolean };

/** One pitch where it crossed the plate's front, its ball drawn to scale; the newest settles into its place. */
export function ZonePitch({ pitch, at, isNewest }: Props) {
  const seat = seatInFrame(at);
  return (
    <g transform={`translate(${svgX(seat.at.x)} ${svgY(seat.at.z)})`} data-outside={seat.isOutside || undefined}>
      {isNewest && <circle className={styles.ring} r={radius * 1.95} />}
      <g className={isNewest ? styles.newest : undefined}>
        <PitchMark result={pitch.result} number={pitch.number} radius={radius} />
      </g>
      {seat.isOutside && <Away from={seat.at} to={at} />}
    </g>
  );
}
