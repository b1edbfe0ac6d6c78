import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { sessionQuery, useSession } from '#features/accounts/queries/session.ts';
import { BellPlace } from '#features/alerts/screen/bell-place.tsx';
import { todaysGamesQuery } from '#features/games/queries/games.ts';
import { useLeagueNow } from '#features/league/queries.ts';
import { StaleNote } from '#features/league/screen.tsx';
import type { DayPick, MyPicks, pastEvening } from '#features/picks/contract/my-picks.ts';
import { picksQuery } from '#features/picks/queries.ts';
import { CallList, chanceText } from '#features/picks/screen/call-list.tsx';
import { DayPicksFrame } from '#features/picks/screen/day-picks.tsx';
import { EveningCard, nameEvening, pictureOfPicks } from '#features/picks/screen/evening-card.tsx';
import { groupCalls } from '#features/picks/screen/group-calls.ts';
import { NextPick, PickCard } from '#features/picks/screen/pick-card.tsx';
import { clubName } from '#features/picks/screen/pick-text.ts';
import { myPicksQuery, useMyPicks } from '#features/picks/screen/use-my-picks.ts';
import { picksForReport } from '#features/season-report/rules.ts';
import { ViewerControls } from '#features/viewer/screen/viewer-controls.tsx';
import { load, loadIfPossible } from '#platform/page/load.ts';
import { pageContext, type PageHead } from '#platform/page/page-context.ts';
import { searchOf, paths } from '#platform/page/paths.ts';
import { query } from '#platform/page/query.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import { ordinal } from '#rules/baseball/stats/figures.ts';
import { PastimeLink } from '#ui/baseball/pastime-link.tsx';
import { ButtonLink } from '#ui/kit/button-link.tsx';
import { Grid } from '#ui/kit/grid.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Menu } from '#ui/kit/menu.tsx';
import { Note } from '#ui/kit/note.tsx';
import { SignedOut } from '#ui/kit/signed-out.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { dayText, formatTimeLeft } from '#ui/kit/time-text.ts';
import { Time } from '#ui/kit/time.tsx';
import styles from './my-picks.page.module.css';

const pitch =
  'Sign in to follow your picks of the day on one page: every game with its score, and what your total bases, streak ' +
  'and rank would be if all games ended as they stand.';

/** A past evening of the user. */
function pastEveningQuery(date: string) {
  return query<typeof pastEvening>('GET /api/my-picks/:date', { params: { date } });
}

const isWithoutResult = ({ score, streak, rank }: MyPicks['now']): boolean =>
  rank === null && score === 0 && streak === 0;

const placeText = (place: MyPicks['now']): string =>
  isWithoutResult(place)
    ? 'Ranked after your first result'
    : `${place.score.toLocaleString('en-US')} ${place.score === 1 ? 'base' : 'bases'} · streak ${place.streak} · ${place.rank === null ? 'no rank yet' : ordinal(place.rank)}`;

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
        {isWithoutResult(now) ? 'Your first result gives you bases and a place. ' : 'Bases and rank of the season. '}
        {differs &&
          '“As it stands” ends every game with its present score; the bases of all other fans stay as they are now. '}
        <Link to={paths.leaderboard({ around: username })}>Your place on the leaderboard</Link>
      </p>
    </details>
  );
}

type CallsProps = { title: string; picks: readonly DayPick[] };

function Calls({ title, picks, aside, children }: CallsProps & { aside?: ReactNode; children?: ReactNode }) {
  if (picks.length === 0) return null;
  return (
    <section aria-label={title}>
      <div className={styles.title}>
        <h2>
          {title} <span>{picks.length}</span>
        </h2>
        {aside}
      </div>
      {children ?? <CallList picks={picks} />}
    </section>
  );
}

/** The picks that can be changed. `lock`: the next one, if every open game is called */
function OpenPicks({ picks, lock }: { picks: readonly DayPick[]; lock: MyPicks['nextLock'] }) {
  return (
    <Calls
      title={lock === null ? 'Called, can still change' : 'All called'}
      picks={picks}
      aside={lock && <NextLock lock={lock} />}
    >
      <Grid as="ol" columns="wide" gap={3} className={styles.open}>
        {picks.map((pick) => {
          const chance = chanceText(pick);
          return (
            <li key={pick.game.gamePk} data-state="open">
              <PickCard
                game={pick.game}
                // a pick that was just made has its forecast with the next answer
                foot={
                  <p className={styles.forecast}>
                    {chance !== null && `Forecast: ${clubName(pick.game, pick.winnerId)} ${chance}`}
                  </p>
                }
              />
            </li>
          );
        })}
      </Grid>
    </Calls>
  );
}

