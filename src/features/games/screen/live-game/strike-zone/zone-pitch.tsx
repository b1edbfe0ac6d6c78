import type { Pitch } from '#rules/baseball/game/model.ts';
import { PitchMark } from './marks/pitch-mark.tsx';
import { ballRadius, clampToArea, frame, svgX, svgY, toUnits } from './zone-geometry.ts';
import type { FrontPoint } from './zone-geometry.ts';
import styles from './strike-zone.module.css';

const radius = toUnits(ballRadius);

/** An arrow on the edge of the picture that points to the actual location of a pitch outside it. */
function OutsideArrow({ from, to }: { from: FrontPoint; to: FrontPoint }) {
  const degrees = Math.round((Math.atan2(-(to.z - from.z), to.x - from.x) * 180) / Math.PI);
  return <path className={styles.away} d="M17 -5L23 0L17 5" transform={`rotate(${degrees})`} />;
}

type Props = { pitch: Pitch; at: FrontPoint; isNewest: boolean };

/** One pitch where it crossed the plane of the zone, with the ball to scale. The newest one is animated; a challenged one has a dashed ring. */
export function ZonePitch({ pitch, at, isNewest }: Props) {
  const shown = clampToArea(at, frame);
  return (
    <g transform={`translate(${svgX(shown.at.x)} ${svgY(shown.at.z)})`} data-outside={shown.isOutside || undefined}>
      {isNewest && <circle className={styles.ring} r={radius * 1.95} />}
      {pitch.challenge && <circle className={styles.challenge} r={radius * 1.6} />}
      <g className={isNewest ? styles.newest : undefined}>
        <PitchMark result={pitch.result} number={pitch.number} radius={radius} />
      </g>
      {shown.isOutside && <OutsideArrow from={shown.at} to={at} />}
    </g>
  );
}
