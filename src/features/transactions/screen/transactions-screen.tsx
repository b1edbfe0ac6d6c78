import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useDefaultTeam } from '#features/accounts/queries/default-team.ts';
import { teamsQuery } from '#features/rosters/queries.ts';
import { transactionsQuery } from '../queries.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Emblem } from '#ui/pictures/emblem.tsx';
import { TeamSelect } from '#ui/form/team-select.tsx';
import { Link } from '#ui/link.tsx';
import { parseTransactionsParams } from './transactions-params.ts';
import { TransactionsPanel } from './transactions-panel.tsx';
import styles from './transactions-panel.module.css';
import { Stack } from '#ui/stack.tsx';

/** The page of a team's transactions, with filters by kind. */
export function TransactionsScreen() {
  const [search] = useSearchParams();
  const place = parseTransactionsParams(search, useDefaultTeam());
  const { data: teams } = useQuery(teamsQuery());
  const { data: list } = useQuery(transactionsQuery(place));
  const name = list?.teamName ?? null;
  return (
    <Stack gap={5} data-club={place.team}>
      <div className={styles.top}>
        <Emblem teamId={place.team} size={56} />
        <div>
          <h1 tabIndex={-1}>Transactions</h1>
          <p className={styles.links}>
            {name !== null && <Link to={paths.club(place.team)}>{name}</Link>}
            <Link to={paths.rosters({ team: place.team })}>Roster</Link>
          </p>
        </div>
        <TeamSelect value={place.team} name={name} teams={teams?.teams ?? []} drops={['until']} />
      </div>
      <TransactionsPanel place={place} hasKinds />
    </Stack>
  );
}
