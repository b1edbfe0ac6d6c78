import type { Freshness } from '#platform/api/input-schemas.ts';
import { connectionBack } from '#platform/page/call.ts';
import { type StreamMessage, type StreamState, receive } from '#sources/live/view-delta.ts';
import type { GameResponse, LoadedGame } from '../contract.ts';
import { takeSeat } from './take-seat.ts';

/** How the page receives changes of a game. `polling`: other tabs have all streams. `reconnecting`: nothing has arrived for a while. */
export type Connection = 'connecting' | 'live' | 'polling' | 'reconnecting';

type GameStreamOptions = {
  /** the URL of the stream with the current version */
  streamUrl(): string;
  receiver: GameReceiver;
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

type EventStreamOptions = GameStreamOptions & { onOpen(): void; onError(): void };

/** The event source of a game, which is opened again after an error that the browser does not mend. */
function createEventStream({ streamUrl, receiver, onFreshness, onMessage, onOpen, onError }: EventStreamOptions) {
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
      receiver.receive(messageOf('view', event));
      onFreshness(JSON.parse(event.data).freshness);
    });
    on('delta', (event) => receiver.receive(messageOf('delta', event)));
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
export function openGameStream(options: GameStreamOptions): () => void {
  const { receiver, onMessage, onConnection, restart } = options;
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
    const isAnswered = await receiver.catchUp();
    if (isAnswered) onMessage();
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
  const stream = createEventStream({ ...options, onOpen, onError: reconnect });
  const reopen = () => {
    if (!hasSeat || restart()) return;
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
    if (leaveSeat !== null || (wasLeft && restart())) return;
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

type GameReceiver = {
  receive(message: StreamMessage): void;
  /** Requests the changes since the current version. Returns whether there was an answer. */
  catchUp(): Promise<boolean>;
};

type ReceiverOptions = {
  read(): LoadedGame | null;
  write(next: StreamState & Partial<Pick<GameResponse, 'freshness'>>): void;
  /** requests the changes since a version (null: the whole view); null without changes */
  request(since: number | null): Promise<GameResponse | null>;
};

/** Converts a response to messages. */
function messagesOf({ version, view, deltas = [] }: GameResponse): StreamMessage[] {
  if (view) return [{ type: 'view', version, view }];
  const first = version - deltas.length + 1;
  return deltas.map((delta, index) => ({ type: 'delta', version: first + index, delta }));
}

/** Updates a game from stream messages. After missed or unreadable messages it requests the changes or the whole view. */
export function createGameReceiver({ read, write, request }: ReceiverOptions): GameReceiver {
  let requesting: Promise<boolean> | null = null;

  /** Returns whether the response could be read. */
  const apply = (from: StreamState | null, game: GameResponse): boolean => {
    const last = messagesOf(game).reduce<ReturnType<typeof receive> | null>(
      (state, message) => (typeof state === 'string' ? state : receive(state, message)),
      from,
    );
    if (typeof last === 'string') return false;
    if (last !== null) write({ ...last, freshness: game.freshness });
    return true;
  };

  const ask = async (since: number | null): Promise<boolean> => {
    const game = await request(since).catch(() => undefined);
    requesting = null;
    if (game && !apply(since === null ? null : read(), game) && since !== null) return update(null);
    return game !== undefined;
  };
  const update = (since: number | null): Promise<boolean> => (requesting ??= ask(since));

  return {
    receive(message) {
      const before = read();
      const after = receive(before, message);
      if (after === 'gap') void update(before?.version ?? null);
      else if (after === 'unreadable') void update(null);
      else if (after !== before) write(after);
    },
    catchUp: () => update(read()?.version ?? null),
  };
}
