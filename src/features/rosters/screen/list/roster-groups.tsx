import { groupByPosition } from '#rules/baseball/roster/group-by-position.ts';
import type { RosterEntry } from '#rules/baseball/roster/roster.ts';
import { PlayerCard } from './player-card.tsx';
import { Grid } from '#ui/grid.tsx';
import styles from '../roster-screen.module.css';

/** Removes duplicates: a player with several positions of a group is listed once. */
const removeDuplicates = (entries: readonly RosterEntry[]): RosterEntry[] => [
  ...new Map(entries.map((entry) => [entry.id, entry])).values(),
];

type CardGroupProps = { name: string; count: number; children: React.ReactNode };

export function CardGroup({ name, count, children }: CardGroupProps) {
  const id = `group-${name.replaceAll(' ', '-').toLowerCase()}`;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id}>
        {name} <span>{count}</span>
      </h2>
      <Grid as="ul" columns="medium" gap={3}>
        {children}
      </Grid>
    </section>
  );
}

/** The players of a roster by position group. */
export function RosterGroups({ entries }: { entries: readonly RosterEntry[] }) {
  return groupByPosition(entries).map(({ name, entries: members }) => {
    const players = removeDuplicates(members);
    return (
      <CardGroup key={name} name={name} count={players.length}>
        {players.map((entry) => (
          <PlayerCard key={entry.id} entry={entry} />
        ))}
      </CardGroup>
    );
  });
}
