import { setTimeout as delay } from 'node:timers/promises';

/** Resolves to the result of `work`, or null when it fails or takes more than `ms`. */
export async function resultWithin<T>(work: Promise<T>, ms: number): Promise<T | null> {
  return Promise.race([delay(ms, null, { ref: false }), work.catch(() => null)]);
}
