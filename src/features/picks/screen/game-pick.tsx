import type { PickableGame } from './pickable-game.ts';
import { ClosedPick } from './form/closed-pick.tsx';
import { useDayPicksContext } from './day/day-picks-context.ts';
import { isOpenAt, locksAt } from '#rules/picks/game-lock.ts';
import { MovedPick } from './moved-pick.tsx';
import { type ClubRows, PickForm } from './form/pick-form.tsx';
import { useIsPast } from './form/use-is-past.ts';

/** The pick form of an upcoming card; after the lock, the user's pick and the picks of all users. */
export function GamePick({ game, rows }: { game: PickableGame; rows: ClubRows }) {
  const gamePicks = useDayPicksContext().findGamePicks(game.gamePk);
  const lock = locksAt(game, gamePicks);
  const isLocked = useIsPast(lock);
  const isOpen = !isLocked && isOpenAt(game, gamePicks, Number.NEGATIVE_INFINITY);
  const Clubs = isOpen ? PickForm : ClosedPick;
  return (
    <>
      <Clubs game={game} rows={rows} lock={lock} />
      <MovedPick game={game} />
    </>
  );
}
