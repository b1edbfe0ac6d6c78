import * as fc from 'fast-check';
import type { Endpoint } from '#platform/api/endpoint.ts';
import { inputOf, type KnownValues } from './value-arbitrary.ts';

const roles = ['visitor', 'owner', 'other'] as const;

/** A request of a random endpoint. `payload`: the JSON text of the body. */
export type FuzzRequest = {
  name: string;
  method: Endpoint['method'];
  url: string;
  role: (typeof roles)[number];
  payload?: string;
};

/** Percent-encodes text; a lone surrogate becomes the replacement character. */
const encode = (value: unknown): string => encodeURIComponent(toText(value).toWellFormed());

const toText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

function urlOf(path: string, params: unknown, query: unknown): string {
  const values = new Map(entriesOf(params));
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = encode(values.get(name));
    // these would be the path of another endpoint
    return ['', '.', '..'].includes(value) ? name : value;
  });
  const fields = entriesOf(query).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encode(value)}`]));
  return fields.length === 0 ? filled : `${filled}?${fields.join('&')}`;
}

const nothing = fc.constant<unknown>(undefined);

/** Body texts that are no JSON, or no object. */
const brokenBodies = ['', '{', 'null', '[]', '"text"', '{"a":1}}', '[[[[[[[[[[]]]]]]]]]]'];

/** Generates requests of one endpoint. */
export function requestOf(name: string, endpoint: Endpoint, known: KnownValues): fc.Arbitrary<FuzzRequest> {
  const { method, path, params, query, body } = endpoint;
  const payload = body
    ? fc.oneof(
        { weight: 9, arbitrary: inputOf(body, known).map((value) => JSON.stringify(value)) },
        { weight: 1, arbitrary: fc.constantFrom(...brokenBodies) },
      )
    : nothing;
  return fc
    .tuple(
      params ? inputOf(params, known) : nothing,
      query ? inputOf(query, known) : nothing,
      payload,
      fc.constantFrom(...roles),
    )
    .map(([pathValues, fields, text, role]) => ({
      name,
      method,
      url: urlOf(path, pathValues, fields),
      role,
      ...(typeof text === 'string' && { payload: text }),
    }));
}
