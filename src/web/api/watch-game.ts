import type { Freshness } from '#contract/freshness.ts';
import type { StreamMessage } from '#contract/live/follow-stream.ts';
import type { GameFollower } from './game-stream.ts';

/** The current connection of a game. */
export type Connection = 'connecting' | 'live' | 'polling';

type Watch = {
  /** address of the stream that continues from the current version */
  streamUrl(): string;
  follower: GameFollower;
  onFreshness(freshness: Freshness): void;
  onConnection(connection: Connection): void;
};

const pollEvery = 10_000;
const tryStreamAgainAfter = 30_000;
/** a page hidden for this long closes its stream */
const lookAwayFor = 60_000;

const messageOf = (type: StreamMessage['type'], { data, lastEventId }: MessageEvent<string>): StreamMessage =>
  type === 'view' ? { type, ...JSON.parse(data) } : { type, version: Number(lastEventId), delta: data };

function listen(source: EventSource, { follower, onFreshness }: Watch): void {
  source.addEventListener('view', (event: MessageEvent<string>) => {
    follower.take(messageOf('view', event));
    onFreshness(JSON.parse(event.data).freshness);
  });
  source.addEventListener('delta', (event: MessageEvent<string>) => follower.take(messageOf('delta', event)));
  source.addEventListener('fresh', (event: MessageEvent<string>) => onFreshness(JSON.parse(event.data)));
}

/**
 * Follows a game by its stream, and by polling every ten seconds while the stream is down.
 * Pauses when the page is hidden for long. Returns a function that stops it.
 */
export function watchGame(watch: Watch): () => void {
  let source: EventSource | null = null;
  let poll: ReturnType<typeof setInterval> | undefined;
  let later: ReturnType<typeof setTimeout> | undefined;

  const stopPolling = () => {
    clearInterval(poll);
    poll = undefined;
  };
  const close = () => {
    clearTimeout(later);
    stopPolling();
    source?.close();
    source = null;
  };
  const startPolling = () => {
    watch.onConnection('polling');
    poll ??= setInterval(() => void watch.follower.catchUp(), pollEvery);
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
      startPolling();
      if (opened.readyState !== EventSource.CLOSED) return;
      clearTimeout(later);
      later = setTimeout(open, tryStreamAgainAfter);
    });
  };
  const look = () => {
    clearTimeout(later);
    if (document.visibilityState === 'hidden') later = setTimeout(close, lookAwayFor);
    else if (source === null || source.readyState === EventSource.CLOSED) open();
  };

  watch.onConnection('connecting');
  open();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pagehide', close);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pagehide', close);
    close();
  };
}
