import { nameOf } from '#rules/baseball/game/describe.ts';
import type { GameView, Side } from '#rules/baseball/game/model.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { currentBatterId } from './current-batter.ts';
import styles from './lineup.module.css';

/** One side's batting order with positions. The current batter is highlighted and labeled. */
export function Lineup({ view, side }: { view: GameView; side: Side }) {
  const slots = view.lineups[side];
  const atBat = currentBatterId(view);
  if (slots.length === 0)
    return <p className={styles.none}>The lineup of the {view.teams[side].shortName} is not posted yet.</p>;
  return (
    <ol className={styles.lineup}>
      {slots.map(({ order, playerId, position }) => (
        <li key={order} className={styles.slot} data-active={playerId === atBat || undefined}>
          <span className={styles.order}>{order}</span>
          <a className={styles.name} href={paths.player(playerId)}>
            {nameOf(view.people, playerId)}
          </a>
          {playerId === atBat && <span className={styles.now}>at bat</span>}
          <span className={styles.position}>{position}</span>
        </li>
      ))}
    </ol>
  );
}
