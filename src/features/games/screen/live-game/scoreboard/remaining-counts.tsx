import type { Remaining } from '#rules/baseball/game/challenge-shapes.ts';
import type { GameView, Side } from '#rules/baseball/game/model.ts';
import { unknownCount } from '#rules/baseball/game/unknown-count.ts';
import styles from './scoreboard.module.css';

const names: [kind: keyof Remaining, name: string][] = [
  ['challenges', 'Ball-strike challenges left'],
  ['replays', 'Replay challenges left'],
  ['moundVisits', 'Mound visits left'],
];

const format = (count: number | null): string => (count === null || count === unknownCount ? '–' : String(count));

const sides: Side[] = ['away', 'home'];

/** The challenges and mound visits that each club has left. A kind that does not apply to the game is left out. */
export function RemainingCounts({ view: { teams, remaining } }: { view: GameView }) {
  const shown = names.filter(([kind]) => sides.some((side) => remaining[side][kind] !== null));
  if (shown.length === 0) return null;
  return (
    <dl className={styles.counts}>
      {shown.map(([kind, name]) => (
        <div key={kind}>
          <dt>{name}</dt>
          {sides.map((side) => (
            <dd key={side}>
              {teams[side].abbreviation} <b>{format(remaining[side][kind])}</b>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
