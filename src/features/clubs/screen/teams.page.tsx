import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { sessionQuery, useSession } from '#features/accounts/queries/session.ts';
import type { ScheduledGame } from '#features/schedule/contract.ts';
import { GameLine } from '#features/schedule/screen/game-line.tsx';
import { teamsQuery } from '#features/rosters/queries.ts';
import { RaceChart } from '#features/standings/screen/race/race-chart.tsx';
import { transactionsQuery } from '#features/transactions/queries.ts';
import { TransactionTable } from '#features/transactions/screen/list/transaction-table.tsx';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { ApiError } from '#platform/api/api-error.ts';
import { load, loadIfPossible } from '#platform/api/browser/load.ts';
import { type PageContext, pageContext } from '#platform/api/browser/page-context.ts';
import type { PageHead } from '#platform/api/browser/page-head.ts';
import { Loader } from '#ui/loader.tsx';
import { NotFoundPage } from '#ui/not-found-page.tsx';
import { Note } from '#ui/note.tsx';
import { clubGamesQuery, clubPicksQuery, clubQuery, clubSeasonQuery, clubStaffQuery, parksQuery } from '../queries.ts';
import { ClubGames } from './club/club-games.tsx';
import { ClubScreen } from './club/club-screen.tsx';
import { parseLevel, TeamsScreen } from './teams-screen.tsx';

async function loadClub(page: PageContext, teamId: number): Promise<PageHead> {
  const name = clubNamesOf(teamId)?.name;
  if (name === undefined)
    throw new ApiError(404, { error: { code: 'not_found', message: 'There is no such major-league club.' } });
  await Promise.all([
    load(page, clubQuery(teamId)),
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
  const level = parseLevel(new URL(request.url).searchParams);
  await Promise.all([loadIfPossible(page, teamsQuery({ level })), level === 1 && loadIfPossible(page, parksQuery)]);
  return {
    title: 'Select Team',
    description: 'The ballparks of the major leagues on a map, and every club by division, each with its page.',
  };
}

function Game({ game }: { game: ScheduledGame }) {
  const { user } = useSession();
  const { data } = useQuery({ ...clubPicksQuery, enabled: user !== null });
  return <GameLine game={game} calledId={data?.picks.find(({ gamePk }) => gamePk === game.gamePk)?.winnerId} />;
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
  if (id === undefined) return <TeamsScreen />;
  const teamId = Number(id);
  if (clubNamesOf(teamId) === undefined) return <NotFoundPage subtitle="There is no such major-league club." />;
  return (
    <ClubScreen
      key={teamId}
      teamId={teamId}
      games={<ClubGames teamId={teamId} Game={Game} />}
      race={<DivisionRace teamId={teamId} />}
      transactions={<Transactions teamId={teamId} />}
    />
  );
}

export { TeamsPage as Component };
