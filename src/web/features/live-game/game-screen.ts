import type { ReactNode } from 'react';
import type { League } from '#contract/league.ts';
import type { GameView, PlateAppearance } from '#domain/game/model.ts';
import type { PlayFilter } from '#domain/game/play-filters.ts';

/** Everything that an arrangement of the page lays out. */
export type GameScreen = {
  view: GameView;
  leagueKind: League['kind'];
  /** null until they have come */
  plays: PlateAppearance[] | null;
  filter: PlayFilter;
  /** the plate appearance that the address asks for */
  openIndex: number | null;
  /** the plate appearance on the screen, and whether it is the one of the moment */
  shown: PlateAppearance | null;
  isNow: boolean;
  hasZone: boolean;
  /** the same address without the opened plate appearance */
  closeTo: string;
  freshness: ReactNode;
};
