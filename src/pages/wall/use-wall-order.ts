import { useEffect, useState } from 'react';
import { orderWall } from '#features/wall/rules.ts';
import { useNamedGame } from '#features/watching/screen/use-named-game.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isNewAt } from '#rules/baseball/watching/rank-games.ts';
import { announce } from '#ui/kit/announce.ts';

/** The order of a wall by what is worth watching. `touch` gets the place under a pointer, `hold` the game to stay with. */
export type WallOrder = {
  gamePks: readonly number[];
  /** whether another game has become the first one in the last minute */
  isNew: boolean;
  reasonOf(gamePk: number): string | null;
  touch(place: number | null): void;
  held: number | null;
  hold(gamePk: number | null): void;
  canHold: boolean;
};

type Options = { level: number; isOrdered: boolean; gamePks: readonly number[] | null; canHold: boolean };
/** `changedAt`: null at first */
type Kept = { gamePks: readonly number[]; changedAt: number | null; announcement: string };

/** Keeps the order of a wall until another game is named. Null: the wall has its usual order. */
export function useWallOrder(
  listed: readonly GameCard[],
  { level, isOrdered, gamePks: chosen, canHold }: Options,
): WallOrder | null {
  const { ranked, named, at } = useNamedGame({ level, isWanted: isOrdered, among: chosen?.join(',') ?? null });
  const [kept, setKept] = useState<Kept | null>(null);
  const [touched, touch] = useState<number | null>(null);
  const [held, hold] = useState<number | null>(null);
  const reasonOf = (gamePk: number) => ranked?.find((each) => each.gamePk === gamePk)?.reason ?? null;
  const announcementOf = (gamePk: number | undefined): string => {
    const game = listed.find((each) => each.gamePk === gamePk);
    if (game === undefined) return '';
    const { away, home } = game.teams;
    return `Large now: ${away.shortName} at ${home.shortName}, ${reasonOf(game.gamePk)}.`;
  };
  if (isOrdered && ranked !== null && held === null) {
    const byWorth = ranked.map(({ gamePk }) => gamePk);
    const before = kept?.gamePks ?? listed.map(({ gamePk }) => gamePk);
    // at first the most worth is large, also if it is not worth enough to be named
    const first = kept === null ? (byWorth[0] ?? null) : (named?.gamePk ?? null);
    const gamePks = orderWall(before, { first, ranked: byWorth, touched });
    if (gamePks !== kept?.gamePks)
      setKept({ gamePks, changedAt: kept === null ? null : at, announcement: announcementOf(gamePks[0]) });
  }
  if (!isOrdered && kept !== null) setKept(null);
  const { changedAt = null, announcement = '' } = kept ?? {};
  useEffect(() => {
    if (changedAt !== null) announce(announcement);
  }, [changedAt, announcement]);
  if (!isOrdered || kept === null) return null;
  const isNew = changedAt !== null && isNewAt(changedAt, at);
  return { gamePks: kept.gamePks, isNew, reasonOf, touch, held, hold, canHold };
}
