import { Fragment } from 'react';
import { paths } from '#platform/page/paths.ts';
import { nameOf, describeBases } from '#rules/baseball/game/describe.ts';
import type { GameView, PlateAppearance, BattedBall, PitchResult } from '#rules/baseball/game/model.ts';
import { battingSide, isBetweenInnings } from '#rules/baseball/game/predicates.ts';
import { surname } from '#rules/baseball/player-names.ts';
import { bases, positions, svgX, svgY, viewBox, type FieldPoint, Ground } from '#ui/baseball/ground.tsx';
import styles from './field.module.css';

const baseLabels = [
  { base: 1, key: 'first', dx: 14, dy: 5, anchor: 'start' },
  { base: 2, key: 'second', dx: 0, dy: -14, anchor: 'middle' },
  { base: 3, key: 'third', dx: -14, dy: 5, anchor: 'end' },
] as const;

function Base({ at, isTaken }: { at: FieldPoint; isTaken: boolean }) {
  const [x, y] = [svgX(at.x), svgY(at.y)];
  return (
    <rect
      className={styles.base}
      x={x - 8}
      y={y - 8}
      width={16}
      height={16}
      transform={`rotate(45 ${x} ${y})`}
      data-taken={isTaken || undefined}
    />
  );
}

function Runners({ view }: { view: GameView }) {
  return baseLabels.map(({ base, key, dx, dy, anchor }) => {
    const runner = nameOf(view.people, view.bases[key]);
    return (
      <g key={base}>
        <Base at={bases[base]} isTaken={view.bases[key] !== null} />
        {runner && (
          <text className={styles.runner} x={svgX(bases[base].x) + dx} y={svgY(bases[base].y) + dy} textAnchor={anchor}>
            {surname(runner)}
          </text>
        )}
      </g>
    );
  });
}

function Fielders({ view }: { view: GameView }) {
  const atBat = battingSide(view);
  if (atBat === null || isBetweenInnings(view)) return null;
  const fielders = view.lineups[atBat === 'away' ? 'home' : 'away'].filter(
    ({ position }) => position in positions && position !== 'P',
  );
  const all = [...fielders, { playerId: view.plateAppearance?.pitcherId ?? null, position: 'P' }];
  return all.map(({ playerId, position }) => {
    const spot = positions[position];
    const name = nameOf(view.people, playerId);
    return spot && name ? (
      <text key={position} className={styles.fielder} x={svgX(spot.x)} y={svgY(spot.y) + 4}>
        {surname(name)}
      </text>
    ) : null;
  });
}

function BasesCaption({ view: { bases: taken, people } }: { view: GameView }) {
  const runners = [taken.first, taken.second, taken.third].filter((runner) => runner !== null);
  return (
    <>
      {describeBases(taken)}
      {runners.map((runner, place) => (
        <Fragment key={runner}>
          {place === 0 ? ': ' : ', '}
          <a href={paths.player(runner)}>{nameOf(people, runner)}</a>
        </Fragment>
      ))}
    </>
  );
}

type Props = { view: GameView; plateAppearance: PlateAppearance; isNow: boolean };

/**
 * The field to scale: runners, fielders and the path of the last batted ball. Runners and fielders are known only for the
 * current play.
 */
export function Field({ view, plateAppearance, isNow }: Props) {
  const last = plateAppearance.pitches.at(-1);
  return (
    <figure className={styles.figure}>
      <svg viewBox={viewBox} className={styles.picture} aria-hidden="true">
        <Ground />
        {isNow && <Fielders view={view} />}
        {last?.battedBall && <BattedBallPath key={plateAppearance.index} ball={last.battedBall} result={last.result} />}
        {isNow && <Runners view={view} />}
      </svg>
      <figcaption key={Object.values(view.bases).join(' ')} className={styles.caption}>
        {isNow ? <BasesCaption view={view} /> : 'Where the ball was hit'}
      </figcaption>
    </figure>
  );
}

/** The path of a batted ball: a curve for a ball in the air, a straight line for a ground ball, and the landing spot. */
function BattedBallPath({ ball, result }: { ball: BattedBall; result: PitchResult }) {
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
