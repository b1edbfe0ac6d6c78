import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#features/accounts/queries/session.ts';
import { todaysGamesQuery } from '#features/games/queries/games.ts';
import { useLeagueNow } from '#features/league/queries.ts';
import { paths } from '#platform/page/paths.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { scheduledStart } from '#rules/baseball/game/predicates.ts';
import { isOpenAt, locksAt } from '#rules/picks/lock.ts';
import { ButtonLink } from '#ui/kit/button-link.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { onSingleKey } from '#ui/kit/on-single-key.ts';
import { QuietLink } from '#ui/kit/quiet-link.tsx';
import { Time } from '#ui/kit/time.tsx';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { useDayPicks, type DayPicksController } from './day-picks.tsx';
import { ClubRow, GamePick } from './game-pick.tsx';
import { clubName } from './pick-text.ts';
import styles from './picks.module.css';

const minute = 60_000;

/** '8:05 PM', or TBD */
function Start({ game }: { game: GameCard }) {
  const startsAt = scheduledStart(game);
  return startsAt === null ? <>Time TBD</> : <Time at={startsAt} isTight />;
}

type PickCardProps = {
  game: GameCard;
  note?: ReactNode;
  foot?: ReactNode;
  heading?: 'h2' | 'h3';
  onChosen?: (clubId: number) => void;
};

/** A game before its lock with a button for each club. `note`: before the names of the clubs */
export function PickCard({ game, note, foot, heading: Heading = 'h3', onChosen }: PickCardProps) {
  const id = useId();
  const { away, home } = game.teams;
  return (
    <Card as="section" isFlush aria-labelledby={id}>
      <header className={styles.head}>
        <Heading id={id}>
          {note}
          <QuietLink to={paths.liveGame(game.gamePk)}>
            {away.shortName} at {home.shortName}
          </QuietLink>
        </Heading>
        <Start game={game} />
      </header>
      <GamePick
        game={game}
        rows={{ away: <ClubRow team={away} />, home: <ClubRow team={home} /> }}
        {...(onChosen && { onChosen })}
      />
      {foot}
    </Card>
  );
}

/** The games of the day that accept picks at `now` (epoch ms), the first lock first; those without a lock time last. */
export function openGames(games: readonly GameCard[], { findGamePicks }: DayPicksController, now: number): GameCard[] {
  const lockOf = (game: GameCard) => locksAt(game, findGamePicks(game.gamePk)) ?? Number.POSITIVE_INFINITY;
  return games
    .filter((game) => isOpenAt(game, findGamePicks(game.gamePk), now))
    .toSorted((one, other) => lockOf(one) - lockOf(other) || one.gamePk - other.gamePk);
}

/** The open games without a pick, the first lock first. */
function useGamesToPick(games: readonly GameCard[]): GameCard[] {
  const dayPicks = useDayPicks();
  const now = useLeagueNow(minute) ?? Number.NEGATIVE_INFINITY;
  return openGames(games, dayPicks, now).filter(({ gamePk }) => dayPicks.findPick(gamePk) === undefined);
}

/** A link to all open games one after the other, also by the key P. It stays when the games are picked, so that nothing moves. */
export function SlateLink({ games }: { games: readonly GameCard[] }) {
  const count = useGamesToPick(games).length;
  const [isShown, setIsShown] = useState(count > 1);
  if (!isShown && count > 1) setIsShown(true);
  const navigate = useNavigate();
  useEffect(
    () => (isShown ? onSingleKey((key) => key === 'P' && void navigate(paths.slate())) : undefined),
    [isShown, navigate],
  );
  if (!isShown) return null;
  return (
    <ButtonLink to={paths.slate()} aria-keyshortcuts="P">
      {count > 1 ? `Pick all ${count} open games` : 'See all your open picks'}
    </ButtonLink>
  );
}

/** Whether the pick with which the user has signed in was saved. It follows changes, and goes when the pick is withdrawn. */
function FirstPick({ game, isOpen }: { game: GameCard; isOpen: boolean }) {
  const winnerId = useDayPicks().findPick(game.gamePk)?.winnerId;
  const [wasSaved] = useState(winnerId !== undefined);
  const [wasOpen] = useState(isOpen);
  const isWithdrawn = wasSaved && winnerId === undefined;
  useEffect(() => {
    // a reload must not say that the call was not saved
    if (isWithdrawn) window.history.replaceState(window.history.state, '', paths.home());
  }, [isWithdrawn]);
  const { away, home } = game.teams;
  if (winnerId !== undefined)
    return (
      <p role="status" className={styles.first}>
        <b>Called: {clubName(game, winnerId)}</b>, <Start game={game} />, saved.
      </p>
    );
  if (isWithdrawn) return null;
  return (
    <p role="status" className={styles.first}>
      <b>Your call was not saved.</b>{' '}
      {wasOpen
        ? 'Please choose again.'
        : `Predictions of ${away.shortName} at ${home.shortName} closed before you signed in.`}
    </p>
  );
}

/** The game whose lock comes next and that has no pick. A called one stays until the user asks for the next. `called`: the one with which the user has signed in */
export function NextPick({ called }: { called?: number | undefined }) {
  const { data } = useQuery(todaysGamesQuery);
  const games = data?.games ?? [];
  const { user } = useSession();
  const { isLoaded, findPick, findPending } = useDayPicks();
  const isHydrated = useIsHydrated();
  const waiting = useGamesToPick(games);
  const first = user !== null && isLoaded ? games.find(({ gamePk }) => gamePk === called) : undefined;
  const [shownPk, setShown] = useState(first?.gamePk ?? waiting[0]?.gamePk);
  const shown = games.find(({ gamePk }) => gamePk === shownPk);
  const isCalled = shown !== undefined && findPick(shown.gamePk) !== undefined;
  const isWaiting = isCalled || findPending(shownPk ?? 0) !== undefined || waiting.some((each) => each === shown);
  const game = isWaiting ? shown : waiting[0];
  const firstPick = first && <FirstPick game={first} isOpen={waiting.includes(first)} />;
  if (game === undefined) return firstPick ?? null;
  const next = waiting.find((each) => each !== game);
  const note = (
    <span className={styles.next}>{isCalled ? 'Called' : user === null ? 'Who wins?' : 'Your next pick'} </span>
  );
  const foot = (
    <p className={styles.links}>
      {isCalled && next !== undefined && (
        <Button disabled={!isHydrated} onClick={() => setShown(next.gamePk)}>
          Next: {next.teams.away.shortName} or {next.teams.home.shortName}?
        </Button>
      )}
      {user !== null && <SlateLink games={games} />}
    </p>
  );
  return (
    <>
      {firstPick}
      <PickCard key={game.gamePk} {...{ game, note, foot }} heading="h2" onChosen={() => setShown(game.gamePk)} />
    </>
  );
}
