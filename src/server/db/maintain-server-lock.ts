import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';

const tryAgainMs = 1000;

/**
 * Owns a server for as long as its owner's session lasts, and owns it anew by `own` when that breaks, which finds the
 * server or starts it. Rejects when it cannot be owned at first. What it gives ends the watch and
 * hands over the session; null when the server is gone.
 */
export async function maintainServerLock(own: () => Promise<Client>): Promise<() => Promise<Client | null>> {
  let isReleased = false;

  async function ownAgain(): Promise<Client | null> {
    if (isReleased) return null;
    try {
      return watched(await own());
    } catch {
      await delay(tryAgainMs);
      return ownAgain();
    }
  }

  function watched(client: Client): Client {
    client.once('end', () => {
      if (!isReleased) owned = ownAgain();
    });
    return client;
  }

  let owned: Promise<Client | null> = Promise.resolve(watched(await own()));
  return () => {
    isReleased = true;
    return owned;
  };
}
