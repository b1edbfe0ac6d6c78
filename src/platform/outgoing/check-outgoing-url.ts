import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

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

/** The only range from which public IPv6 addresses are assigned. */
const assignedIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** A public address at which a cloud serves its own machines. */
const cloudService = '168.63.129.16';

/**
 * Whether an IP address belongs to a host on the public Internet: not private, shared, loopback, link-local, multicast,
 * reserved, or an IPv6 address that contains an IPv4 address. False for texts that are no IP address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%') || address === cloudService) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(assignedIpv6));
}

/**
 * Why a request to a URL of a user was not answered: `url` (not https, a port or credentials that are not allowed),
 * `name` (the name of the host is unknown), `address` (the host has an address that is not public), `time` (the time limit),
 * `certificate` (not valid for the host), `connection` (refused, reset, not HTTP), `stopped` (the caller's signal).
 */
type OutgoingReason = 'url' | 'name' | 'address' | 'time' | 'certificate' | 'connection' | 'stopped';

/** A request was not sent or not answered. The message can be shown to the user who entered the URL. */
export class OutgoingError extends Error {
  readonly reason: OutgoingReason;

  constructor(reason: OutgoingReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'OutgoingError';
    this.reason = reason;
  }
}
