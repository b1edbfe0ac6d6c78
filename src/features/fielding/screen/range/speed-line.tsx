import { eliteSprintSpeed, leagueSprintSpeed, worldRecordSpeed } from '../../rules/fielding-range.ts';
import { ChartFrame } from '#ui/chart-frame.tsx';
import styles from '../advanced-fielding.module.css';

const scale = { from: 21, to: 35, width: 420 };
const xOf = (speed: number): number =>
  Math.round(((Math.min(scale.to, Math.max(scale.from, speed)) - scale.from) / (scale.to - scale.from)) * scale.width);

const references = [
  { speed: leagueSprintSpeed, figure: '27', name: 'league average' },
  { speed: eliteSprintSpeed, figure: '30', name: 'elite' },
  { speed: worldRecordSpeed, figure: '33.80', name: 'sprinter' },
];

/** The player's sprint speed on a scale with reference speeds. */
export function SpeedLine({ speed }: { speed: number | null }) {
  return (
    <ChartFrame
      className={styles.speed}
      caption={`For comparison: about ${leagueSprintSpeed} fps is the league average, about ${worldRecordSpeed.toFixed(2)} fps what a world-record sprinter runs; from ${eliteSprintSpeed} on the league calls it elite.`}
    >
      <svg viewBox={`-4 0 ${scale.width + 8} 66`} className={styles.picture}>
        <path className={styles.axis} d={`M0 34H${scale.width}`} />
        {references.map(({ speed: at, figure, name }) => (
          <g key={figure}>
            <path className={styles.tick} d={`M${xOf(at)} 26v16`} />
            <text x={xOf(at)} y={18} className={styles.number}>
              {figure}
            </text>
            <text x={xOf(at)} y={58} className={styles.name}>
              {name}
            </text>
          </g>
        ))}
        {speed !== null && (
          <>
            <path className={styles.run} d={`M0 34H${xOf(speed)}`} />
            <circle className={styles.runner} cx={xOf(speed)} cy={34} r={7} />
          </>
        )}
      </svg>
    </ChartFrame>
  );
}
