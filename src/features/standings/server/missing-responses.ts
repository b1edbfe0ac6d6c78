import type { UpstreamResponse } from '#sources/statsapi/client/response.ts';
import { UpstreamNotFound } from '#platform/outgoing/upstream-error.ts';
import type { Clock } from '#platform/jobs/clock.ts';

/** A response with an empty list. */
export function emptyResponse<T>({ clock }: { clock: Clock }): UpstreamResponse<T[]> {
  return { value: [], asOf: clock.now(), isStale: false };
}

/** Returns an empty list if the upstream does not have the list. */
export async function emptyIfMissing<T>(
  source: { clock: Clock },
  response: Promise<UpstreamResponse<T[]>>,
): Promise<UpstreamResponse<T[]>> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof UpstreamNotFound) return emptyResponse(source);
    throw error;
  }
}
