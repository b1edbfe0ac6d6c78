import type { Coach } from '#rules/baseball/roster/roster.ts';
import { RosterCard } from './roster-card.tsx';
import { CardGroup } from './roster-groups.tsx';

/** The manager and the coaches with their titles. They have no player page. */
export function Coaches({ coaches }: { coaches: readonly Coach[] }) {
  return (
    <CardGroup name="Coaches" count={coaches.length}>
      {coaches.map(({ id, name, title, jerseyNumber }) => (
        <RosterCard key={`${id} ${title}`} id={id} name={name} jerseyNumber={jerseyNumber}>
          <p>{title}</p>
        </RosterCard>
      ))}
    </CardGroup>
  );
}
