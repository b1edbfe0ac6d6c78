/**
 * A converted response and its age: `asOf` is the time of the response (epoch ms, league clock);
 * `isStale` means that a later request failed.
 */
export type Answer<T> = { value: T; asOf: number; isStale: boolean };

/** Converts the value of a response and keeps its age. */
export function mapAnswer<T, U>(answer: Answer<T>, see: (value: T) => U): Answer<U> {
  return { value: see(answer.value), asOf: answer.asOf, isStale: answer.isStale };
}
