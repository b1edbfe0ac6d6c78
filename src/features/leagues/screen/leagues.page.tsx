import { type LoaderFunctionArgs, useParams } from 'react-router';
import { load, loadIfPossible } from '#platform/api/browser/load.ts';
import {
  invitationQuery,
  leagueEveningQuery,
  leagueWeeksQuery,
  privateLeagueQuery,
  privateLeaguesQuery,
} from '../queries.ts';
import { sessionQuery } from '#features/accounts/queries/session.ts';
import { parseLeagueSelection } from './league-selection.ts';
import { LeagueScreen } from './league-screen.tsx';
import { LeaguesScreen } from './leagues-screen.tsx';
import { type PageContext, pageContext } from '#platform/api/browser/page-context.ts';
import type { PageHead } from '#platform/api/browser/page-head.ts';
import { searchOf } from '#platform/api/browser/paths.ts';

const head: PageHead = {
  title: 'Leagues',
  description: 'Private leagues: your own boards for friends, family or the office, joined with a code.',
};

async function loadList(page: PageContext, code: string | null): Promise<void> {
  await Promise.all([
    load(page, privateLeaguesQuery),
    code === null ? null : loadIfPossible(page, invitationQuery(code)),
  ]);
}

/** Loads the leagues of a signed-in user, on the server after the session, so that the first HTML is complete. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<PageHead> {
  const page = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  const code = params.leagueId === undefined ? (searchOf('leagues', search).code ?? null) : null;
  if (!(await loadIfPossible(page, sessionQuery))) {
    if (code !== null) await loadIfPossible(page, invitationQuery(code));
    return head;
  }
  if (params.leagueId === undefined) await loadList(page, code);
  else {
    const selection = parseLeagueSelection(params.leagueId, search);
    await Promise.all([
      load(page, privateLeagueQuery(selection)),
      loadIfPossible(page, leagueEveningQuery(selection.leagueId)),
      loadIfPossible(page, leagueWeeksQuery(selection.leagueId)),
    ]);
  }
  return head;
}

function LeaguesPage() {
  const { leagueId } = useParams();
  return leagueId === undefined ? <LeaguesScreen /> : <LeagueScreen key={leagueId} />;
}

export { LeaguesPage as Component };
