import { setTimeout as sleep } from 'node:timers/promises';

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
