import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DayPick, MyPicks, pastEvening } from '../../contract/my-picks.ts';
import { ordinal } from '#rules/baseball/stats/ordinal.ts';
import { query } from '#platform/api/browser/query.ts';
import { useLeagueNow } from '#features/source/queries/league-clock.ts';
import { useSession } from '#features/accounts/queries/session.ts';
import { picksForReport } from '#features/season-report/rules/picks-for-report.ts';
import { paths } from '#platform/api/browser/paths.ts';
import controls from '#ui/controls.module.css';
import { Link } from '#ui/link.tsx';
import { Menu } from '#ui/menu.tsx';
import { Loader } from '#ui/loader.tsx';
import { SignedOut } from '#ui/signed-out.tsx';
import { formatChance } from '#ui/format-chance.ts';
import { Note } from '#ui/note.tsx';
import { FreshnessNote } from '#ui/time/freshness-note.tsx';
import { dayText } from '#ui/time/time-text.ts';
import { DayPicksFrame } from '../day-picks.tsx';
import { EveningCard, nameEvening, pictureOfPicks } from '../evening-card.tsx';
import { NextPick, PickCard } from '../pick-card.tsx';
import pickStyles from '../picks.module.css';
import { useMyPicks } from '../use-my-picks.ts';
import { CallRow } from './call-row.tsx';
import { cardAnchor } from '#ui/card-anchor.ts';
import { Time } from '#ui/time/time.tsx';
import { formatTimeLeft } from '#ui/time/format-time-left.ts';
import styles from './my-picks-screen.module.css';
import { Grid } from '#ui/grid.tsx';

const minute = 60_000;

const pitch =
  'Sign in to follow your picks of the day on one page: every game with its score, and what your total bases, streak ' +
  'and rank would be if all games ended as they stand.';

/** A past evening of the user. */
export function pastEveningQuery(date: string) {
  return query<typeof pastEvening>('GET /api/my-picks/:date', { params: { date } });
}

const placeText = ({ score, streak, rank }: MyPicks['now']): string =>
  `${score.toLocaleString('en-US')} ${score === 1 ? 'base' : 'bases'} · streak ${streak} · ${rank === null ? 'ranked after your first result' : ordinal(rank)}`;

const isSamePlace = (one: MyPicks['now'], other: MyPicks['now']): boolean =>
  one.score === other.score && one.streak === other.streak && one.rank === other.rank;

/** Bases, streak and rank now and, if that differs, as the games stand, in one line that explains itself on request. */
function Summary({ day: { now, standing }, username }: { day: MyPicks; username: string }) {
  const differs = !isSamePlace(now, standing);
  return (
    <details className={styles.summary}>
      <summary>
        <b>{placeText(now)}</b>
        {differs && (
          <span>
            <span aria-hidden="true"> → </span>as it stands <b>{placeText(standing)}</b>
          </span>
        )}
      </summary>
      <p>
        Bases and rank of the season. “As it stands” ends every game with its present score; the bases of all other fans
        stay as they are now. <Link to={paths.leaderboard({ around: username })}>Your place on the leaderboard</Link>
      </p>
    </details>
  );
}

function CallList({ title, picks }: { title: string; picks: readonly DayPick[] }) {
  if (picks.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>
        {title} <span>{picks.length}</span>
      </h2>
      <ol className={styles.calls}>
        {picks.map((pick) => (
          <CallRow key={pick.game.gamePk} pick={pick} />
        ))}
      </ol>
    </section>
  );
}

function OpenPicks({ picks }: { picks: readonly DayPick[] }) {
  if (picks.length === 0) return null;
  return (
    <section aria-label="Open">
      <h2 className={styles.title}>
        Open <span>{picks.length}</span>
      </h2>
      <Grid as="ol" columns="wide" gap={3} className={pickStyles.open}>
        {picks.map(({ game, chance }) => (
          <li key={game.gamePk} data-state="open">
            <PickCard
              game={game}
              foot={chance !== null && <p className={pickStyles.forecast}>{formatChance(chance)} forecast</p>}
            />
          </li>
        ))}
      </Grid>
    </section>
  );
}

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

const isSettled = ({ state }: DayPick): boolean => state === 'correct' || state === 'wrong' || state === 'void';

