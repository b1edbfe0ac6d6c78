import type { ReactNode } from 'react';
import type { GameCard } from '#domain/game/game-card.ts';
import { ClosedPick } from './closed-pick.tsx';
import { useDayBook } from './day-picks.ts';
import { isOpenAt, locksAt } from '#domain/predictions/game-lock.ts';
import { MovedPick } from './moved-pick.tsx';
import { PickForm } from './pick-form.tsx';
import { useIsPast } from './use-is-past.ts';

/** Both clubs as their rows of a card. */
export type ClubRows = { away: ReactNode; home: ReactNode };

/** The prediction form of an upcoming card; after the lock the pick and how the crowd has called it. */
export function GamePick({ game, rows }: { game: GameCard; rows: ClubRows }) {
  const known = useDayBook().knownOf(game.gamePk);
  const lock = locksAt(game, known);
  const isLocked = useIsPast(lock);
  const isOpen = !isLocked && isOpenAt(game, known, Number.NEGATIVE_INFINITY);
  const Clubs = isOpen ? PickForm : ClosedPick;
  return (
    <>
      <Clubs game={game} rows={rows} lock={lock} />
      <MovedPick game={game} />
    </>
  );
}
