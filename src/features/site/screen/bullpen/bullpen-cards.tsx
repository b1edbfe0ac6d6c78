import { useQuery } from '@tanstack/react-query';
import type { bullpen } from '../../contract/bullpen.ts';
import { clubById } from '#rules/baseball/teams/clubs.ts';
import { query } from '#platform/api/browser/query.ts';
import { useDefaultTeam } from '#features/accounts/queries/default-team.ts';
import { Loader } from '#ui/loader.tsx';
import styles from './bullpen-cards.module.css';
import { FlipCard } from './cards/flip-card.tsx';
import { Note } from '#ui/note.tsx';
import { Grid } from '#ui/grid.tsx';

/** The relievers of the user's favorite club as cards that flip. */
export function BullpenCards() {
  const teamId = useDefaultTeam();
  const { data, refetch } = useQuery(
    query<typeof bullpen>('GET /api/teams/:teamId/bullpen', { params: { teamId } }, { staleTime: 60_000 }),
  );
  if (data === undefined) return <Loader onRetry={() => void refetch()} />;
  const club = clubById(teamId)?.name ?? 'club';
  if (data.relievers.length === 0)
    return <p>{`No one has pitched out of the ${club} bullpen in ${data.season} yet.`}</p>;
  return (
    <section aria-label={`The ${club} bullpen, ${data.season}`} className={styles.bullpen}>
      <Note>
        The {club}, {data.season}. Press a card to turn it over.
      </Note>
      <Grid as="ul" columns="narrow" gap={3} data-club={teamId}>
        {data.relievers.map((reliever) => (
          <FlipCard key={reliever.id} reliever={reliever} teamId={teamId} />
        ))}
      </Grid>
    </section>
  );
}
