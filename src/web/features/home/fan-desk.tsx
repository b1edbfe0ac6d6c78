import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract/accounts.ts';
import { useCall } from '../../api/call-context.ts';
import { useLeagueNow } from '../../api/league-clock.ts';
import { gamesQuery } from '../../api/queries/games.ts';
import { picksQuery } from '../../api/queries/picks.ts';
import { useSession } from '../../api/queries/session.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import styles from './fan-desk.module.css';
import { lockWords } from './lock-words.ts';
import { waitingFor } from './waiting.ts';

const halfMinute = 30_000;

function Welcome() {
  return (
    <p className={styles['welcome']}>
      Call the winner before the first pitch, and have it in writing.{' '}
      <Link to={paths.login()} className={styles['action']}>
        Sign in or sign up
      </Link>
    </p>
  );
}

function Desk({ user }: { user: User }) {
  const call = useCall();
  const { data: day } = useQuery(gamesQuery(call, { date: undefined, level: 1 }));
  const { data: picks } = useQuery(picksQuery(call, undefined));
  const now = useLeagueNow(halfMinute);
  const waiting = day && picks && now !== null ? waitingFor(day.games, picks, now) : null;
  return (
    <section aria-label="What waits for you" className={styles['desk']}>
      <p>
        <b>{waiting?.toCall ?? '–'}</b>
        <Link to={paths.today()}>{waiting?.toCall === 1 ? 'game to call' : 'games to call'}</Link>
        <span>{waiting === null || now === null ? ' ' : lockWords(waiting, now)}</span>
      </p>
      <p>
        <b>{waiting?.live ?? '–'}</b>
        <Link to={paths.user(user.username)}>{waiting?.live === 1 ? 'call live now' : 'calls live now'}</Link>
        <span>{waiting === null ? ' ' : `${waiting.called} more to come`}</span>
      </p>
      <p>
        <b>{user.currentStreak}</b>
        <Link to={paths.user(user.username)}>current streak</Link>
        <span>{`longest ${user.longestStreak}, score ${user.totalScore}`}</span>
      </p>
    </section>
  );
}

/** For a signed-in fan what waits for him, for a visitor how to become one; nothing until it is known which he is. */
export function FanDesk() {
  const { user, isKnown } = useSession();
  if (user !== null) return <Desk user={user} />;
  return isKnown ? <Welcome /> : <p className={styles['welcome']}>&nbsp;</p>;
}
