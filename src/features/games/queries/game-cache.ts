import type { QueryClient } from '@tanstack/react-query';
import { createLeagueReading } from '#features/league/queries.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { send, callUrl } from '#platform/page/call.ts';
import { viewerStore } from '#platform/page/viewer-store.ts';
import { waitingStore, type ArrivedPitch } from '#platform/page/waiting.ts';
import type { GameView, PlateAppearance } from '#rules/baseball/game/model.ts';
import { ordinal } from '#rules/baseball/stats/figures.ts';
import { isPresent, viewerInstant, type ViewerClock } from '#rules/viewer/viewer.ts';
import { type StreamState, applyDelta, viewFormat } from '#sources/live/view-delta.ts';
import type { gameStream, GameResponse, LoadedGame, game, Plays } from '../contract.ts';
import { createGameReceiver, openGameStream, type Connection } from './game-stream.ts';
import { boxQuery, gameQuery, playsQuery } from './games.ts';

type Next = StreamState & Partial<Pick<GameResponse, 'freshness'>>;

export type GameCacheOptions = {
  queryClient: QueryClient;
  gamePk: string;
  /** of the viewer, in seconds of the league's clock; another one begins again */
  delay: number;
  onConnection(connection: Connection): void;
};

/**
 * Updates a game, and its play log if it is loaded, in the query cache as soon as the viewer's clock allows. Returns a function that
 * stops it.
 */
export function updateGameCache({ queryClient, gamePk, delay, onConnection }: GameCacheOptions): () => void {
  const cached = createCachedGame(queryClient, gamePk);
  const reading = createLeagueReading(queryClient);
  const queue = createReleaseQueue<Next>({
    clock: viewerStore.clock,
    ...reading,
    show: cached.show,
    onChange(waiting) {
      const views = waiting.map(({ view }) => view);
      waitingStore.setPlays(gamePk, countWaitingPlays(cached.read()?.view ?? null, views));
    },
  });
  /** the newest state, which the viewer may not see yet; null: that of the cache */
  let received: LoadedGame | null = null;
  const read = () => received ?? cached.read();
  const receive = (next: Next, knownAt: number) => {
    const before = read();
    if (before !== null) received = { ...before, ...next };
    const pitch = before === null ? null : newPitch(before.view, next.view);
    if (pitch !== null) waitingStore.addPitch(gamePk, { ...pitch, at: knownAt });
    queue.add(next, knownAt);
  };
  let restart = () => false;
  const receiver = createGameReceiver({
    read,
    write: (next) => receive(next, reading.leagueNow()),
    request: async (since) => (since === null && restart() ? null : requestChanges(gamePk, since)),
  });
  /** when the server has last sent something (epoch ms, league clock) */
  let heardAt = 0;
  /** While nothing arrives, the game is as old as the last message. */
  const connect = (connection: Connection) => {
    const freshness = cached.read()?.freshness;
    if (connection === 'reconnecting' && freshness?.isStale === false)
      cached.change({ freshness: { ...freshness, asOf: Math.max(freshness.asOf, heardAt) } });
    onConnection(connection);
  };
  const openStream = () =>
    openGameStream({
      streamUrl: () =>
        callUrl<typeof gameStream>('/api/games/:gamePk/stream', {
          params: { gamePk },
          query: { format: viewFormat, since: read()?.version },
        }),
      receiver,
      onFreshness: (freshness) => cached.change({ freshness }),
      onMessage: () => (heardAt = reading.leagueNow()),
      onConnection: connect,
      restart: () => restart(),
    });
  const startFrom = (state: Next) => {
    queue.clear();
    received = null;
    if (state.version > (cached.read()?.version ?? 0)) cached.show(state);
    else cached.change(state);
  };
  const start = () => {
    if (isPresent({ ...viewerStore.clock(), delay })) return openStream();
    const delayed = startAtInstant({
      gamePk,
      startFrom,
      receive,
      openStream,
      onFailure: () => connect('reconnecting'),
    });
    ({ restart } = delayed);
    return delayed.stop;
  };
  const stopListening = viewerStore.subscribe(queue.release);
  const stop = start();
  return () => {
    stopListening();
    queue.clear();
    stop();
  };
}

/** Requests the changes since a version; null for a 304 response. */
async function requestChanges(gamePk: string, since: number | null): Promise<GameResponse | null> {
  try {
    return await send<typeof game>('GET /api/games/:gamePk', {
      params: { gamePk },
      query: since === null ? {} : { format: viewFormat, since },
    });
  } catch (error) {
    if (isApiError(error) && error.status === 304) return null;
    throw error;
  }
}

/** The game in the query cache, which the page shows. */
function createCachedGame(queryClient: QueryClient, gamePk: string) {
  const { queryKey } = gameQuery(gamePk);
  const refreshBox = createBoxRefresh(queryClient, gamePk);
  const read = (): LoadedGame | null => {
    const found = queryClient.getQueryData(queryKey);
    return found?.view ? { ...found, view: found.view } : null;
  };
  const change = (next: Partial<GameResponse>) =>
    queryClient.setQueryData(queryKey, (before) => (before ? { ...before, ...next } : before));
  const show = (next: Next) => {
    const before = read();
    change(next);
    if (before === null) return;
    updatePlayLog(queryClient, playsQuery(gamePk), [before, next]);
    refreshBox(before.view, next.view);
  };
  return { read, change, show };
}

/** What a box score says too: another one needs a newer box score. */
const boxFacts = ({ status, decisions, outs, totals, lineups, plateAppearance: play }: GameView): string =>
  JSON.stringify([status.phase, decisions, outs, totals, lineups, play?.batterId, play?.pitcherId]);

/** ms; several states that are shown at once are one request, and the viewers of a game do not ask at the same time */
const longestPause = 1000;

