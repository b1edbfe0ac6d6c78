/**
 * What the upstream said, and how old it is: `asOf` is epoch ms (league clock) of the upstream's answer;
 * `isStale` tells that the upstream has failed to answer since.
 */
export type Answer<T> = { value: T; asOf: number; isStale: boolean };

/** The same answer seen another way, with its age. */
export function mapAnswer<T, U>(answer: Answer<T>, see: (value: T) => U): Answer<U> {
  return { value: see(answer.value), asOf: answer.asOf, isStale: answer.isStale };
}
