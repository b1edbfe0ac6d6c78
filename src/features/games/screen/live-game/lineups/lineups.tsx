import { nameOf } from '#rules/baseball/game/describe.ts';
import type { BoxScore, GameView, Side } from '#rules/baseball/game/model.ts';
import type { GameParts, Person } from '../layouts/game-screen.ts';
import { Card } from '#ui/card.tsx';
import { LineupTable } from './lineup-table.tsx';
import { Lineup } from './lineup.tsx';
import { classNames } from '#ui/class-names.ts';
import parts from '../layouts/layout.module.css';
import styles from './lineup.module.css';

const areas: Record<Side, string | undefined> = { away: styles.away, home: styles.home };

/** The players of the box score, or of the batting order without one. */
function playersOf(view: GameView, side: Side, box: BoxScore | null): Person[] {
  const lines = box === null ? [] : [...box[side].batting, ...box[side].pitching];
  if (lines.length === 0)
    return view.lineups[side].map(({ playerId }) => ({ playerId, name: nameOf(view.people, playerId) }));
  return [...new Map(lines.map(({ playerId, name }) => [playerId, { playerId, name }])).values()];
}

type Props = Pick<GameParts, 'FollowList'> & { view: GameView; box?: BoxScore | null };

/** Both batting orders; with a box score, every player with the figures so far. */
export function Lineups({ view, box = null, FollowList }: Props) {
  return (['away', 'home'] as const).map((side) => (
    <Card
      key={side}
      as="section"
      className={classNames(areas[side], parts.partLineups)}
      aria-label={`Lineup of the ${view.teams[side].name}`}
    >
      <h2 className={styles.title}>{view.teams[side].shortName}</h2>
      {box && box[side].batting.length > 0 ? (
        <LineupTable view={view} side={side} box={box} />
      ) : (
        <Lineup view={view} side={side} />
      )}
      <FollowList players={playersOf(view, side, box)} />
    </Card>
  ));
}
