import { UpstreamError } from '#server/statsapi/client/upstream-error.ts';

/** What can be done without: null when the upstream does not give it. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof UpstreamError) return null;
    throw error;
  }
}
