import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { InvalidInput } from '../errors/app-error.ts';

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E extends { [P in K]: infer S extends z.ZodType }
  ? { [P in K]: z.output<S> }
  : unknown;

/** What a handler is given: the parts that its endpoint has a schema for, parsed. */
export type ParsedInput<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>;

export type RawInput = { params?: unknown; query?: unknown; body?: unknown };

const parts = ['params', 'query', 'body'] as const;

/** Parses a call's input by its endpoint's schemas. Throws `InvalidInput` with every field at fault. */
export function parseInput<E extends Endpoint>(endpoint: E, raw: RawInput): ParsedInput<E> {
  const parsed: RawInput = {};
  const faults: Record<string, string> = {};
  for (const part of parts) {
    const schema = endpoint[part];
    if (schema === undefined) continue;
    const result = schema.safeParse(raw[part] ?? {});
    if (result.success) parsed[part] = result.data;
    else for (const { path, message } of result.error.issues) faults[path.join('.') || part] ??= lowerFirst(message);
  }
  if (Object.keys(faults).length > 0) throw new InvalidInput(faults);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built by these very schemas, in a loop that types cannot follow
  return parsed as ParsedInput<E>;
}

function lowerFirst(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1);
}
