import type { LoaderFunctionArgs } from 'react-router';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { loadDefaultTeam } from '#features/accounts/queries/default-team.ts';
import { load, loadIfPossible } from '#platform/api/browser/load.ts';
import { teamsQuery } from '#features/rosters/queries.ts';
import { transactionsQuery } from '../queries.ts';
import { transactionsHead, parseTransactionsParams } from './transactions-params.ts';
import { TransactionsScreen } from './transactions-screen.tsx';
import { pageContext } from '#platform/api/browser/page-context.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const place = parseTransactionsParams(new URL(request.url).searchParams, await loadDefaultTeam(page));
  const [list] = await Promise.all([load(page, transactionsQuery(place)), loadIfPossible(page, teamsQuery())]);
  return transactionsHead(place.team, list?.teamName ?? clubNamesOf(place.team)?.name);
}

export { TransactionsScreen as Component };
