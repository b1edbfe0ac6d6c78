import { z } from 'zod';

/**
 * Why a request failed: `network` (refused, reset, truncated), `timeout`, `status` (an HTTP error status),
 * `body` (not JSON), `limit` (a body that is too large or nested too deeply), `shape` (JSON of an unexpected shape),
 * `open` (the circuit breaker is open), `busy` (the rate limit is exceeded).
 */
const reasons = ['network', 'timeout', 'status', 'body', 'limit', 'shape', 'open', 'busy'] as const;

export type UpstreamReason = (typeof reasons)[number];

type Detail = { status?: number; retryAfter?: number; cause?: unknown };

/** The upstream failed. `status` is the HTTP status, if any; `retryAfter` is the requested pause in ms, if any. */
export class UpstreamError extends Error {
  readonly reason: UpstreamReason;
  readonly status: number | null;
  readonly retryAfter: number | null;

  constructor(reason: UpstreamReason, message: string, detail: Detail = {}) {
    super(message, { cause: detail.cause });
    this.name = 'UpstreamError';
    this.reason = reason;
    this.status = detail.status ?? null;
    this.retryAfter = detail.retryAfter ?? null;
  }
}

/** The requested resource does not exist (HTTP 404). */
export class UpstreamNotFound extends UpstreamError {
  constructor(message: string) {
    super('status', message, { status: 404 });
    this.name = 'UpstreamNotFound';
  }
}

/** A failure as another process of the site reports it. */
export const upstreamFailureSchema = z.object({
  reason: z.enum(reasons),
  message: z.string(),
  status: z.number().nullable(),
});

export type UpstreamFailure = z.infer<typeof upstreamFailureSchema>;

/** Describes a failure for another process. Throws an error that is not of the upstream. */
export function toUpstreamFailure(error: unknown): UpstreamFailure {
  if (!(error instanceof UpstreamError)) throw error;
  return { reason: error.reason, message: error.message, status: error.status };
}

export function fromUpstreamFailure({ reason, message, status }: UpstreamFailure): UpstreamError {
  if (status === 404) return new UpstreamNotFound(message);
  return new UpstreamError(reason, message, status === null ? {} : { status });
}
