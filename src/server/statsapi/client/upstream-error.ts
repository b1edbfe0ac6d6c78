/**
 * Why the upstream did not help: `network` (refused, reset, truncated), `timeout`, `status` (an HTTP refusal),
 * `body` (not JSON), `shape` (JSON, but not the kind asked for), `open` (the breaker holds requests back),
 * `busy` (our own ceiling of requests is used up).
 */
export type UpstreamReason = 'network' | 'timeout' | 'status' | 'body' | 'shape' | 'open' | 'busy';

type Detail = { status?: number; retryAfter?: number; cause?: unknown };

/** The upstream failed. `status` is its HTTP status if it gave one, `retryAfter` the milliseconds it asks us to wait. */
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

/** The upstream works and has no such thing (HTTP 404). */
export class UpstreamNotFound extends UpstreamError {
  constructor(message: string) {
    super('status', message, { status: 404 });
    this.name = 'UpstreamNotFound';
  }
}
