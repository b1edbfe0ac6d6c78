import { useMemo } from 'react';
import {
  type BattedBallKind,
  battedBallKinds,
  type BattedBallOfPlay,
  battedBallsOf,
} from '#rules/baseball/game/batted-balls.ts';
import type { GameView, PlateAppearance, Side } from '#rules/baseball/game/model.ts';
import { svgX, svgY, viewBox } from '#ui/field-geometry.ts';
import { Ground } from '#ui/ground.tsx';
import styles from './hit-chart.module.css';
import { nameOf } from '#rules/baseball/game/describe.ts';
import type { Column } from '#ui/table/column.ts';
import { PlainTable } from '#ui/table/plain-table.tsx';
import { formatHalfInning } from '#ui/format-half-inning.ts';

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

function Legend({ balls, teams }: { balls: readonly BattedBallOfPlay[]; teams: GameView['teams'] }) {
  return (
    <ul className={styles.legend}>
      {(['away', 'home'] as const).map((side) => (
        <li key={side}>
          <svg viewBox="-12 -12 24 24" width="20" height="20" aria-hidden="true">
            <Mark kind="single" side={side} />
          </svg>
          {teams[side].shortName}
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

/** Where the batted balls of a game landed or were fielded, by result; the same as a table. */
export function HitChart({ view, plays }: { view: GameView; plays: PlateAppearance[] }) {
  const balls = useMemo(() => battedBallsOf(plays), [plays]);
  if (balls.length === 0) return <p>No batted ball was measured in this game.</p>;
  return (
    <div className={styles.chart}>
      <figure className={styles.figure}>
        <svg viewBox={withMargin} className={styles.picture} aria-hidden="true" focusable="false">
          <Ground />
          {balls.map(
            ({ play, ball: { x, y }, kind }) =>
              x !== null &&
              y !== null && (
                <Mark
                  key={play.index}
                  kind={kind}
                  side={play.half === 'top' ? 'away' : 'home'}
                  x={svgX(x)}
                  y={svgY(y)}
                />
              ),
          )}
        </svg>
        <figcaption>
          <Legend balls={balls} teams={view.teams} />
        </figcaption>
      </figure>
      <HitTable balls={balls} view={view} />
    </div>
  );
}

const columnsOf = ({ people, teams }: GameView): readonly Column<BattedBallOfPlay>[] => [
  {
    id: 'batter',
    head: 'Batter',
    isText: true,
    value: ({ play }) => nameOf(people, play.batterId),
    cell: ({ play }) => (
      <>
        {nameOf(people, play.batterId)}{' '}
        <span className={styles.second}>
          {teams[play.half === 'top' ? 'away' : 'home'].abbreviation}, {formatHalfInning(play)}
        </span>
      </>
    ),
  },
  { id: 'result', head: 'Result', isText: true, value: ({ play }) => play.event },
  {
    id: 'velocity',
    head: 'mph',
    title: 'Exit velocity in miles per hour',
    value: ({ ball }) => ball.exitVelocity?.toFixed(1) ?? null,
  },
  {
    id: 'angle',
    head: 'Angle',
    title: 'Launch angle in degrees',
    value: ({ ball }) => ball.launchAngle?.toFixed(0) ?? null,
  },
  { id: 'distance', head: 'Feet', title: 'Distance in feet', value: ({ ball }) => ball.distance?.toFixed(0) ?? null },
];

/** Every batted ball with its measurements. */
function HitTable({ balls, view }: { balls: readonly BattedBallOfPlay[]; view: GameView }) {
  return (
    <PlainTable
      caption="Batted balls, in order"
      isCaptionShown
      columns={columnsOf(view)}
      rows={balls}
      rowKey={({ play }) => play.index}
      areTermsShown={false}
    />
  );
}
