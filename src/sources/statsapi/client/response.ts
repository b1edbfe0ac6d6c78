import { setTimeout as sleep } from 'node:timers/promises';
import { UpstreamError } from '#platform/outgoing/upstream-error.ts';

/**
 * A converted response and its age: `asOf` is the time of the response (epoch ms, league clock);
 * `isStale` means that a later request failed.
 */
export type UpstreamResponse<T> = { value: T; asOf: number; isStale: boolean };

/** The body of a good response. */
export type CachedResponse = {
  body: object;
  /** epoch ms, league clock */ asOf: number;
  /** characters of its text */ size: number;
  /** stored by an earlier process */ isFromStore?: true;
};

/** Converts the value of a response and copies its age. */
export function mapResponse<T, U>(response: UpstreamResponse<T>, convert: (value: T) => U): UpstreamResponse<U> {
  return { value: convert(response.value), asOf: response.asOf, isStale: response.isStale };
}

/** Real time and randomness, independent of the league's clock. Times are monotonic epoch ms. */
export type Timing = {
  now(): number;
  sleep(ms: number): Promise<void>;
  /** aborts after `ms` */
  deadline(ms: number): AbortSignal;
  /** 0 (inclusive) to 1 (exclusive) */
  random(): number;
};

export const machineTiming: Timing = {
  now: () => performance.timeOrigin + performance.now(),
  sleep: async (ms) => {
    await sleep(ms, undefined, { ref: false });
  },
  deadline: (ms) => AbortSignal.timeout(ms),
  random: Math.random,
};

/** Resolves to null when a signal is aborted. */
export function aborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
}

/** Caches the converted value of each body, so that a cached response is converted once. */
export function memoizeByBody<T extends {}>(convert: (body: unknown) => T): (body: unknown) => T {
  const converted = new WeakMap<object, T>();
  return (body) => {
    if (typeof body !== 'object' || body === null) return convert(body);
    const value = converted.get(body) ?? convert(body);
    converted.set(body, value);
    return value;
  };
}

/** Turns a failure of the upstream, which the client has logged, into no work done. Other errors are thrown again. */
export function zeroIfUpstreamFails(error: unknown): number {
  if (error instanceof UpstreamError) return 0;
  throw error;
}

/** Returns null if the upstream fails. */
export async function nullIfUpstreamFails<T>(response: Promise<T>): Promise<T | null> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof UpstreamError) return null;
    throw error;
  }
}

/**
 * Caches the latest result for each first argument, while the other arguments stay the same. The upstream client returns
 * the same list until the next response, so a list can be the first argument.
 */
export function memoizeLatest<K extends object, R extends readonly unknown[], T>(
  work: (first: K, ...others: R) => T,
): (first: K, ...others: R) => T {
  const results = new WeakMap<K, { others: R; result: T }>();
  return (first, ...others) => {
    const latest = results.get(first);
    if (latest?.others.every((other, index) => Object.is(other, others[index]))) return latest.result;
    const result = work(first, ...others);
    results.set(first, { others, result });
    return result;
  };
}
