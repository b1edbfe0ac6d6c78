import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { sessionQuery, useSession } from '#features/accounts/queries/session.ts';
import { todaysGamesQuery } from '#features/games/queries/games.ts';
import { useLeagueNow } from '#features/league/queries.ts';
import { StaleNote } from '#features/league/screen.tsx';
import type { DayPick, MyPicks, pastEvening } from '#features/picks/contract/my-picks.ts';
import { picksQuery } from '#features/picks/queries.ts';
import { DayPicksFrame } from '#features/picks/screen/day-picks.tsx';
import { describeCall } from '#features/picks/screen/describe-call.ts';
import { EveningCard, nameEvening, pictureOfPicks } from '#features/picks/screen/evening-card.tsx';
import { NextPick, PickCard } from '#features/picks/screen/pick-card.tsx';
import { myPicksQuery, useMyPicks } from '#features/picks/screen/tonight.tsx';
import { picksForReport } from '#features/season-report/rules.ts';
import { ViewerControls } from '#features/viewer/screen/viewer-controls.tsx';
import { load, loadIfPossible } from '#platform/page/load.ts';
import { pageContext, type PageHead } from '#platform/page/page-context.ts';
import { searchOf, paths } from '#platform/page/paths.ts';
import { query } from '#platform/page/query.ts';
import { formatOver, formatLiveState, formatStatus } from '#rules/baseball/game/card-text.ts';
import { formatChance } from '#rules/baseball/game/format-chance.ts';
import { hasScore, isCalledOff, isSuspended, isLive, isOver } from '#rules/baseball/game/predicates.ts';
import { ordinal } from '#rules/baseball/stats/figures.ts';
import { BasePath } from '#ui/baseball/base-diamond.tsx';
import { cardAnchor } from '#ui/baseball/card-anchor.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { PastimeLink } from '#ui/baseball/pastime-link.tsx';
import { ButtonLink } from '#ui/kit/button-link.tsx';
import { Grid } from '#ui/kit/grid.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Menu } from '#ui/kit/menu.tsx';
import { Note } from '#ui/kit/note.tsx';
import { SignedOut } from '#ui/kit/signed-out.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { Text } from '#ui/kit/text.tsx';
import { dayText, formatTimeLeft } from '#ui/kit/time-text.ts';
import { Time } from '#ui/kit/time.tsx';
import pickStyles from '#features/picks/screen/picks.module.css';
import styles from './my-picks.page.module.css';

const pitch =
  'Sign in to follow your picks of the day on one page: every game with its score, and what your total bases, streak ' +
  'and rank would be if all games ended as they stand.';

/** A past evening of the user. */
function pastEveningQuery(date: string) {
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
      <ol>
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
        {picks.map((pick) => {
          const chance = chanceText(pick);
          return (
            <li key={pick.game.gamePk} data-state="open">
              <PickCard
                game={pick.game}
                foot={chance !== null && <p className={pickStyles.forecast}>{chance} forecast</p>}
              />
            </li>
          );
        })}
      </Grid>
    </section>
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
          <h1 tabIndex={-1}>My picks</h1>
          <p>{dayText(date ?? data.date)}</p>
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
        <Text size="sm">
          locks at <Time at={locksAt} />
        </Text>
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

/** The inning of a live game, 'Final/10' of a final one, the lock or the start of one to come. */
function GameState({ pick: { game, state, locksAt } }: { pick: DayPick }) {
  if (isOver(game)) return <>{formatOver(game)}</>;
  if (isCalledOff(game) || isSuspended(game)) return <>{formatStatus(game)}</>;
  if (isLive(game)) return <>{formatLiveState(game)}</>;
  if (state === 'open' && locksAt !== null) {
    return (
      <>
        Locks <Time at={locksAt} />
      </>
    );
  }
  if (game.startsAt === null || game.status.startTimeTbd) return <>Time TBD</>;
  return (
    <>
      Starts <Time at={game.startsAt} />
    </>
  );
}

type ClubProps = { team: DayPick['game']['teams']['home']; isCalled: boolean; showsScore: boolean };

function Club({ team, isCalled, showsScore }: ClubProps) {
  return (
    <span className={styles.club} data-called={isCalled || undefined}>
      <Emblem teamId={team.id} size={24} />
      <span className={styles.name}>
        {team.shortName}
        {isCalled && <span className="visually-hidden"> (your call)</span>}
      </span>
      {showsScore && team.score !== null && <b className={styles.runs}>{team.score}</b>}
    </span>
  );
}

/** '62%': the picked club's chance, as all pages write it. */
function chanceText({ chance, winnerId, game: { teams } }: DayPick): string | null {
  if (chance === null) return null;
  return winnerId === teams.home.id ? formatChance(chance) : formatChance(1000 - chance, 'away');
}

/** The picked club's chance as a bar in its color. */
function Chance({ pick }: { pick: DayPick }) {
  if (pick.chance === null) return null;
  return (
    <p className={styles.chance}>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" height="6" aria-hidden="true">
        <rect width="100" height="6" className={styles.rest} />
        <rect width={pick.chance / 10} height="6" className={styles.callRowShare} />
        <path d="M50 0v6" className={styles.even} />
      </svg>
      <span>
        <b>{chanceText(pick)}</b> {isLive(pick.game) ? 'to win' : 'forecast'}
      </span>
    </p>
  );
}

/** One pick: the game with its score, the state of the game, the chance, and what the pick is worth as it stands. */
function CallRow({ pick }: { pick: DayPick }) {
  const { game, winnerId, state, outcome } = pick;
  const { away, home } = game.teams;
  const { word, detail } = describeCall(pick);
  const showsScore = hasScore(game);
  return (
    <li className={styles.row} data-club={winnerId} data-state={state} data-outcome={outcome ?? undefined}>
      <Link to={paths.liveGame(game.gamePk)} className={styles.game}>
        {[away, home].map((team) => (
          <Club key={team.id} team={team} isCalled={team.id === winnerId} showsScore={showsScore} />
        ))}
      </Link>
      <div className={styles.state}>
        <p className={styles.inning}>
          <GameState pick={pick} />
        </p>
        <Chance pick={pick} />
      </div>
      <p className={styles.call}>
        {outcome === 'correct' && pick.bases !== null && <BasePath bases={pick.bases} size={28} />}
        <span>
          <b>{word}</b>
          {detail !== null && <small>{detail}</small>}
        </span>
      </p>
    </li>
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
