/**
 * Why a request failed: `network` (refused, reset, truncated), `timeout`, `status` (an HTTP error status),
 * `body` (not JSON), `limit` (a body that is too large or nested too deeply), `shape` (JSON of an unexpected shape),
 * `open` (the circuit breaker is open), `busy` (the rate limit is exceeded).
 */
export const upstreamReasons = ['network', 'timeout', 'status', 'body', 'limit', 'shape', 'open', 'busy'] as const;

export type UpstreamReason = (typeof upstreamReasons)[number];

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

/** The rate limit depends on the visitor, so the failure does not concern the requests of others. */
export function isBusy(error: unknown): boolean {
  return error instanceof UpstreamError && error.reason === 'busy';
}
