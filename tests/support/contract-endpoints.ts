import type { Endpoint } from '#platform/api/endpoint.ts';

const files = import.meta.glob<object>(['../../src/features/*/contract.ts', '../../src/features/*/contract/*.ts'], {
  eager: true,
});

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every endpoint of the contract, by the name of its constant. */
export const endpoints: Record<string, Endpoint> = Object.fromEntries(
  Object.values(files).flatMap((file) => Object.entries(file).filter(([, value]) => isEndpoint(value))),
);

export function endpointOf(name: string): Endpoint {
  const endpoint = endpoints[name];
  if (endpoint === undefined) throw new Error(`No file of the contract has the endpoint ${name}`);
  return endpoint;
}
