import { nothingSeen, parseSeen, type SeenGames } from './seen-games.ts';

const cacheName = 'seen-games';
const address = '/offline/seen-games.json';

/** The games stored in this browser for the offline page. */
export async function readSeen(): Promise<SeenGames> {
  const kept = await caches.match(address, { cacheName });
  const value: unknown = await kept?.json().catch(() => null);
  return value === undefined ? nothingSeen : parseSeen(value);
}

export async function writeSeen(seen: SeenGames): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(address, Response.json(seen));
}
