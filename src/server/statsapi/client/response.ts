/**
 * A converted response and its age: `asOf` is the time of the response (epoch ms, league clock);
 * `isStale` means that a later request failed.
 */
export type UpstreamResponse<T> = { value: T; asOf: number; isStale: boolean };

/** Converts the value of a response and keeps its age. */
export function mapResponse<T, U>(answer: UpstreamResponse<T>, see: (value: T) => U): UpstreamResponse<U> {
  return { value: see(answer.value), asOf: answer.asOf, isStale: answer.isStale };
}
