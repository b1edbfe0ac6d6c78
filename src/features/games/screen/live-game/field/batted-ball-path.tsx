import type { BattedBall, PitchResult } from '#rules/baseball/game/model.ts';
import { svgX, svgY } from '#ui/field/field-geometry.ts';
import styles from './field.module.css';

/** The path of a batted ball: a curve for a ball in the air, a straight line for a ground ball, and the landing spot. */
export function BattedBallPath({ ball, result }: { ball: BattedBall; result: PitchResult }) {
  if (ball.x === null || ball.y === null) return null;
  const [x, y] = [svgX(ball.x), svgY(ball.y)];
  const bend = ball.trajectory?.includes('ground') ? 0 : 0.16 * Math.hypot(ball.x, ball.y) * (ball.x < 0 ? -1 : 1);
  const middle = `${svgX(ball.x / 2 + bend)} ${svgY(ball.y / 2 + Math.abs(bend) * 0.4)}`;
  return (
    <g className={styles.ball} data-result={result} aria-hidden="true">
      <path pathLength={1} d={`M${svgX(0)} ${svgY(0)}Q${middle} ${x} ${y}`} />
      <circle cx={x} cy={y} r={7} />
    </g>
  );
}
