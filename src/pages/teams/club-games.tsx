import { useQuery } from '@tanstack/react-query';
import { useSession } from '#features/accounts/queries/session.ts';
import { clubGamesQuery, clubPicksQuery } from '#features/clubs/queries.ts';
import { gamesAround, nextGame, offDays } from '#features/schedule/rules/club-games.ts';
import { ClubGamesTable, gameDay } from '#features/schedule/screen/club-games-table.tsx';
import { paths } from '#platform/page/paths.ts';
import { classNames } from '#ui/kit/class-names.ts';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Note } from '#ui/kit/note.tsx';
import { Panel } from '#ui/kit/panel.tsx';
import { Text } from '#ui/kit/text.tsx';
import styles from './club.module.css';

const mostOffDays = 4;

/** The games of a club around today, with the way to all others. */
export function ClubGames({ teamId }: { teamId: number }) {
  const { user } = useSession();
  const { data, refetch } = useQuery(clubGamesQuery(teamId));
  const { data: own } = useQuery({ ...clubPicksQuery, enabled: user !== null });
  const today = data?.today ?? '';
  const games = data?.days.flatMap((day) => day.games) ?? [];
  return (
    <Panel title="Games" className={classNames(styles.panel, styles.games)}>
      {data === undefined && <Loader onRetry={() => void refetch()} />}
      {data !== undefined && games.length === 0 && <Note isAlone>No games in these weeks.</Note>}
      {games.length > 0 && (
        <ClubGamesTable
          teamId={teamId}
          games={gamesAround(games, today)}
          next={nextGame(games, today)?.gamePk}
          calls={user === null ? null : new Map(own?.picks.map(({ gamePk, winnerId }) => [gamePk, winnerId]))}
          caption="Games around today"
        />
      )}
      {data !== undefined && <OffDays days={offDays(data.days, today).slice(0, mostOffDays)} />}
      <p className={styles.links}>
        <Link to={paths.schedule({ team: teamId, span: 'ahead' })}>Full schedule</Link>
        <Link to={paths.schedule({ team: teamId, span: 'ahead', place: 'home' })}>Home games</Link>
      </p>
    </Panel>
  );
}

/** The next days without a game, if there are any. */
function OffDays({ days }: { days: readonly string[] }) {
  if (days.length === 0) return null;
  return (
    <p>
      <b>Next days off</b> <Text>{days.map(gameDay).join(' · ')}</Text>
    </p>
  );
}
