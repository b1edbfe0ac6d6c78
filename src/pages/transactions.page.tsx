import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { loadDefaultTeam, useDefaultTeam } from '#features/accounts/queries/session.ts';
import { teamsQuery } from '#features/rosters/queries.ts';
import { transactionsQuery } from '#features/transactions/queries.ts';
import { allClubs } from '#features/transactions/rules/all-clubs.ts';
import { transactionsHead, parseTransactionsParams } from '#features/transactions/screen/transaction-table.tsx';
import { TransactionsPanel } from '#features/transactions/screen/transactions-panel.tsx';
import { load, loadIfPossible } from '#platform/page/load.ts';
import { pageContext } from '#platform/page/page-context.ts';
import { paths } from '#platform/page/paths.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { TeamSelect } from '#ui/baseball/team-select.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import styles from '#features/transactions/screen/transactions-panel.module.css';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const place = parseTransactionsParams(new URL(request.url).searchParams, await loadDefaultTeam(page, allClubs));
  const [list] = await Promise.all([load(page, transactionsQuery(place)), loadIfPossible(page, teamsQuery())]);
  return transactionsHead(place.team, list?.teamName ?? clubNamesOf(place.team)?.name);
}

export { TransactionsScreen as Component };

/** The page of the transactions of a team or of all clubs, with filters by kind. */
function TransactionsScreen() {
  const [search] = useSearchParams();
  const place = parseTransactionsParams(search, useDefaultTeam(allClubs));
  const { data: teams } = useQuery(teamsQuery());
  const { data: list } = useQuery(transactionsQuery(place));
  const name = list?.teamName ?? null;
  return (
    <Stack gap={5} data-club={place.team}>
      <div className={styles.top}>
        {place.team !== allClubs && <Emblem teamId={place.team} size={56} />}
        <div>
          <h1 tabIndex={-1}>Transactions</h1>
          {place.team !== allClubs && (
            <p className={styles.links}>
              {name !== null && <Link to={paths.club(place.team)}>{name}</Link>}
              <Link to={paths.rosters({ team: place.team })}>Roster</Link>
            </p>
          )}
        </div>
        <TeamSelect value={place.team} all={allClubs} name={name} teams={teams?.teams ?? []} drops={['until']} />
      </div>
      <TransactionsPanel place={place} hasKinds />
    </Stack>
  );
}
