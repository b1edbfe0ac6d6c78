import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

/** Returns all IP addresses of a host. Rejects, or returns none, if the name is unknown. */
export type ResolveName = (host: string, signal: AbortSignal) => Promise<string[]>;

/**
 * Reads the addresses of a host from DNS. `dns.lookup` is not used: it also reads local names, and each slow answer holds one
 * of the few threads that also hash passwords.
 */
export async function resolveName(host: string, signal: AbortSignal): Promise<string[]> {
  if (isIP(host) !== 0) return [host];
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel);
  const families = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  signal.removeEventListener('abort', cancel);
  return families.flatMap((found) => (found.status === 'fulfilled' ? found.value : []));
}
