import { type BattedBallOfPlay, battedBallsOf } from '#rules/baseball/game/batted-balls.ts';
import { formatHalfInning } from '#rules/baseball/game/card-text.ts';
import { nameOf } from '#rules/baseball/game/describe.ts';
import type { GameView, PlateAppearance, Side } from '#rules/baseball/game/model.ts';
import { fixed } from '#rules/baseball/stats/figures.ts';
import { HitPicture } from '#ui/baseball/hit-picture.tsx';
import type { Column } from '#ui/table/column.ts';
import { PlainTable } from '#ui/table/plain-table.tsx';
import type { PlaysProps } from './game-screen.ts';
import styles from './plays-details.module.css';

const sideOf = ({ half }: PlateAppearance): Side => (half === 'top' ? 'away' : 'home');

/** The batted balls of a game as a picture and as a table. */
export function HitChart({ view, plays }: PlaysProps) {
  const balls = battedBallsOf(plays);
  if (balls.length === 0) return <p>No batted ball was measured in this game.</p>;
  const { away, home } = view.teams;
  return (
    <div className={styles.chart}>
      <HitPicture
        balls={balls.map(({ play, ball: { x, y }, kind }) => ({ key: play.index, kind, side: sideOf(play), x, y }))}
        sides={[
          ['away', away.shortName],
          ['home', home.shortName],
        ]}
      />
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
          {teams[sideOf(play)].abbreviation}, {formatHalfInning(play)}
        </span>
      </>
    ),
  },
  { id: 'result', head: 'Result', isText: true, value: ({ play }) => play.event },
  {
    id: 'velocity',
    head: 'mph',
    title: 'Exit velocity in miles per hour',
    value: ({ ball }) => fixed(ball.exitVelocity, 1),
  },
  {
    id: 'angle',
    head: 'Angle',
    title: 'Launch angle in degrees',
    value: ({ ball }) => fixed(ball.launchAngle, 0),
  },
  { id: 'distance', head: 'Feet', title: 'Distance in feet', value: ({ ball }) => fixed(ball.distance, 0) },
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
