import type { BattedBall, PitchResult } from '#domain/game/model.ts';
import { svgX, svgY } from '../../../ui/field/field-geometry.ts';
import styles from './field.module.css';

/** Where a batted ball went: a bow for one in the air, a straight line along the ground, and its landing spot. */
export function BattedBallPath({ ball, result }: { ball: BattedBall; result: PitchResult }) {
  if (ball.x === null || ball.y === null) return null;
  const [x, y] = [svgX(ball.x), svgY(ball.y)];
  const bow = ball.trajectory?.includes('ground') ? 0 : 0.16 * Math.hypot(ball.x, ball.y) * (ball.x < 0 ? -1 : 1);
  const middle = `${svgX(ball.x / 2 + bow)} ${svgY(ball.y / 2 + Math.abs(bow) * 0.4)}`;
  return (
    <g className={styles.ball} data-result={result} aria-hidden="true">
      <path pathLength={1} d={`M${svgX(0)} ${svgY(0)}Q${middle} ${x} ${y}`} />
      <circle cx={x} cy={y} r={7} />
    </g>
  );
}
