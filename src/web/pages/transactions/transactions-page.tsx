import type { LoaderFunctionArgs } from 'react-router';
import { clubNamesOf } from '#domain/teams/club-names.ts';
import { loadDefaultTeam } from '../../api/default-team.ts';
import { load, loadIfPossible } from '../../api/load.ts';
import { teamsQuery } from '../../api/queries/teams.ts';
import { transactionsQuery } from '../../api/queries/transactions.ts';
import { transactionsHead, parseTransactionsParams } from '../../features/transactions/transactions-params.ts';
import { TransactionsScreen } from '../../features/transactions/transactions-screen.tsx';
import { pageContext } from '../../page-context.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const place = parseTransactionsParams(new URL(request.url).searchParams, await loadDefaultTeam(page));
  const [list] = await Promise.all([load(page, transactionsQuery(place)), loadIfPossible(page, teamsQuery())]);
  return transactionsHead(place.team, list?.teamName ?? clubNamesOf(place.team)?.name);
}

export { TransactionsScreen as Component };
