/**
 * Why a request to a URL of a user was not answered: `url` (not https, a port or credentials that are not allowed),
 * `name` (the name of the host is unknown), `address` (the host has an address that is not public), `time` (the time limit),
 * `certificate` (not valid for the host), `connection` (refused, reset, not HTTP), `stopped` (the caller's signal).
 */
type OutgoingReason = 'url' | 'name' | 'address' | 'time' | 'certificate' | 'connection' | 'stopped';

/** A request was not sent or not answered. The message can be shown to the user who entered the URL. */
export class OutgoingError extends Error {
  readonly reason: OutgoingReason;

  constructor(reason: OutgoingReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'OutgoingError';
    this.reason = reason;
  }
}
