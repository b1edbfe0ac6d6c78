import { send } from '#platform/api/browser/call.ts';
import type { LiveGame, game } from '../contract/games.ts';
import { applyDelta, decodeDelta } from '#sources/live/codec/delta.ts';
import type { StreamState } from '#sources/live/codec/follow-stream.ts';

const retryDelay = 3000;

type Parts = {
  gamePk: string;
  /** shows the game as it was at the viewer's instant */
  startWith(game: Partial<LiveGame>): void;
  /** `knownAt`: epoch ms, league clock */
  receive(next: StreamState, knownAt: number): void;
  /** Returns a function that stops it. */
  watch(): () => void;
};

/** Shows the game at the viewer's instant, adds the states since then, and watches it from then on. Returns a function that stops it. */
export function watchFromInstant({ gamePk, startWith, receive, watch }: Parts): () => void {
  let stop: (() => void) | null = null;
  let isWanted = true;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const begin = async () => {
    const loaded = await send<typeof game>('GET /api/games/:gamePk', {
      params: { gamePk },
      query: { pending: '1' },
    }).catch(() => null);
    if (!isWanted) return;
    if (loaded?.view === undefined) {
      retry = setTimeout(() => void begin(), retryDelay);
      return;
    }
    const { pending = [], freshness } = loaded;
    let { view } = loaded;
    let version = loaded.version - pending.length;
    startWith({ version, view, freshness });
    for (const { at, delta } of pending) {
      view = applyDelta(view, decodeDelta(delta));
      version += 1;
      receive({ version, view }, at);
    }
    stop = watch();
  };
  void begin();
  return () => {
    isWanted = false;
    clearTimeout(retry);
    stop?.();
  };
}
