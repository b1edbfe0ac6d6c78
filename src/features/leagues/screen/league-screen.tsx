import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isApiError } from '#platform/api/api-error.ts';
import { privateLeagueQuery } from '../queries.ts';
import { useSession } from '#features/accounts/queries/session.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Card } from '#ui/card.tsx';
import { Choice } from '#ui/choice.tsx';
import { Link } from '#ui/link.tsx';
import { Loader } from '#ui/loader.tsx';
import { countMembers } from './count-members.ts';
import { EveningGrid } from './league/evening-grid.tsx';
import { InviteCard } from './league/invite-card.tsx';
import { LeagueFeed } from './league/league-feed.tsx';
import { LeagueStory, WeekLeaders } from './league/league-weeks.tsx';
import { LeaveLeague } from './league/leave-league.tsx';
import { ManageLeague } from './league/manage-league.tsx';
import { MembersTable } from './league/members-table.tsx';
import { boardChoices, periodChoices, seasonChoices, useLeagueSelection } from './league-selection.ts';
import { LeaguesSignedOut } from './list/signed-out.tsx';
import styles from './private-leagues.module.css';
import { Note } from '#ui/note.tsx';
import board from '#ui/board/board.module.css';

const minute = 60_000;

const explainSkill = (picks: number): string =>
  `Skill is the share of correct picks above the crowd’s, in picks per hundred. In this period a rank needs ${picks} picks that count.`;

const explainConfidence = (picks: number): string =>
  `Bits are the mean of 1 + log₂ of the probability given to the winner. In this period a rank needs ${picks} graded picks with a confidence.`;

/** A league with one of its tables. A user who is not a member reads that there is no such league. */
export function LeagueScreen() {
  const { user, isKnown } = useSession();
  const selection = useLeagueSelection();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...privateLeagueQuery(selection),
    enabled: user !== null,
    refetchInterval: minute,
    placeholderData: keepPreviousData,
  });
  if (user === null && isKnown) return <LeaguesSignedOut code={null} />;
  if (isApiError(error) && error.status === 404)
    return (
      <div className={styles.page}>
        <h1 tabIndex={-1}>No such league</h1>
        <p>{error.message}</p>
        <Link to={paths.leagues()}>Your leagues</Link>
      </div>
    );
  if (data === undefined || user === null) return <Loader onRetry={() => void refetch()} />;
  const { id, name, members, table } = data;
  const chosen = { leagueId: id, board: table.board, period: table.period };
  const admins = table.rows.filter(({ isAdmin }) => isAdmin);
  const invitation = <InviteCard name={name} code={data.code} />;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link to={paths.leagues()}>Your leagues</Link>
        <h1 tabIndex={-1}>{name}</h1>
        <Note>{countMembers(members)}</Note>
      </header>
      {members === 1 && invitation}
      <WeekLeaders leagueId={id} />
      <EveningGrid leagueId={id} />
      <div className={styles.top}>
        <Choice label="Board" options={boardChoices(chosen, user.usesConfidence)} />
        <Choice label="Period" options={periodChoices(chosen)} />
        {table.board === 'skill' && table.season !== null && table.seasons.length > 1 && (
          <Choice label="Season" options={seasonChoices({ ...chosen, season: table.season }, table.seasons)} />
        )}
      </div>
      <Card isFlush className={board.frame} aria-busy={isPlaceholderData}>
        {data.isCounting && <p className={board.ownPlace}>Counting results… Places follow in a moment.</p>}
        <MembersTable league={data} username={user.username} />
      </Card>
      {table.board !== 'score' && (
        <Note>
          {table.board === 'skill' ? explainSkill(table.picksForRank) : explainConfidence(table.picksForRank)}
        </Note>
      )}
      {admins.length > 0 && (
        <Note>
          {admins.length === 1 ? 'Admin: ' : 'Admins: '}
          {admins.map(({ username }) => username).join(', ')}
        </Note>
      )}
      <LeagueStory leagueId={id} />
      {members > 1 && invitation}
      <LeagueFeed league={data} />
      {data.isAdmin && <ManageLeague league={data} username={user.username} />}
      <LeaveLeague league={data} />
    </div>
  );
}
