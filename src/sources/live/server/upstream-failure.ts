import { z } from 'zod';
import { UpstreamError, UpstreamNotFound, upstreamReasons } from '#platform/outgoing/upstream-error.ts';

/** A failure as another process of the site reports it. */
export const upstreamFailureSchema = z.object({
  reason: z.enum(upstreamReasons),
  message: z.string(),
  status: z.number().nullable(),
});

type UpstreamFailure = z.infer<typeof upstreamFailureSchema>;

/** Describes a failure for another process. Throws an error that is not of the upstream. */
export function toUpstreamFailure(error: unknown): UpstreamFailure {
  if (!(error instanceof UpstreamError)) throw error;
  return { reason: error.reason, message: error.message, status: error.status };
}

export function fromUpstreamFailure({ reason, message, status }: UpstreamFailure): UpstreamError {
  if (status === 404) return new UpstreamNotFound(message);
  return new UpstreamError(reason, message, status === null ? {} : { status });
}
