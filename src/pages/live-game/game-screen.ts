import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { GameView, PlateAppearance } from '#rules/baseball/game/model.ts';
import type { PlayFilter } from '#rules/baseball/game/play-log.ts';
import type { LeagueKind } from '#rules/baseball/league-kind.ts';

/** What other features show in the page of a game. */
export type GameParts = {
  /** the user's pick, or the form to make it */
  pick: ReactNode;
  /** holds and delays the page */
  controls: ReactNode;
  /** a star that follows a player */
  Follow: ComponentType<Person & { className?: string | undefined }>;
  /** a list of such stars */
  FollowList: ComponentType<{ players: readonly Person[] }>;
};

/** What a panel of all plays of the game is given. */
export type PlaysProps = { view: GameView; plays: PlateAppearance[] };

export type Person = { playerId: number; name: string };

/** The data that a layout of the page shows. */
export type GameScreen = GameParts & {
  view: GameView;
  leagueKind: LeagueKind;
  /** those that have ended; one in progress is in `view`. Null until they are loaded */
  plays: PlateAppearance[] | null;
  filter: PlayFilter;
  /** index of the plate appearance in the URL */
  openIndex: number | null;
  /** index of the plate appearance at the pointer in the win probability */
  pointed: number | null;
  point(index: number | null): void;
  /** opens a plate appearance from a part of the page that stays on the screen; null closes it */
  openPlay(index: number | null): void;
  /** the tabs of a phone select the first one when it changes */
  tabsKey: number | null;
  /** the URL with an opened plate appearance */
  pathOf(index: number): string;
  /** the plate appearance on the screen, and whether it is the current one */
  shown: PlateAppearance | null;
  isNow: boolean;
  hasZone: boolean;
  /** the page shows an earlier time */
  isReplay: boolean;
  /** the URL without the opened plate appearance */
  closeTo: string;
  freshness: ReactNode;
};

/** Returns a function that changes one parameter of the page's URL. */
export function useSearchWith() {
  const [search] = useSearchParams();
  return (name: string, value: string | number | null): string => {
    const next = new URLSearchParams(search);
    if (value === null) next.delete(name);
    else next.set(name, String(value));
    return `?${next.toString()}`;
  };
}
