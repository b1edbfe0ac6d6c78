import type { GameView, Side } from '#domain/game/model.ts';
import { Card } from '../../../ui/card.tsx';
import { Lineup } from './lineup.tsx';
import styles from './lineup.module.css';

const areas: Record<Side, string | undefined> = { away: styles.away, home: styles.home };

/** Both batting orders. */
export function Lineups({ view }: { view: GameView }) {
  return (['away', 'home'] as const).map((side) => (
    <Card key={side} as="section" className={areas[side]} aria-label={`Lineup of the ${view.teams[side].name}`}>
      <h2 className={styles.title}>{view.teams[side].shortName}</h2>
      <Lineup view={view} side={side} />
    </Card>
  ));
}