/** The picks of the current evening: live, open, final; before the first pitch of the next pick, the last evening comes first. */
function CurrentEvening({ day, username }: { day: MyPicks; username: string }) {
  const { date, picks, lastEvening, nextLock } = day;
  const open = picks.filter(({ state }) => state === 'open');
  const finals = lastEvening?.date === date ? [] : picks.filter(isSettled);
  const others = picks.filter((pick) => pick.state !== 'open' && !isSettled(pick));
  const picture = pictureOfPicks(username, date);
  return (
    <>
      <Summary day={day} username={username} />
      {lastEvening !== null && (
        <EveningCard evening={lastEvening} title={nameEvening(lastEvening.date, date)} username={username}>
          <EarlierEvenings previous={lastEvening.previous} next={null} />
        </EveningCard>
      )}
      <CallList title="Being played" picks={others} />
      <NextPick />
      {nextLock?.hasPick === true && <NextLock lock={nextLock} />}
      {picks.length === 0 ? <NoCalls /> : <OpenPicks picks={open} />}
      <CallList title="Final" picks={finals} />
      {picks.length > open.length && (
        <p className={styles.share}>
          <span>A picture of your locked picks, which anyone may see:</span>
          <a href={picture}>only the calls</a>
          <a href={`${picture}&results=1`}>with results</a>
        </p>
      )}
      {lastEvening === null && <EarlierEvenings previous={day.previous} next={null} />}
    </>
  );
}

/** Links to the evenings before and after one. `next`: null for the current evening */
function EarlierEvenings({ previous, next }: { previous: string | null; next: string | null }) {
  if (previous === null && next === null) return null;
  return (
    <nav aria-label="Evenings" className={styles.evenings}>
      {previous !== null && <Link to={paths.myPicks({ date: previous })}>‹ {dayText(previous)}</Link>}
      {next !== null && <Link to={paths.myPicks({ date: next })}>{dayText(next)} ›</Link>}
    </nav>
  );
}

function PastEvening({ date, username }: { date: string; username: string }) {
  const { data, refetch } = useQuery(pastEveningQuery(date));
  if (data === undefined) return <Loader onRetry={() => void refetch()} />;
  return (
    <>
      <EveningCard evening={data} title={dayText(date)} username={username} />
      <EarlierEvenings previous={data.previous} next={data.next} />
      <Link to={paths.myPicks()}>Your current picks</Link>
    </>
  );
}

/** A user's picks on one screen, polled; with `date`, those of an earlier evening. A visitor is asked to sign in. `viewerControls` hold and delay the page. */
export function MyPicksScreen({ date, viewerControls }: { date: string | undefined; viewerControls: ReactNode }) {
  const { user, isKnown } = useSession();
  const { data, refetch } = useMyPicks();
  const now = useLeagueNow(minute);
  if (user === null && isKnown)
    return (
      <SignedOut title="My picks" text={pitch}>
        <Link to={paths.today()}>Today’s games</Link>
      </SignedOut>
    );
  if (data === undefined || user === null) return <Loader onRetry={() => void refetch()} />;
  const { freshness } = data;
  return (
    <DayPicksFrame date={undefined}>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1 tabIndex={-1}>My picks</h1>
          <p>{dayText(date ?? data.date)}</p>
          <Menu label="Tools" isInRow summary="⋯">
            {viewerControls}
          </Menu>
        </header>
        {freshness.isStale && <FreshnessNote freshness={freshness} now={now ?? freshness.asOf} />}
        {date === undefined ? (
          <CurrentEvening day={data} username={user.username} />
        ) : (
          <PastEvening date={date} username={user.username} />
        )}
        {user.totalGuessesCorrect + user.totalGuessesIncorrect >= picksForReport ? (
          <p>
            <Link to={paths.seasonPicks()}>My season: the standings if my picks had come true, and what I lean to</Link>
          </p>
        ) : (
          <Note>
            My season, with the standings if your picks had come true, begins at {picksForReport} graded picks.
          </Note>
        )}
      </div>
    </DayPicksFrame>
  );
}

/** When every open game is called: the time until the next lock by the league's clock, with a link to the card of its game. */
function NextLock({ lock }: { lock: NonNullable<MyPicks['nextLock']> }) {
  const { gamePk, locksAt, awayName, homeName } = lock;
  const now = useLeagueNow(1_000);
  return (
    <section aria-labelledby="next-lock" className={styles.lock}>
      <h2 id="next-lock">Every open game is called. Next lock</h2>
      <p className={styles.nextLockGame}>
        <Link to={`${paths.today()}#${cardAnchor(gamePk)}`}>
          {awayName} at {homeName}
        </Link>
        <span>
          locks at <Time at={locksAt} />
        </span>
      </p>
      {now !== null && (
        <p className={styles.left} role="timer">
          <span className="visually-hidden">Locks in </span>
          {formatTimeLeft(locksAt - now)}
        </p>
      )}
    </section>
  );
}
