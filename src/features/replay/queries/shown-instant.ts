import { createContext, use } from 'react';
import type { GameView, PlateAppearance } from '#rules/baseball/game/model.ts';

/** The earlier time of the game that the page shows, and what its panels show instead of the newest data. */
export type ShownInstant = {
  /** epoch ms (UTC) */
  at: number;
  /** null until they are loaded */
  plays: PlateAppearance[] | null;
  people: GameView['people'];
};

/** Null while the page shows the newest state. */
export const ShownInstantContext = createContext<ShownInstant | null>(null);

export function useShownInstant(): ShownInstant | null {
  return use(ShownInstantContext);
}
