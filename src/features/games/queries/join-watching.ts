import type { Connection } from './watch-game.ts';
import { watchIntoCache, type Watched } from './watch-into-cache.ts';

type Watching = { connection: Connection; listeners: Set<(connection: Connection) => void>; stop: () => void };

/** by game and delay */
const watchings = new Map<string, Watching>();

/** Watches a game with one stream, however many parts of the page show it. Returns a function that stops it for this part. */
export function joinWatching(watched: Watched, watch = watchIntoCache): () => void {
  const { gamePk, delay, onConnection } = watched;
  const key = `${gamePk} ${delay}`;
  const watching = watchings.get(key) ?? startWatching(key, watched, watch);
  const listener = (connection: Connection) => onConnection(connection);
  watching.listeners.add(listener);
  onConnection(watching.connection);
  return () => {
    watching.listeners.delete(listener);
    if (watching.listeners.size > 0) return;
    watchings.delete(key);
    watching.stop();
  };
}

function startWatching(key: string, watched: Watched, watch: typeof watchIntoCache): Watching {
  const watching: Watching = { connection: 'connecting', listeners: new Set(), stop: () => undefined };
  watchings.set(key, watching);
  watching.stop = watch({
    ...watched,
    onConnection(connection) {
      watching.connection = connection;
      for (const listener of watching.listeners) listener(connection);
    },
  });
  return watching;
}
