import { useSyncExternalStore } from 'react';

/** A pitch that has arrived, which a viewer may see later on a broadcast. */
export type ArrivedPitch = {
  /** the same for the same pitch */
  id: string;
  /** '3rd pitch to Ruiz' */
  name: string;
  /** epoch ms, league clock */
  at: number;
};

type Waiting = {
  /** plays that have ended, but are not shown yet; null: nothing waits */
  plays: number | null;
  /** newest first */
  pitches: readonly ArrivedPitch[];
};

const offeredPitches = 6;
const nothing: Waiting = { plays: null, pitches: [] };

const listeners = new Set<() => void>();
let waiting = nothing;
let game = '';

function update(next: Waiting): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** What waits on the shown game. */
export const waitingStore = {
  /** Ignores a game of a small window, while the page shows another one. */
  setPlays(gamePk: string, plays: number | null): void {
    if (gamePk === game && plays !== waiting.plays) update({ ...waiting, plays });
  },
  addPitch(gamePk: string, pitch: ArrivedPitch): void {
    if (gamePk !== game || waiting.pitches.some(({ id }) => id === pitch.id)) return;
    update({ ...waiting, pitches: [pitch, ...waiting.pitches].slice(0, offeredPitches) });
  },
  /** Forgets what waits of another game. */
  startGame(gamePk: string): void {
    if (gamePk !== game) update(nothing);
    game = gamePk;
  },
};

export function useWaiting(): Waiting {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting,
    () => nothing,
  );
}
