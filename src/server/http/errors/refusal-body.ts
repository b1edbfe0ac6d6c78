import type { Endpoint } from '#contract/endpoint.ts';
import type { ErrorBody, SignUpRefusal, WordsBody } from '#contract/errors.ts';

/** A refusal in the form that its endpoint promises. */
export function refusalBody(body: ErrorBody, kind: Endpoint['refusals']): ErrorBody | WordsBody | SignUpRefusal {
  const { code, message, fields } = body.error;
  if (kind === 'in-words') return { error: message, code, ...(fields && { fields }) };
  if (kind === 'of-sign-up') return { Error: message, error: message, code, fields: fields ?? {} };
  return body;
}
