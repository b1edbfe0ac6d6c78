import { useQuery } from '@tanstack/react-query';
import { toLeaderLines } from '#features/league-leaders/rules/leader-lines.ts';
import { leadersFormQuery } from '#features/rolling-metrics/queries.ts';
import styles from './tile.module.css';
import { surname } from '#rules/baseball/players/surname.ts';

/** A bat with a length of `share` of the longest one; only the barrel is scaled. */
function Bat({ share }: { share: number }) {
  const end = 16 + 184 * share;
  return (
    <svg viewBox="0 0 208 22" preserveAspectRatio="xMinYMid meet" aria-hidden="true">
      <path d={`M5 5q-4 6 0 12l5-3 ${end - 26} 5.500q12 0 12-8.500t-12-8.500L10 8z`} />
    </svg>
  );
}

/** Placeholder bats, shown until the leaders are loaded. */
function BatRack() {
  return (
    <div className={styles.bats} aria-hidden="true">
      {[1, 0.9, 0.82, 0.7].map((share) => (
        <Bat key={share} share={share} />
      ))}
    </div>
  );
}

/** The season's home run leaders, each with a bat to scale. */
export function BestBats() {
  const { data } = useQuery(leadersFormQuery);
  const leaders = toLeaderLines(data?.leaders ?? []);
  if (leaders.length === 0) return <BatRack />;
  return (
    <ol className={styles.bats} aria-label="Home runs">
      {leaders.map(({ person, team, value, share }) => (
        <li key={person.id} data-club={team?.id}>
          <span>{surname(person.name)}</span>
          <Bat share={share ?? 1} />
          <b>{value}</b>
        </li>
      ))}
    </ol>
  );
}
