import { useQuery } from '@tanstack/react-query';
import type { User } from '#features/accounts/contract/accounts.ts';
import { hitName } from '#rules/picks/scoring.ts';
import { useLeagueNow } from '#features/source/queries/league-clock.ts';
import { todaysGamesQuery } from '#features/games/queries/games.ts';
import { picksQuery } from '#features/picks/queries.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { BasePath } from '#ui/diamond/base-path.tsx';
import { Link } from '#ui/link.tsx';
import styles from './ballpark.module.css';
import { LivePicks } from './live-picks.tsx';
import { describeNextLock } from './describe-next-lock.ts';
import { countPicks } from './pick-counts.ts';

const halfMinute = 30_000;

function Streak({ user: { username, currentStreak, longestStreak, totalScore } }: { user: User }) {
  const next = hitName(currentStreak + 1);
  return (
    <p>
      <b>{currentStreak}</b>
      <Link to={paths.user(username)}>current streak</Link>
      <BasePath bases={currentStreak} size={44} />
      <span>{`next right call: a ${next}`}</span>
      <span className="visually-hidden">{`, longest ${longestStreak}, score ${totalScore}`}</span>
    </p>
  );
}

/** The signed-in user's summary: games to pick, live picks, and the current streak. */
export function UserSummary({ user }: { user: User }) {
  const { data: day } = useQuery(todaysGamesQuery);
  const { data: picks } = useQuery(picksQuery());
  const now = useLeagueNow(halfMinute);
  const waiting = day && picks && now !== null ? countPicks(day.games, picks, now) : null;
  return (
    <section aria-label="Your picks today" className={styles.desk}>
      <p>
        <b>{waiting?.toPick ?? '–'}</b>
        <Link to={paths.today()}>{waiting?.toPick === 1 ? 'game to call' : 'games to call'}</Link>
        <span>{waiting === null || now === null ? ' ' : describeNextLock(waiting, now)}</span>
      </p>
      <p>
        <b>{waiting?.live ?? '–'}</b>
        <Link to={paths.user(user.username)}>{waiting?.live === 1 ? 'call live now' : 'calls live now'}</Link>
        <span>{waiting === null ? ' ' : `${waiting.called} more to come`}</span>
      </p>
      <Streak user={user} />
      {day && picks && <LivePicks games={day.games} picks={picks.picks} />}
    </section>
  );
}