/** Requests the box score again when the game has other players, outs, scores or an end. */
export function createBoxRefresh(queryClient: QueryClient, gamePk: string) {
  let isAsked = false;
  return (before: GameView, after: GameView): void => {
    if (isAsked || boxFacts(before) === boxFacts(after)) return;
    isAsked = true;
    setTimeout(() => {
      isAsked = false;
      void queryClient.invalidateQueries({ queryKey: boxQuery(gamePk).queryKey });
    }, Math.random() * longestPause);
  };
}

type InstantOptions = {
  gamePk: string;
  /** shows the game as it was at the viewer's instant, and forgets what was received before */
  startFrom(state: Next): void;
  /** `knownAt`: epoch ms, league clock */
  receive(next: StreamState, knownAt: number): void;
  /** Returns a function that closes it. */
  openStream(): () => void;
  onFailure(): void;
};

const retryDelay = 3000;

/** The game at the viewer's instant, and the states since then with the times from which they were known. */
async function requestAtInstant(gamePk: string) {
  const {
    version,
    view,
    freshness,
    pending = [],
  } = await send<typeof game>('GET /api/games/:gamePk', {
    params: { gamePk },
    query: { format: viewFormat, pending: '1' },
  });
  if (view === undefined) return null;
  const first = { version: version - pending.length, view, freshness };
  let newest = view;
  const later = pending.map(({ at, delta }, index) => {
    newest = applyDelta(newest, delta);
    return { state: { version: first.version + index + 1, view: newest }, at };
  });
  return { first, later };
}

/**
 * Shows the game at the viewer's instant, adds the states since then, and opens the stream; again after each interruption, because
 * only the server knows when the missed states were known.
 */
function startAtInstant({ gamePk, startFrom, receive, openStream, onFailure }: InstantOptions) {
  let close: (() => void) | null = null;
  let isWanted = true;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const begin = async () => {
    const found = await requestAtInstant(gamePk).catch(() => null);
    if (!isWanted) return;
    if (found === null) {
      onFailure();
      retry = setTimeout(() => void begin(), retryDelay);
      return;
    }
    startFrom(found.first);
    for (const { state, at } of found.later) receive(state, at);
    close = openStream();
  };
  void begin();
  return {
    /** Returns whether it begins again: nothing of a held page changes. */
    restart(): boolean {
      if (viewerStore.clock().heldAt !== null) return false;
      close?.();
      onFailure();
      void begin();
      return true;
    },
    stop() {
      isWanted = false;
      clearTimeout(retry);
      close?.();
    },
  };
}

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

/** The number of plays that end in views after the shown one; null without such views. */
function countWaitingPlays(shown: GameView | null, views: readonly GameView[]): number | null {
  if (views.length === 0) return null;
  const ended = new Set(
    views.flatMap(({ plateAppearance: play }) => (play !== null && play.event !== null ? [play.index] : [])),
  );
  if (shown?.plateAppearance?.event) ended.delete(shown.plateAppearance.index);
  return ended.size;
}

const pitchesOf = ({ plateAppearance }: GameView): number => plateAppearance?.pitches.length ?? 0;

/** The newest pitch of a view that an earlier view of the game does not have; null if there is none. Its result is not revealed. */
function newPitch(before: GameView, after: GameView): Omit<ArrivedPitch, 'at'> | null {
  const { plateAppearance: play, people } = after;
  const isSame = before.plateAppearance?.index === play?.index;
  if (play === null || pitchesOf(after) <= (isSame ? pitchesOf(before) : 0)) return null;
  const number = pitchesOf(after);
  return {
    id: `${play.index}-${number}`,
    name: `${ordinal(number)} pitch to ${people[play.batterId] ?? 'the batter'}`,
  };
}

/**
 * Updates the cached play log after a change of the view, or requests it again if the change is not sufficient.
 * Log and view come from different requests, so the log can be newer than the view, and a pending response can be older.
 */
export function updatePlayLog(
  queryClient: QueryClient,
  { queryKey }: ReturnType<typeof playsQuery>,
  [before, after]: [StreamState, StreamState],
): void {
  const log = queryClient.getQueryData(queryKey);
  if (!log) return;
  // the versions of another server are not comparable
  const isOtherServer = after.version <= before.version;
  if (!isOtherServer && log.version >= after.version) return;
  const updated = isOtherServer ? null : updatePlays(log, before.view, after.view);
  if (updated) queryClient.setQueryData(queryKey, { ...updated, version: after.version });
  if (!updated || queryClient.isFetching({ queryKey }) > 0) void queryClient.invalidateQueries({ queryKey });
}

const put = (all: PlateAppearance[], one: PlateAppearance): PlateAppearance[] => [
  ...all.slice(0, one.index),
  one,
  ...all.slice(one.index + 1),
];

/** The log before the current plate appearance; null if the previous one has not ended in it. */
function completeBefore(
  log: PlateAppearance[],
  old: PlateAppearance | null,
  now: PlateAppearance,
): PlateAppearance[] | null {
  if (old?.index === now.index && log.length > now.index) return log;
  const plays = old !== null && old.event !== null && old.index <= log.length ? put(log, old) : log;
  const last = plays[now.index - 1];
  return now.index === 0 || (last !== undefined && last.event !== null) ? plays : null;
}

/**
 * Adds the current plate appearance of a new view to the play log, or replaces it. Null if plays between the two views are
 * missing; then the log must be requested again.
 */
export function updatePlays(plays: Plays, before: GameView, after: GameView): Plays | null {
  const now = after.plateAppearance;
  if (now === null) return plays;
  const earlier = completeBefore(plays.plateAppearances, before.plateAppearance, now);
  return earlier && { ...plays, plateAppearances: put(earlier, now), people: { ...plays.people, ...after.people } };
}
