import type { BoxScore, GameView, Side } from '#domain/game/model.ts';
import { Card } from '../../../ui/card.tsx';
import { LineupTable } from './lineup-table.tsx';
import { Lineup } from './lineup.tsx';
import { classNames } from '../../../ui/class-names.ts';
import parts from '../layouts/parts.module.css';
import styles from './lineup.module.css';

const areas: Record<Side, string | undefined> = { away: styles.away, home: styles.home };

/** Both batting orders; with a box score, every player with the figures so far. */
export function Lineups({ view, box = null }: { view: GameView; box?: BoxScore | null }) {
  return (['away', 'home'] as const).map((side) => (
    <Card
      key={side}
      as="section"
      className={classNames(areas[side], parts.lineups)}
      aria-label={`Lineup of the ${view.teams[side].name}`}
    >
      <h2 className={styles.title}>{view.teams[side].shortName}</h2>
      {box && box[side].batting.length > 0 ? (
        <LineupTable view={view} side={side} box={box} />
      ) : (
        <Lineup view={view} side={side} />
      )}
    </Card>
  ));
}
