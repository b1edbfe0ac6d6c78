import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';

const retryMs = 1000;

/**
 * Holds a session that owns the server, and calls `own` again when it breaks; `own` finds the server or starts it. Rejects if
 * the first call fails. The returned function stops this and returns the session; null if the server has ended.
 */
export async function maintainServerLock(own: () => Promise<Client>): Promise<() => Promise<Client | null>> {
  let isReleased = false;

  async function reacquire(): Promise<Client | null> {
    if (isReleased) return null;
    try {
      return watched(await own());
    } catch {
      await delay(retryMs);
      return reacquire();
    }
  }

  function watched(client: Client): Client {
    client.once('end', () => {
      if (!isReleased) owned = reacquire();
    });
    return client;
  }

  let owned: Promise<Client | null> = Promise.resolve(watched(await own()));
  return () => {
    isReleased = true;
    return owned;
  };
}
