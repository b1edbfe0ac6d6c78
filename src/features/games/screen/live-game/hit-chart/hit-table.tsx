import type { BattedBallOfPlay } from '#rules/baseball/game/batted-balls.ts';
import { nameOf } from '#rules/baseball/game/describe.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import type { Column } from '#ui/table/column.ts';
import { PlainTable } from '#ui/table/plain-table.tsx';
import { formatHalfInning } from '#ui/format-half-inning.ts';
import styles from './hit-chart.module.css';

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
export function HitTable({ balls, view }: { balls: readonly BattedBallOfPlay[]; view: GameView }) {
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
