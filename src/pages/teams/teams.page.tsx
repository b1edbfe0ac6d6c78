import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { sessionQuery } from '#features/accounts/queries/session.ts';
import { clubGamesQuery, clubPicksQuery, clubQuery, clubSeasonQuery, clubStaffQuery } from '#features/clubs/queries.ts';
import { transactionsQuery } from '#features/transactions/queries.ts';
import { TransactionTable } from '#features/transactions/screen/transaction-table.tsx';
import { ApiError } from '#platform/api/api-error.ts';
import { load, loadIfPossible } from '#platform/page/load.ts';
import { type PageContext, pageContext, type PageHead } from '#platform/page/page-context.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { laterPart } from '#ui/kit/later-part.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { NotFoundPage } from '#ui/kit/not-found-page.tsx';
import { Note } from '#ui/kit/note.tsx';
import type * as Chances from './club-chances.tsx';
import { ClubGames } from './club-games.tsx';
import { ClubScreen } from './club-screen.tsx';

const nothing: Pick<typeof Chances, 'ClubChancesPanel' | 'ClubStakes' | 'loadClubChances'> = {
  ClubChancesPanel: () => null,
  ClubStakes: () => null,
  loadClubChances: () => Promise.resolve(),
};
/** Its code has no room among that of the page; the list of clubs does not need it. */
const importChances = () => import('./club-chances.tsx').catch(() => nothing);
const ClubChances = lazy(async () => ({ default: (await importChances()).ClubChancesPanel }));
const ClubStakes = lazy(async () => ({ default: (await importChances()).ClubStakes }));

/** A club does not need the map of all parks. */
const importTeams = () => import('./teams-screen.tsx');
const Teams = laterPart(async () => (await importTeams()).TeamsScreen);

const RaceChart = laterPart(async () => (await import('#features/standings/screen/race-chart.tsx')).RaceChart);

async function loadClub(page: PageContext, teamId: number): Promise<PageHead> {
  const name = clubNamesOf(teamId)?.name;
  if (name === undefined)
    throw new ApiError(404, { error: { code: 'not_found', message: 'There is no such major-league club.' } });
  await Promise.all([
    load(page, clubQuery(teamId)),
    RaceChart.load(),
    importChances().then(({ loadClubChances }) => loadClubChances(page, teamId)),
    loadIfPossible(page, clubGamesQuery(teamId)),
    loadIfPossible(page, clubSeasonQuery(teamId)),
    loadIfPossible(page, clubStaffQuery(teamId)),
    loadIfPossible(page, transactionsQuery({ team: teamId })),
    loadIfPossible(page, sessionQuery).then((user) => user && loadIfPossible(page, clubPicksQuery)),
  ]);
  return {
    title: name,
    description: `${name}: next games, record and race, the season among the thirty clubs, pitchers, injured list and roster.`,
  };
}

export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<PageHead> {
  const page = context.get(pageContext);
  if (params.teamId !== undefined) return loadClub(page, Number(params.teamId));
  const [{ loadTeams }] = await Promise.all([importTeams(), Teams.load()]);
  return loadTeams(page, new URL(request.url).searchParams);
}

/** The games behind of the club's division day by day. */
function DivisionRace({ teamId }: { teamId: number }) {
  const { days = [], divisions } = useQuery(clubSeasonQuery(teamId)).data?.race ?? {};
  const division = divisions?.[0];
  if (division === undefined || days.length === 0) return null;
  return <RaceChart division={division} days={days} teamId={teamId} day={days.length - 1} />;
}

const mostTransactions = 8;

/** The newest transactions of the last days. */
function Transactions({ teamId }: { teamId: number }) {
  const { data, refetch } = useQuery(transactionsQuery({ team: teamId }));
  if (data === undefined) return <Loader onRetry={() => void refetch()} />;
  if (data.transactions.length === 0) return <Note isAlone>No transactions in the last week.</Note>;
  return (
    <TransactionTable
      transactions={data.transactions.slice(0, mostTransactions)}
      caption="The newest transactions"
      hasMoves={false}
      csvName={`transactions-${teamId}`}
    />
  );
}

function TeamsPage() {
  const { teamId: id } = useParams();
  if (id === undefined) return <Teams />;
  const teamId = Number(id);
  if (clubNamesOf(teamId) === undefined) return <NotFoundPage subtitle="There is no such major-league club." />;
  return (
    <ClubScreen
      key={teamId}
      teamId={teamId}
      games={<ClubGames teamId={teamId} />}
      chances={
        <Suspense>
          <ClubChances teamId={teamId} />
        </Suspense>
      }
      stakes={
        <Suspense>
          <ClubStakes teamId={teamId} />
        </Suspense>
      }
      race={<DivisionRace teamId={teamId} />}
      transactions={<Transactions teamId={teamId} />}
    />
  );
}

export { TeamsPage as Component };
