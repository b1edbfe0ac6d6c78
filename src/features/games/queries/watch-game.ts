import type { Freshness } from '#platform/api/input-schemas.ts';
import { connectionBack } from '#platform/page/call.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { type StreamMessage, type StreamState, receive } from '#sources/live/codec/delta.ts';
import type { LiveGame } from '../contract.ts';
import { takeSeat } from './take-seat.ts';

/** How the page receives changes of a game. `polling`: other tabs have all streams. `reconnecting`: nothing has arrived for a while. */
export type Connection = 'connecting' | 'live' | 'polling' | 'reconnecting';

type Watch = {
  /** the URL of the stream with the current version */
  streamUrl(): string;
  follower: GameFollower;
  onFreshness(freshness: Freshness): void;
  /** the server has sent something: what the page has is the newest state */
  onMessage(): void;
  onConnection(connection: Connection): void;
  /** Begins again instead of catching up, and returns true, if this viewer needs the times of what was missed. */
  restart(): boolean;
};

const pollInterval = 10_000;
const reopenDelay = 30_000;
/** a page hidden for this time closes its stream */
const hiddenTimeout = 5000;
/** the server sends a heartbeat every 15 s */
const longestSilence = 40_000;
const checkInterval = 5000;
/** ms until a tab polls while it waits for a seat */
const seatPatience = 1000;

const messageOf = (type: StreamMessage['type'], { data, lastEventId }: MessageEvent<string>): StreamMessage =>
  type === 'view' ? { type, ...JSON.parse(data) } : { type, version: Number(lastEventId), delta: data };

type StreamEvents = Watch & { onOpen(): void; onError(): void };

/** The stream of a game, which is opened again after an error that the browser does not mend. */
function createStream({ streamUrl, follower, onFreshness, onMessage, onOpen, onError }: StreamEvents) {
  let source: EventSource | null = null;
  let heardAt = 0;
  let reopening: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(reopening);
    source?.close();
    source = null;
  };
  const open = () => {
    close();
    const opened = new EventSource(streamUrl());
    source = opened;
    heardAt = Date.now();
    const on = (type: string, apply: (event: MessageEvent<string>) => void) =>
      opened.addEventListener(type, (event: MessageEvent<string>) => {
        heardAt = Date.now();
        onMessage();
        apply(event);
      });
    on('open', onOpen);
    on('view', (event) => {
      follower.apply(messageOf('view', event));
      onFreshness(JSON.parse(event.data).freshness);
    });
    on('delta', (event) => follower.apply(messageOf('delta', event)));
    on('fresh', ({ data }) => onFreshness(JSON.parse(data)));
    on('heartbeat', () => undefined);
    opened.addEventListener('error', () => {
      onError();
      if (opened.readyState !== EventSource.CLOSED) return;
      clearTimeout(reopening);
      reopening = setTimeout(open, reopenDelay);
    });
  };
  // the clock continues while the computer sleeps, timers do not
  return { open, close, isSilent: () => source !== null && Math.abs(Date.now() - heardAt) > longestSilence };
}

const isHidden = () => document.visibilityState === 'hidden' && !globalThis.documentPictureInPicture?.window;

type Presence = {
  /** at the start, or when the page is shown or has a network again */
  begin(): void;
  /** when it has been hidden for some seconds, has no network or is left */
  end(why: 'hidden' | 'offline' | 'left'): void;
  /** every few seconds while it is shown */
  check(): void;
};

