/**
 * A converted response and its age: `asOf` is the time of the response (epoch ms, league clock);
 * `isStale` means that a later request failed.
 */
export type UpstreamResponse<T> = { value: T; asOf: number; isStale: boolean };

/** Converts the value of a response and copies its age. */
export function mapResponse<T, U>(response: UpstreamResponse<T>, convert: (value: T) => U): UpstreamResponse<U> {
  return { value: convert(response.value), asOf: response.asOf, isStale: response.isStale };
}
