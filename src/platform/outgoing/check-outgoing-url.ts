import { isIP } from 'node:net';
import { isPublicAddress } from './is-public-address.ts';
import { OutgoingError } from './outgoing-error.ts';

/** Other ports belong to other protocols, whose servers must not receive requests from here. */
const ports: ReadonlySet<string> = new Set(['', '443', '8443']);

const mostCharacters = 2000;

/**
 * The URL of a request, if its form allows it: https, without username and password, on a usual port, and not the IP
 * address of a host that is not public. Rejects other URLs with `OutgoingError`, reasons `url` and `address`.
 */
export function checkOutgoingUrl(text: string): URL {
  const url = text.length <= mostCharacters ? URL.parse(text) : null;
  if (url === null) throw new OutgoingError('url', 'This is not a valid URL.');
  if (url.protocol !== 'https:') throw new OutgoingError('url', 'The URL must start with https://.');
  if (url.username !== '' || url.password !== '') {
    throw new OutgoingError('url', 'The URL must not contain a username or a password.');
  }
  if (!ports.has(url.port)) throw new OutgoingError('url', 'The port must be 443 or 8443.');
  const host = hostOf(url);
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw notPublic();
  return url;
}

/** The name of the host, or its IP address without brackets. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}

export function notPublic(): OutgoingError {
  return new OutgoingError('address', 'The address of the host is not public.');
}