function NoCalls() {
  return (
    <div className={styles.empty}>
      <p>You have not called a game of today yet.</p>
      <ButtonLink to={paths.today()} isFilled>
        Call today’s games
      </ButtonLink>
      <PastimeLink>Practice with past days</PastimeLink>
    </div>
  );
}

/** The picks of the current evening: live, open, final; before the first pitch of the next pick, the last evening comes first. */
function CurrentEvening({ day, username }: { day: MyPicks; username: string }) {
  const { date, picks, lastEvening, nextLock } = day;
  const { playing, locked, open, finals } = groupCalls(day);
  const picture = pictureOfPicks(username, date);
  return (
    <>
      {lastEvening !== null && (
        <EveningCard evening={lastEvening} title={nameEvening(lastEvening.date, date)} username={username}>
          <EarlierEvenings previous={lastEvening.previous} next={null} />
        </EveningCard>
      )}
      <Calls title="Being played" picks={playing} />
      <Calls title="Locked" picks={locked} />
      <div className={styles.next}>
        <NextPick />
      </div>
      {picks.length === 0 ? (
        <NoCalls />
      ) : (
        <OpenPicks picks={open} lock={nextLock?.hasPick === true ? nextLock : null} />
      )}
      <Calls title="Final" picks={finals} />
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

/** A user's picks on one screen, polled; with `date`, those of an earlier evening. A visitor is asked to sign in. */
function MyPicksPage() {
  const [search] = useSearchParams();
  const { date } = searchOf('my-picks', search);
  const { user, isKnown } = useSession();
  const { data, refetch } = useMyPicks();
  if (user === null && isKnown)
    return (
      <SignedOut title="My picks" text={pitch}>
        <Link to={paths.today()}>Today’s games</Link>
      </SignedOut>
    );
  if (data === undefined || user === null) return <Loader onRetry={() => void refetch()} />;
  return (
    <DayPicksFrame date={undefined}>
      <Stack gap={5}>
        <header className={styles.head}>
          <div>
            <h1 tabIndex={-1}>
              My picks<small> {dayText(date ?? data.date)}</small>
            </h1>
            {date === undefined && <Summary day={data} username={user.username} />}
          </div>
          <BellPlace code="picks" name="My picks" isLarge />
          <Menu label="Tools" summary="⋯">
            <ViewerControls />
          </Menu>
        </header>
        <StaleNote freshness={data.freshness} />
        {date === undefined ? (
          <CurrentEvening day={data} username={user.username} />
        ) : (
          <PastEvening date={date} username={user.username} />
        )}
        {user.totalGuessesCorrect + user.totalGuessesIncorrect >= picksForReport ? (
          <p>
            <Link to={paths.seasonReport()}>
              My season: the standings if my picks had come true, and what I lean to
            </Link>
          </p>
        ) : (
          <Note>
            My season, with the standings if your picks had come true, begins at {picksForReport} graded picks.
          </Note>
        )}
      </Stack>
    </DayPicksFrame>
  );
}

/** When every open game is called: the next lock, and the time until then by the league's clock. */
function NextLock({ lock: { locksAt } }: { lock: NonNullable<MyPicks['nextLock']> }) {
  const now = useLeagueNow(1_000);
  return (
    <p>
      Next lock <Time at={locksAt} isTight />
      {now !== null && (
        <>
          {' '}
          in <b role="timer">{formatTimeLeft(locksAt - now)}</b>
        </>
      )}
    </p>
  );
}

/** Loads the picks of a signed-in user, on the server after the session, so that the first HTML is complete. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<PageHead> {
  const page = context.get(pageContext);
  const { date } = searchOf('my-picks', new URL(request.url).searchParams);
  if (await loadIfPossible(page, sessionQuery))
    await Promise.all([
      load(page, myPicksQuery),
      ...(date === undefined ? [] : [load(page, pastEveningQuery(date))]),
      loadIfPossible(page, todaysGamesQuery),
      loadIfPossible(page, picksQuery()),
    ]);
  return {
    title: 'My picks',
    description: 'Your picks of the day, live: what they are worth as the games stand, and the next lock.',
  };
}

export { MyPicksPage as Component };
