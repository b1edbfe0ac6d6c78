import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { MyPicks, myPicks } from '../../contract/my-picks.ts';
import { query } from '#platform/api/browser/query.ts';
import { useLeagueNow } from '#features/source/queries/league-clock.ts';
import { useLeague } from '#features/source/queries/league.ts';
import { useSession } from '#features/accounts/queries/session.ts';
import { paths } from '#platform/api/browser/paths.ts';
import controls from '#ui/controls.module.css';
import { Link } from '#ui/link.tsx';
import { Loader } from '#ui/loader.tsx';
import { SignedOut } from '#ui/signed-out.tsx';
import { formatChance } from '#ui/format-chance.ts';
import { FreshnessNote } from '#ui/time/freshness-note.tsx';
import { dayText } from '#ui/time/time-text.ts';
import { DayPicksFrame } from '../day-picks.tsx';
import { NextPick, PickCard } from '../pick-card.tsx';
import pickStyles from '../picks.module.css';
import { CallRow } from './call-row.tsx';
import { pollInterval } from './poll-interval.ts';
import { NextLock } from './next-lock.tsx';
import { PictureLinks } from './picture-links.tsx';
import { ScoreCard } from './score-card.tsx';
import styles from './my-picks-screen.module.css';

const minute = 60_000;

const pitch =
  'Sign in to follow your picks of the day on one page: every game with its score, and what your total bases, streak ' +
  'and rank would be if all games ended as they stand.';

/** The user's picks of the current day as they stand. A changed pick invalidates it with the picks of a day. */
export const myPicksQuery = query<typeof myPicks>('GET /api/my-picks', {});

function NoCalls() {
  return (
    <div className={styles.empty}>
      <p>You have not called a game of today yet.</p>
      <Link to={paths.today()} className={controls.filledButton}>
        Call today’s games
      </Link>
      <Link to={paths.practice()}>Practice with past days</Link>
    </div>
  );
}

function Screen({ day, viewerControls }: { day: MyPicks; viewerControls: ReactNode }) {
  const { date, picks, nextLock, freshness } = day;
  const now = useLeagueNow(minute) ?? freshness.asOf;
  const open = picks.filter(({ state }) => state === 'open');
  const others = picks.filter(({ state }) => state !== 'open');
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>My picks</h1>
        <p>{dayText(date)}</p>
        {viewerControls}
      </header>
      {freshness.isStale && <FreshnessNote freshness={freshness} now={now} />}
      <ScoreCard day={day} />
      <NextPick />
      {nextLock?.hasPick === true && <NextLock lock={nextLock} />}
      <section aria-labelledby="calls">
        <h2 id="calls" className={styles.title}>
          Today’s calls{picks.length > 0 && <span> {picks.length}</span>}
        </h2>
        {picks.length === 0 ? (
          <NoCalls />
        ) : (
          <>
            <ol className={styles.calls}>
              {others.map((pick) => (
                <CallRow key={pick.game.gamePk} pick={pick} />
              ))}
            </ol>
            <ol className={pickStyles.open}>
              {open.map(({ game, chance }) => (
                <li key={game.gamePk} data-state="open">
                  <PickCard
                    game={game}
                    foot={chance !== null && <p className={pickStyles.forecast}>{formatChance(chance)} forecast</p>}
                  />
                </li>
              ))}
            </ol>
          </>
        )}
      </section>
      {others.length > 0 && <PictureLinks date={date} />}
      <p>
        <Link to={paths.seasonPicks()}>My season: the standings if my picks had come true, and what I lean to</Link>
      </p>
    </div>
  );
}

/** A user's picks of the current day on one screen, polled. A visitor is asked to sign in. `viewerControls` hold and delay the page. */
export function MyPicksScreen({ viewerControls }: { viewerControls: ReactNode }) {
  const { user, isKnown } = useSession();
  const speed = useLeague()?.speed ?? 1;
  const { data, refetch } = useQuery({
    ...myPicksQuery,
    enabled: user !== null,
    refetchInterval: ({ state }) =>
      state.data !== undefined &&
      pollInterval(
        state.data.picks.map((pick) => pick.state),
        speed,
      ),
  });
  if (user === null && isKnown)
    return (
      <SignedOut title="My picks" text={pitch}>
        <Link to={paths.today()}>Today’s games</Link>
      </SignedOut>
    );
  return data === undefined ? (
    <Loader onRetry={() => void refetch()} />
  ) : (
    <DayPicksFrame date={undefined}>
      <Screen day={data} viewerControls={viewerControls} />
    </DayPicksFrame>
  );
}