/** Follows whether the viewer can see the page. Returns a function that stops it. */
function followPresence({ begin, end, check }: Presence): () => void {
  let hiding: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    if (!isHidden()) {
      clearTimeout(hiding);
      hiding = undefined;
      begin();
    } else {
      hiding ??= setTimeout(() => end('hidden'), hiddenTimeout);
    }
  };
  // a small window above a hidden page can be closed
  const checking = setInterval(() => (isHidden() ? follow() : check()), checkInterval);
  const onPageHide = () => end('left');
  // without a network, each attempt would be an error in the console
  const onOffline = () => end('offline');
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('pagehide', onPageHide);
  window.addEventListener('offline', onOffline);
  window.addEventListener('online', follow);
  if (isHidden()) end('hidden');
  else begin();
  return () => {
    clearTimeout(hiding);
    clearInterval(checking);
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('pagehide', onPageHide);
    window.removeEventListener('offline', onOffline);
    window.removeEventListener('online', follow);
    end('left');
  };
}

/**
 * Receives changes of a game from its stream while the viewer can see the page, and by polling every ten seconds while the stream is not
 * open. Returns a function that stops it.
 */
export function watchGame(watch: Watch): () => void {
  const { follower, onConnection } = watch;
  let leaveSeat: (() => void) | null = null;
  let hasSeat = false;
  let wasLeft = false;
  let poll: ReturnType<typeof setInterval> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const stopPolling = () => {
    clearTimeout(patience);
    clearInterval(poll);
    poll = undefined;
  };
  /** The call also says whether the server is away. */
  const catchUp = async () => {
    const isAnswered = await follower.catchUp();
    if (isAnswered) watch.onMessage();
    if (poll !== undefined) onConnection(isAnswered && !hasSeat ? 'polling' : 'reconnecting');
  };
  const startPolling = () => (poll ??= setInterval(() => void catchUp(), pollInterval));
  const reconnect = () => {
    startPolling();
    onConnection('reconnecting');
    void catchUp();
  };
  const onOpen = () => {
    stopPolling();
    onConnection('live');
  };
  const stream = createStream({ ...watch, onOpen, onError: reconnect });
  const reopen = () => {
    if (!hasSeat || watch.restart()) return;
    reconnect();
    stream.open();
  };
  const sit = (isSeated: boolean) => {
    hasSeat = isSeated;
    if (isSeated) return stream.open();
    stream.close();
    startPolling();
    void catchUp();
  };
  const begin = () => {
    if (leaveSeat !== null || (wasLeft && watch.restart())) return;
    onConnection(wasLeft ? 'reconnecting' : 'connecting');
    wasLeft = true;
    startPolling();
    patience = setTimeout(() => !hasSeat && void catchUp(), seatPatience);
    leaveSeat = takeSeat(sit);
  };
  const end: Presence['end'] = (why) => {
    stream.close();
    stopPolling();
    leaveSeat?.();
    leaveSeat = null;
    hasSeat = false;
    wasLeft = true;
    if (why === 'offline') onConnection('connecting');
    // without locks, no tab knows how many others there are
    if (why === 'hidden' && navigator.locks === undefined) startPolling();
  };

  window.addEventListener(connectionBack, reopen);
  const stopFollowing = followPresence({ begin, end, check: () => stream.isSilent() && reopen() });
  return () => {
    window.removeEventListener(connectionBack, reopen);
    stopFollowing();
  };
}

/** A followed game that has a view. */
export type LoadedGame = LiveGame & { view: GameView };

type GameFollower = {
  apply(message: StreamMessage): void;
  /** Requests the changes since the current version. Returns whether there was an answer. */
  catchUp(): Promise<boolean>;
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
  let requesting: Promise<boolean> | null = null;

  const applyAll = (from: StreamState | null, game: LiveGame): void => {
    const last = messagesOf(game).reduce<ReturnType<typeof receive> | null>(
      (state, message) => (typeof state === 'string' ? state : receive(state, message)),
      from,
    );
    if (last !== null && typeof last !== 'string') write({ ...last, freshness: game.freshness });
  };

  const ask = async (since: number | null): Promise<boolean> => {
    const game = await request(since).catch(() => undefined);
    requesting = null;
    if (game) applyAll(since === null ? null : read(), game);
    return game !== undefined;
  };
  const update = (since: number | null): Promise<boolean> => (requesting ??= ask(since));

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
