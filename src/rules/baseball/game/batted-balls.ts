import type { BattedBall, PlateAppearance } from './model.ts';

export const battedBallKinds = ['out', 'single', 'double', 'triple', 'homeRun'] as const;

export type BattedBallKind = (typeof battedBallKinds)[number];

export type BattedBallOfPlay = { play: PlateAppearance; ball: BattedBall; kind: BattedBallKind };

const kinds: Record<string, BattedBallKind> = {
  Single: 'single',
  Double: 'double',
  'Ground Rule Double': 'double',
  Triple: 'triple',
  'Home Run': 'homeRun',
};

/** The kind of the result of a plate appearance, such as 'Ground Rule Double'. Every result without a hit is an out, also an error. */
export function battedBallKind(event: string): BattedBallKind {
  return kinds[event] ?? 'out';
}

/** The batted balls in play of ended plate appearances, in order. */
export function battedBallsOf(plays: readonly PlateAppearance[]): BattedBallOfPlay[] {
  return plays.flatMap((play) => {
    const ball = play.pitches.at(-1)?.battedBall;
    return ball && play.event !== null ? [{ play, ball, kind: battedBallKind(play.event) }] : [];
  });
}

/** The balls hit hardest, with the exit velocity in mph. */
export function hardestHit(plays: readonly PlateAppearance[], count: number): (BattedBallOfPlay & { speed: number })[] {
  return battedBallsOf(plays)
    .flatMap((each) => (each.ball.exitVelocity === null ? [] : { ...each, speed: each.ball.exitVelocity }))
    .toSorted((one, other) => other.speed - one.speed)
    .slice(0, count);
}
