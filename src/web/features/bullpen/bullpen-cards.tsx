import { useQuery } from '@tanstack/react-query';
import { clubById } from '#domain/teams/clubs.ts';
import { useCall } from '../../api/call-context.ts';
import { useDefaultTeam } from '../../api/default-team.ts';
import { bullpenQuery } from '../../api/queries/bullpen.ts';
import { Loader } from '../../ui/loader.tsx';
import styles from './bullpen-cards.module.css';
import { FlipCard } from './cards/flip-card.tsx';

/** The relievers of the user's favorite club as cards that flip. */
export function BullpenCards() {
  const teamId = useDefaultTeam();
  const { data, refetch } = useQuery(bullpenQuery(useCall(), teamId));
  if (data === undefined) return <Loader onRetry={() => void refetch()} />;
  const club = clubById(teamId)?.name ?? 'club';
  if (data.relievers.length === 0)
    return <p>{`No one has pitched out of the ${club} bullpen in ${data.season} yet.`}</p>;
  return (
    <section aria-label={`The ${club} bullpen, ${data.season}`} className={styles.bullpen}>
      <p className={styles.note}>
        The {club}, {data.season}. Press a card to turn it over.
      </p>
      <ul className={styles.cards} data-club={teamId}>
        {data.relievers.map((reliever) => (
          <FlipCard key={reliever.id} reliever={reliever} teamId={teamId} />
        ))}
      </ul>
    </section>
  );
}
