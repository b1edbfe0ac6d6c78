import { noStoredGames, parseStoredGames, type StoredGames } from './stored-games.ts';

const cacheName = 'seen-games';
const address = '/offline/seen-games.json';

/** The games stored in this browser for the offline page. */
export async function readStoredGames(): Promise<StoredGames> {
  const response = await caches.match(address, { cacheName });
  const value: unknown = await response?.json().catch(() => null);
  return value === undefined ? noStoredGames : parseStoredGames(value);
}

export async function writeStoredGames(games: StoredGames): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(address, Response.json(games));
}
