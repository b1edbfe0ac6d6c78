import type { Endpoint } from '#platform/api/endpoint.ts';
import type { ErrorBody, SignUpErrorBody, PlainErrorBody } from '#platform/api/errors.ts';

/** The error body in the format of the endpoint. */
export function toErrorBody(
  body: ErrorBody,
  format: Endpoint['errorFormat'],
): ErrorBody | PlainErrorBody | SignUpErrorBody {
  const { code, message, fields } = body.error;
  if (format === 'plain') return { error: message, code, ...(fields && { fields }) };
  if (format === 'sign-up') return { Error: message, error: message, code, fields: fields ?? {} };
  return body;
}
