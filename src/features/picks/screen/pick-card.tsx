import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { useSession } from '#features/accounts/queries/session.ts';
import { todaysGamesQuery } from '#features/games/queries/games.ts';
import { paths } from '#platform/page/paths.ts';
import { formatGameNumber } from '#rules/baseball/game/card-text.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isPickable, scheduledStart } from '#rules/baseball/game/predicates.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { QuietLink } from '#ui/kit/quiet-link.tsx';
import { Time } from '#ui/kit/time.tsx';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { useDayPicks } from './day-picks.tsx';
import { ClubRow, GamePick } from './game-pick.tsx';
import { useGamesToPick } from './games-to-pick.ts';
import { clubName } from './pick-text.ts';
import { SlateLink } from './slate-link.tsx';
import styles from './pick-card.module.css';

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
            {formatGameNumber(game)}
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

type FirstPickProps = { game: GameCard; isOpen: boolean; isNextShown: boolean };

/**
 * Whether the pick with which the user has signed in was saved. It follows changes, and goes when the pick is withdrawn or the user goes on to the
 * next game.
 */
function FirstPick({ game, isOpen, isNextShown }: FirstPickProps) {
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
    return isNextShown ? null : (
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

/**
 * Finds the game whose lock comes next and that has no pick. A called one stays until its first pitch or until the user asks for the next.
 * `called`: the one with which the user has signed in
 */
export function useNextPick(called?: number) {
  const { data } = useQuery(todaysGamesQuery);
  const games = data?.games ?? [];
  const { user } = useSession();
  const { isLoaded, findPick, findPending } = useDayPicks();
  const waiting = useGamesToPick(games);
  const first = user !== null && isLoaded ? games.find(({ gamePk }) => gamePk === called) : undefined;
  const [shownPk, show] = useState(first?.gamePk ?? waiting[0]?.gamePk);
  const shown = games.find(({ gamePk }) => gamePk === shownPk);
  const isCalled = shown !== undefined && isPickable(shown) && findPick(shown.gamePk) !== undefined;
  const isWaiting = isCalled || findPending(shownPk ?? 0) !== undefined || waiting.some((each) => each === shown);
  const game = isWaiting ? shown : waiting[0];
  return { games, first, waiting, isCalled, game, show };
}

/** A game to pick, with the way to the next one. */
export function NextPickCard({ next }: { next: ReturnType<typeof useNextPick> }) {
  const { games, first, waiting, isCalled, game, show } = next;
  const { user } = useSession();
  const isHydrated = useIsHydrated();
  const isNextShown = game !== undefined && game !== first;
  const firstPick = first && <FirstPick game={first} isOpen={waiting.includes(first)} isNextShown={isNextShown} />;
  if (game === undefined) return firstPick ?? null;
  const following = waiting.find((each) => each !== game);
  const note = (
    <span className={classNames(styles.next, user !== null && styles.ofUser)}>
      {isCalled ? 'Called' : user === null ? 'Who wins?' : 'Your next pick'}{' '}
    </span>
  );
  const foot = (
    <p className={styles.links}>
      {isCalled && following !== undefined && (
        <Button disabled={!isHydrated} onClick={() => show(following.gamePk)}>
          Next: {following.teams.away.shortName} or {following.teams.home.shortName}?
        </Button>
      )}
      {user !== null && <SlateLink games={games} />}
    </p>
  );
  return (
    <>
      {firstPick}
      <PickCard key={game.gamePk} {...{ game, note, foot }} heading="h2" onChosen={() => show(game.gamePk)} />
    </>
  );
}

/** The next game to pick, inside `DayPicksFrame`. */
export function NextPick() {
  return <NextPickCard next={useNextPick()} />;
}
