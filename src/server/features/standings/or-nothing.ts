import type { Answer } from '#server/statsapi/client/response.ts';
import { UpstreamNotFound } from '#server/statsapi/client/upstream-error.ts';
import type { StandingsSource } from './season-asked.ts';

/** An empty list as an answer of now. */
export function nothing<T>({ clock }: StandingsSource): Answer<T[]> {
  return { value: [], asOf: clock.now(), isStale: false };
}

/** A list that the upstream does not have is an empty one. */
export async function orNothing<T>(source: StandingsSource, answer: Promise<Answer<T[]>>): Promise<Answer<T[]>> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof UpstreamNotFound) return nothing(source);
    throw error;
  }
}
