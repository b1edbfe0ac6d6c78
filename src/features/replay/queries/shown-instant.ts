import { createContext, use } from 'react';
import type { GameView, PlateAppearance } from '#rules/baseball/game/model.ts';
import type { Speed } from '#rules/baseball/replay/find-moment.ts';

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

/** Parses `?at=`, a time in epoch ms (UTC). Null without it; 'invalid' for a text that is no time. */
export function parseMoment(search: URLSearchParams): number | 'invalid' | null {
  const text = search.get('at');
  if (text === null) return null;
  return /^\d{1,15}$/.test(text) ? Number(text) : 'invalid';
}

let speed: Speed | null = null;

/** The speed at which a replay plays; null while none plays. What is announced depends on it. */
export const playingSpeed = {
  read: (): Speed | null => speed,
  set(next: Speed | null): void {
    speed = next;
  },
};
