import type { z } from 'zod';
import type { Endpoint } from '#platform/api/endpoint.ts';
import { InvalidInput } from '../errors/app-error.ts';

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E extends { [P in K]: infer S extends z.ZodType }
  ? { [P in K]: z.output<S> }
  : unknown;

/** The parsed input of a handler: the parts for which the endpoint has a schema. */
export type ParsedInput<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>;

export type RawInput = { params?: unknown; query?: unknown; body?: unknown };

const parts = ['params', 'query', 'body'] as const;

/** Parses the input of a call with the endpoint's schemas. Throws `InvalidInput` with every invalid field. */
export function parseInput<E extends Endpoint>(endpoint: E, raw: RawInput): ParsedInput<E> {
  const parsed: RawInput = {};
  const errors: Record<string, string> = {};
  for (const part of parts) {
    const schema = endpoint[part];
    if (schema === undefined) continue;
    const result = schema.safeParse(raw[part] ?? {});
    if (result.success) parsed[part] = result.data;
    else for (const { path, message } of result.error.issues) errors[path.join('.') || part] ??= lowerFirst(message);
  }
  if (Object.keys(errors).length > 0) throw new InvalidInput(errors);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built by these very schemas, in a loop that types cannot follow
  return parsed as ParsedInput<E>;
}

function lowerFirst(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1);
}
