import { fixed, percent } from '#rules/baseball/stats/figures.ts';

type Measured = { exitVelocity: number | null };

/** Exit velocity of a hard hit, in mph (the definition of Statcast). */
export const hardHit = 95;

/** How hard a batter hits: the average exit velocity in mph and the share of hard hits, null if nothing was measured. */
export function summarizeBattedBalls(balls: readonly Measured[]): { average: string; hard: string } | null {
  const speeds = balls.flatMap(({ exitVelocity }) => exitVelocity ?? []);
  if (speeds.length === 0) return null;
  const sum = speeds.reduce((total, speed) => total + speed, 0);
  const hard = speeds.filter((speed) => speed >= hardHit).length;
  return { average: fixed(sum / speeds.length, 1), hard: percent(hard / speeds.length) };
}

/** The balls with the highest exit velocities, the hardest first. */
export function hardestOf<B extends Measured>(balls: readonly B[], count: number): B[] {
  return balls
    .filter(({ exitVelocity }) => exitVelocity !== null)
    .toSorted((one, other) => (other.exitVelocity ?? 0) - (one.exitVelocity ?? 0))
    .slice(0, count);
}
