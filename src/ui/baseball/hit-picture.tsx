import { type BattedBallKind, battedBallKinds } from '#rules/baseball/game/batted-balls.ts';
import type { Side } from '#rules/baseball/game/model.ts';
import { svgX, svgY, viewBox, Ground } from './ground.tsx';
import styles from './hit-picture.module.css';

const names: Record<BattedBallKind, string> = {
  out: 'Out or error',
  single: 'Single',
  double: 'Double',
  triple: 'Triple',
  homeRun: 'Home run',
};

/** The results differ by shape, not only by color. */
const shapes: Record<BattedBallKind, string> = {
  out: 'M-4 -4H4V4H-4Z',
  single: 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z',
  double: 'M0 -8L8 0L0 8L-8 0Z',
  triple: 'M0 -8L8 6H-8Z',
  homeRun: 'M0 -11L3 -3.5L10.5 -3.4L4.6 1.3L6.5 8.9L0 4.6L-6.5 8.9L-4.6 1.3L-10.5 -3.4L-3 -3.5Z',
};

type MarkProps = { kind: BattedBallKind; side: Side; x?: number; y?: number };

function Mark({ kind, side, x = 0, y = 0 }: MarkProps) {
  return (
    <path
      className={styles.mark}
      data-kind={kind}
      data-side={side}
      d={shapes[kind]}
      transform={`translate(${x} ${y})`}
    />
  );
}

/** The picture with a margin above the wall, where home runs land. */
const withMargin = viewBox.replace(
  /^(\S+) \S+ (\S+) (\S+)$/,
  (_, x, width, height) => `${x} -50 ${width} ${Number(height) + 50}`,
);

type MarkedBall = { key: string | number; kind: BattedBallKind; side: Side; x: number | null; y: number | null };

type HitPictureProps = {
  balls: readonly MarkedBall[];
  /** the names of the clubs, whose marks differ */
  sides?: readonly (readonly [Side, string])[] | undefined;
};

function Legend({ balls, sides }: HitPictureProps) {
  return (
    <ul className={styles.legend}>
      {sides?.map(([side, name]) => (
        <li key={side}>
          <svg viewBox="-12 -12 24 24" width="20" height="20" aria-hidden="true">
            <Mark kind="single" side={side} />
          </svg>
          {name}
        </li>
      ))}
      {battedBallKinds.map((kind) => (
        <li key={kind}>
          <svg viewBox="-12 -12 24 24" width="20" height="20" aria-hidden="true">
            <Mark kind={kind} side="home" />
          </svg>
          {names[kind]} <b>{balls.filter((each) => each.kind === kind).length}</b>
        </li>
      ))}
    </ul>
  );
}

/** Where batted balls landed or were fielded, by result. */
export function HitPicture({ balls, sides }: HitPictureProps) {
  return (
    <figure className={styles.figure}>
      <svg viewBox={withMargin} className={styles.picture} aria-hidden="true">
        <Ground />
        {balls.map(
          ({ key, kind, side, x, y }) =>
            x !== null && y !== null && <Mark key={key} kind={kind} side={side} x={svgX(x)} y={svgY(y)} />,
        )}
      </svg>
      <figcaption>
        <Legend balls={balls} sides={sides} />
      </figcaption>
    </figure>
  );
}
