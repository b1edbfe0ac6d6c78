import { Agent, fetch } from 'undici';
import { version } from '#platform/settings/version.ts';
import { type Fetch, mostBytes } from './fetch-json.ts';

/** `maxResponseSize` counts the bytes as sent, before decompression. */
const dispatcher = new Agent({ maxResponseSize: mostBytes, connections: 10 });

/**
 * Creates a `fetch` for the upstream that limits the compressed size of a body and the number of connections to a host. Its
 * `User-Agent` has the version, and the operator's `contact` (an email address or a URL) if there is one.
 */
export function createBoundedFetch(contact: string | null): Fetch {
  const userAgent = `called-shot/${version}${contact === null ? '' : ` (+${contact})`}`;
  return (url, init) => fetch(url, { ...init, headers: { ...init.headers, 'user-agent': userAgent }, dispatcher });
}

export const boundedFetch: Fetch = createBoundedFetch(null);
