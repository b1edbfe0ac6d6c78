import { useSyncExternalStore } from 'react';
import type { GameView, Person } from '#rules/baseball/game/model.ts';
import { viewerInstant, type ViewerClock } from '#rules/viewer/viewer.ts';

/** The platform's longest timer, ms. The league's clock may stand. */
const longestTimer = 2 ** 31 - 1;

/** A state that the viewer has not reached. `knownAt`: epoch ms, league clock */
type Later<T> = { state: T; knownAt: number };

type Options<T> = {
  clock: () => ViewerClock;
  /** epoch ms */
  leagueNow: () => number;
  /** real ms until the league's clock has passed `ms` */
  toRealMs: (ms: number) => number;
  show: (state: T) => void;
  /** gets what a viewer who holds the page would see without it */
  onChange: (waiting: readonly T[]) => void;
};

/** States in the order of their arrival, each shown when the viewer reaches its time. */
export function createReleaseQueue<T>({ clock, leagueNow, toRealMs, show, onChange }: Options<T>) {
  let waiting: Later<T>[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows what is due, and waits for the next. */
  function release(): void {
    clearTimeout(timer);
    const instant = viewerInstant(clock(), leagueNow());
    const due = waiting.filter(({ knownAt }) => knownAt <= instant);
    waiting = waiting.slice(due.length);
    for (const { state } of due) show(state);
    const reached = viewerInstant({ ...clock(), heldAt: null }, leagueNow());
    onChange(waiting.flatMap(({ state, knownAt }) => (knownAt <= reached ? state : [])));
    const [next] = waiting;
    if (next !== undefined && clock().heldAt === null)
      timer = setTimeout(release, Math.min(longestTimer, Math.max(0, toRealMs(next.knownAt - instant))));
  }

  return {
    add(state: T, knownAt: number): void {
      // never before an earlier state
      waiting.push({ state, knownAt: Math.max(knownAt, waiting.at(-1)?.knownAt ?? -Infinity) });
      release();
    },
    release,
    clear(): void {
      clearTimeout(timer);
      waiting = [];
      onChange([]);
    },
  };
}

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

/** The number of plays that end in views after the shown one; null without such views. */
export function countWaitingPlays(shown: GameView | null, views: readonly GameView[]): number | null {
  if (views.length === 0) return null;
  const ended = new Set(
    views.flatMap(({ plateAppearance: play }) => (play !== null && play.event !== null ? [play.index] : [])),
  );
  if (shown?.plateAppearance?.event) ended.delete(shown.plateAppearance.index);
  return ended.size;
}

/** `play`: the index of the plate appearance */
type NewPitch = { play: number; number: number; batter: Person };

const pitchesOf = ({ plateAppearance }: GameView): number => plateAppearance?.pitches.length ?? 0;

/** The newest pitch of a view that an earlier view of the game does not have; null if there is none. Its result is not revealed. */
export function newPitch(before: GameView, after: GameView): NewPitch | null {
  const { plateAppearance } = after;
  const isSame = before.plateAppearance?.index === plateAppearance?.index;
  if (plateAppearance === null || pitchesOf(after) <= (isSame ? pitchesOf(before) : 0)) return null;
  const { batterId } = plateAppearance;
  return {
    play: plateAppearance.index,
    number: pitchesOf(after),
    batter: { id: batterId, name: after.people[batterId] ?? 'the batter' },
  };
}
