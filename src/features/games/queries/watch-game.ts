import type { Freshness } from '#platform/api/input-schemas.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { type StreamMessage, type StreamState, receive } from '#sources/live/codec/delta.ts';
import type { LiveGame } from '../contract.ts';

/** How the page receives changes of a game. */
export type Connection = 'connecting' | 'live' | 'polling';

type Watch = {
  /** the URL of the stream with the current version */
  streamUrl(): string;
  follower: GameFollower;
  onFreshness(freshness: Freshness): void;
  onConnection(connection: Connection): void;
};

const pollInterval = 10_000;
const reopenDelay = 30_000;
/** a page hidden for this time closes its stream */
const hiddenTimeout = 60_000;

const messageOf = (type: StreamMessage['type'], { data, lastEventId }: MessageEvent<string>): StreamMessage =>
  type === 'view' ? { type, ...JSON.parse(data) } : { type, version: Number(lastEventId), delta: data };

function listen(source: EventSource, { follower, onFreshness }: Watch): void {
  source.addEventListener('view', (event: MessageEvent<string>) => {
    follower.apply(messageOf('view', event));
    onFreshness(JSON.parse(event.data).freshness);
  });
  source.addEventListener('delta', (event: MessageEvent<string>) => follower.apply(messageOf('delta', event)));
  source.addEventListener('fresh', (event: MessageEvent<string>) => onFreshness(JSON.parse(event.data)));
}

/**
 * Receives changes of a game from its stream, or by polling every ten seconds while the stream is not open. Stops while
 * the page is hidden for a longer time. Returns a function that stops it.
 */
export function watchGame(watch: Watch): () => void {
  let source: EventSource | null = null;
  let poll: ReturnType<typeof setInterval> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stopPolling = () => {
    clearInterval(poll);
    poll = undefined;
  };
  const close = () => {
    clearTimeout(timer);
    stopPolling();
    source?.close();
    source = null;
  };
  const startPolling = () => {
    watch.onConnection('polling');
    poll ??= setInterval(() => void watch.follower.catchUp(), pollInterval);
  };
  const open = () => {
    const opened = new EventSource(watch.streamUrl());
    source = opened;
    listen(opened, watch);
    opened.addEventListener('open', () => {
      stopPolling();
      watch.onConnection('live');
    });
    opened.addEventListener('error', () => {
      // the call says whether the server is away
      void watch.follower.catchUp();
      startPolling();
      if (opened.readyState !== EventSource.CLOSED) return;
      clearTimeout(timer);
      timer = setTimeout(open, reopenDelay);
    });
  };
  const onVisibilityChange = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden' && !globalThis.documentPictureInPicture?.window)
      timer = setTimeout(close, hiddenTimeout);
    else if (source === null || source.readyState === EventSource.CLOSED) open();
  };

  const onOffline = () => {
    close();
    watch.onConnection('connecting');
  };

  watch.onConnection('connecting');
  open();
  document.addEventListener('visibilitychange', onVisibilityChange);
  window.addEventListener('pagehide', close);
  // without a network, each attempt would be an error in the console
  window.addEventListener('offline', onOffline);
  window.addEventListener('online', onVisibilityChange);
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange);
    window.removeEventListener('pagehide', close);
    window.removeEventListener('offline', onOffline);
    window.removeEventListener('online', onVisibilityChange);
    close();
  };
}

/** A followed game that has a view. */
export type LoadedGame = LiveGame & { view: GameView };

type GameFollower = {
  apply(message: StreamMessage): void;
  /** Requests the changes since the current version. */
  catchUp(): Promise<void>;
};

type Follow = {
  read(): LoadedGame | null;
  write(next: StreamState & Partial<Pick<LiveGame, 'freshness'>>): void;
  /** requests the changes since a version (null: the whole view); null without changes */
  request(since: number | null): Promise<LiveGame | null>;
};

/** Converts a response to messages. */
function messagesOf({ version, view, deltas = [] }: LiveGame): StreamMessage[] {
  if (view) return [{ type: 'view', version, view }];
  const first = version - deltas.length + 1;
  return deltas.map((delta, index) => ({ type: 'delta', version: first + index, delta: String(delta) }));
}

/** Updates a game from stream messages. After missed or damaged messages it requests the changes or the whole view. */
export function createGameFollower({ read, write, request }: Follow): GameFollower {
  let isRequesting = false;

  const applyAll = (from: StreamState | null, game: LiveGame): void => {
    const last = messagesOf(game).reduce<ReturnType<typeof receive> | null>(
      (state, message) => (typeof state === 'string' ? state : receive(state, message)),
      from,
    );
    if (last !== null && typeof last !== 'string') write({ ...last, freshness: game.freshness });
  };

  const update = async (since: number | null): Promise<void> => {
    if (isRequesting) return;
    isRequesting = true;
    const game = await request(since).catch(() => null);
    isRequesting = false;
    if (game) applyAll(since === null ? null : read(), game);
  };

  return {
    apply(message) {
      const before = read();
      const after = receive(before, message);
      if (after === 'gap') void update(before?.version ?? null);
      else if (after === 'unreadable') void update(null);
      else if (after !== before) write(after);
    },
    catchUp: () => update(read()?.version ?? null),
  };
}
