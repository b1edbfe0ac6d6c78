/** An answer of the Stats API that is not 200; `status` is the HTTP status, `number` the API's own message number. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly number: number;

  constructor(status: number, number: number, message: string) {
    super(message);
    this.status = status;
    this.number = number;
  }
}

export function objectNotFound() {
  return new Refusal(404, 10, 'Object not found');
}

export function invalidValue(value: string) {
  return new Refusal(400, 11, `Invalid Request with value: ${value}`);
}

/** The body in the API's form. */
export function refusalBody({ number, message }: Pick<Refusal, 'number' | 'message'>, now: number) {
  return { messageNumber: number, message, timestamp: new Date(now).toISOString(), traceId: null };
}
