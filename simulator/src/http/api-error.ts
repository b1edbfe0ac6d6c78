/** An error response of the Stats API; `status` is the HTTP status, `number` the API's message number. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly number: number;

  constructor(status: number, number: number, message: string) {
    super(message);
    this.status = status;
    this.number = number;
  }
}

export function objectNotFound(): ApiError {
  return new ApiError(404, 10, 'Object not found');
}

export function invalidValue(value: string): ApiError {
  return new ApiError(400, 11, `Invalid Request with value: ${value}`);
}

/** The body of an error response, at a league time in epoch ms. */
export function apiErrorBody({ number, message }: Pick<ApiError, 'number' | 'message'>, now: number) {
  return { messageNumber: number, message, timestamp: new Date(now).toISOString(), traceId: null };
}
