import { viewerInstant, type ViewerClock } from '#rules/viewer/viewer-clock.ts';

/** The platform's longest timer, ms. The league's clock may stand. */
const longestTimer = 2 ** 31 - 1;

/** A state that the viewer has not reached. `knownAt`: epoch ms, league clock */
type Waiting<T> = { state: T; knownAt: number };

type Options<T> = {
  clock: () => ViewerClock;
  /** epoch ms */
  leagueNow: () => number;
  /** real ms until the league's clock has passed `ms` */
  toRealMs: (ms: number) => number;
  show: (state: T) => void;
  onChange: (waiting: readonly T[]) => void;
};

/** States in the order of their arrival, each shown when the viewer reaches its time. */
export function createReleaseQueue<T>({ clock, leagueNow, toRealMs, show, onChange }: Options<T>) {
  let waiting: Waiting<T>[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows what is due, and waits for the next. */
  function release(): void {
    clearTimeout(timer);
    const instant = viewerInstant(clock(), leagueNow());
    const due = waiting.filter(({ knownAt }) => knownAt <= instant);
    waiting = waiting.slice(due.length);
    for (const { state } of due) show(state);
    onChange(waiting.map(({ state }) => state));
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
