import type { QueryClient } from '@tanstack/react-query';
import { createLeagueReading } from '#features/league/queries.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { send, callUrl } from '#platform/page/call.ts';
import { viewerStore } from '#platform/page/viewer-store.ts';
import { countWaitingPlays, createReleaseQueue, newPitch, waitingStore } from '#platform/page/waiting.ts';
import type { GameView, PlateAppearance } from '#rules/baseball/game/model.ts';
import { ordinal } from '#rules/baseball/stats/figures.ts';
import { isPresent } from '#rules/viewer/viewer.ts';
import { type StreamState, applyDelta, decodeDelta } from '#sources/live/codec/delta.ts';
import type { gameStream, LiveGame, game, Plays } from '../contract.ts';
import { boxQuery, type gameQuery, type playsQuery } from './games.ts';
import { createGameFollower, type LoadedGame, watchGame, type Connection } from './watch-game.ts';

export type Watched = {
  queryClient: QueryClient;
  gamePk: string;
  queries: { game: ReturnType<typeof gameQuery>; plays: ReturnType<typeof playsQuery> };
  /** of the viewer, in seconds of the league's clock; another one starts the watching again */
  delay: number;
  onConnection(connection: Connection): void;
};

/** Requests the changes since a version; null for a 304 response. */
async function requestChanges(gamePk: string, since: number | null): Promise<LiveGame | null> {
  try {
    return await send<typeof game>('GET /api/games/:gamePk', {
      params: { gamePk },
      query: since === null ? {} : { since },
    });
  } catch (error) {
    if (isApiError(error) && error.status === 304) return null;
    throw error;
  }
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

type Next = StreamState & Partial<Pick<LiveGame, 'freshness'>>;

/** The game in the query cache, which the page shows. */
function createShownGame({ queryClient, gamePk, queries }: Watched) {
  const { queryKey } = queries.game;
  const refreshBox = createBoxRefresh(queryClient, gamePk);
  const read = (): LoadedGame | null => {
    const game = queryClient.getQueryData(queryKey);
    return game?.view ? { ...game, view: game.view } : null;
  };
  const change = (next: Partial<LiveGame>) =>
    queryClient.setQueryData(queryKey, (game) => (game ? { ...game, ...next } : game));
  const show = (next: Next) => {
    const before = read();
    change(next);
    if (before === null) return;
    updatePlayLog(queryClient, queries.plays, [before, next]);
    refreshBox(before.view, next.view);
  };
  return { read, change, show };
}

/**
 * Updates a game, and its play log if it is loaded, in the query cache as soon as the viewer's clock allows. Returns a function that
 * stops it.
 */
export function watchIntoCache(watched: Watched): () => void {
  const { queryClient, gamePk, delay, onConnection } = watched;
  const shown = createShownGame(watched);
  const reading = createLeagueReading(queryClient);
  const queue = createReleaseQueue<Next>({
    clock: viewerStore.clock,
    ...reading,
    show: shown.show,
    onChange: (waiting) =>
      waitingStore.setPlays(
        gamePk,
        countWaitingPlays(
          shown.read()?.view ?? null,
          waiting.map(({ view }) => view),
        ),
      ),
  });
  /** the newest state, which the viewer may not see yet; null: the shown one */
  let received: LoadedGame | null = null;
  const read = () => received ?? shown.read();
  const receive = (next: Next, knownAt: number) => {
    const before = read();
    if (before !== null) received = { ...before, ...next };
    const pitch = before === null ? null : newPitch(before.view, next.view);
    if (pitch !== null) {
      const { play, number, batter } = pitch;
      waitingStore.addPitch(gamePk, {
        id: `${play}-${number}`,
        name: `${ordinal(number)} pitch to ${batter.name}`,
        at: knownAt,
      });
    }
    queue.add(next, knownAt);
  };
  const follower = createGameFollower({
    read,
    write: (next) => receive(next, reading.leagueNow()),
    request: (since) => requestChanges(gamePk, since),
  });
  /** when the server has last sent something (epoch ms, league clock) */
  let heardAt = 0;
  /** While nothing arrives, the game is as old as the last message. */
  const connect = (connection: Connection) => {
    const freshness = shown.read()?.freshness;
    if (connection === 'reconnecting' && freshness?.isStale === false)
      shown.change({ freshness: { ...freshness, asOf: Math.max(freshness.asOf, heardAt) } });
    onConnection(connection);
  };
  const watch = (restart: () => boolean) =>
    watchGame({
      streamUrl: () =>
        callUrl<typeof gameStream>('/api/games/:gamePk/stream', {
          params: { gamePk },
          query: { since: read()?.version },
        }),
      follower,
      onFreshness: (freshness) => shown.change({ freshness }),
      onMessage: () => (heardAt = reading.leagueNow()),
      onConnection: connect,
      restart,
    });
  const stopListening = viewerStore.subscribe(queue.release);
  const stop = isPresent({ ...viewerStore.clock(), delay })
    ? watch(() => false)
    : watchFromInstant({
        gamePk,
        startWith(game) {
          queue.clear();
          received = null;
          if (game.version > (shown.read()?.version ?? 0)) shown.show(game);
          else shown.change(game);
        },
        receive,
        watch,
        onFailure: () => connect('reconnecting'),
      });
  return () => {
    stopListening();
    queue.clear();
    stop();
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

const retryDelay = 3000;

type Watching = {
  gamePk: string;
  /** shows the game as it was at the viewer's instant, and forgets what was received before */
  startWith(game: Next): void;
  /** `knownAt`: epoch ms, league clock */
  receive(next: StreamState, knownAt: number): void;
  /** Returns a function that stops it. */
  watch(restart: () => boolean): () => void;
  onFailure(): void;
};

/**
 * Shows the game at the viewer's instant, adds the states since then, and watches it from then on; again after each interruption, because
 * only the server knows when the missed states were known. Returns a function that stops it.
 */
function watchFromInstant({ gamePk, startWith, receive, watch, onFailure }: Watching): () => void {
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
      onFailure();
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
    stop = watch(restart);
  };
  const restart = (): boolean => {
    // nothing of a held page changes
    if (viewerStore.clock().heldAt !== null) return false;
    stop?.();
    onFailure();
    void begin();
    return true;
  };
  void begin();
  return () => {
    isWanted = false;
    clearTimeout(retry);
    stop?.();
  };
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
