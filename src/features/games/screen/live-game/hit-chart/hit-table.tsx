import type { BattedBallOfPlay } from '#rules/baseball/game/batted-balls.ts';
import { nameOf } from '#rules/baseball/game/describe.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { classNames } from '#ui/class-names.ts';
import { ScrollRegion } from '#ui/table/scroll-region.tsx';
import smallTable from '#ui/table/small-table.module.css';
import { formatHalfInning } from '#ui/format-half-inning.ts';
import styles from './hit-chart.module.css';

const caption = 'Batted balls, in order';

const figure = (value: number | null, digits = 0): string => value?.toFixed(digits) ?? '–';

/** Every batted ball with its measurements. */
export function HitTable({ balls, view }: { balls: readonly BattedBallOfPlay[]; view: GameView }) {
  return (
    <ScrollRegion className={classNames(smallTable.scroller, styles.scroller)} label={caption}>
      <table className={classNames(smallTable.table, styles.table)}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Batter</th>
            <th scope="col">Result</th>
            <th scope="col">
              <abbr title="Exit velocity in miles per hour">mph</abbr>
            </th>
            <th scope="col">
              <abbr title="Launch angle in degrees">Angle</abbr>
            </th>
            <th scope="col">
              <abbr title="Distance in feet">Feet</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {balls.map(({ play, ball }) => (
            <tr key={play.index}>
              <th scope="row">
                {nameOf(view.people, play.batterId)}{' '}
                <span className={styles.second}>
                  {view.teams[play.half === 'top' ? 'away' : 'home'].abbreviation}, {formatHalfInning(play)}
                </span>
              </th>
              <td>{play.event}</td>
              <td>{figure(ball.exitVelocity, 1)}</td>
              <td>{figure(ball.launchAngle)}</td>
              <td>{figure(ball.distance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
