import { UpstreamError } from '#platform/outgoing/upstream-error.ts';

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
