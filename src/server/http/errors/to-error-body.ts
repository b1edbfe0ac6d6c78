import type { Endpoint } from '#contract/api/endpoint.ts';
import type { ErrorBody, SignUpRefusal, WordsBody } from '#contract/api/errors.ts';

/** The error body in the format of the endpoint. */
export function toErrorBody(body: ErrorBody, kind: Endpoint['refusals']): ErrorBody | WordsBody | SignUpRefusal {
  const { code, message, fields } = body.error;
  if (kind === 'in-words') return { error: message, code, ...(fields && { fields }) };
  if (kind === 'of-sign-up') return { Error: message, error: message, code, fields: fields ?? {} };
  return body;
}
