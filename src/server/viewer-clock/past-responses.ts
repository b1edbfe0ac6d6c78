import { maxDelay } from '#domain/viewer-clock/viewer-clock.ts';
import { NotYet } from '#server/http/errors/app-error.ts';
import { createPastValues } from './past-values.ts';

/** A request for a response as of `instant`. Times are epoch ms, league clock. */
export type PastReading = {
  /** the same for requests with the same response */
  address: string;
  instant: number;
  now: number;
  /** the response changes while games are played, not only when games end */
  isLive: boolean;
};

/** Responses for viewers who see an earlier instant. */
export type PastResponses = {
  /**
   * The response as of the instant: one that was known then, or the newest if no result has become known since. Throws `NotYet`
   * if neither exists.
   */
  read<T extends object>(reading: PastReading, make: () => Promise<T>): Promise<T>;
  /** Call this when results have become known. */
  noteResults(now: number): void;
};

const keptFor = maxDelay * 1000;
const maxAddresses = 500;

/** `startedAt`: results of earlier times are not known */
export function createPastResponses(startedAt: number): PastResponses {
  const past = createPastValues<object>({ keptFor, maxKeys: maxAddresses });
  let resultsAt = startedAt;
  return {
    async read<T extends object>({ address, instant, now, isLive }: PastReading, make: () => Promise<T>): Promise<T> {
      const newest = await make();
      past.record(address, newest, now);
      const known = past.find(address, instant);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- recorded above for the same address
      if (known !== null) return known as T;
      if (!isLive && resultsAt <= instant) return newest;
      throw new NotYet(Math.ceil((now - instant) / 1000));
    },
    noteResults(now) {
      resultsAt = now;
    },
  };
}
