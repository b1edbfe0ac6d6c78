import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

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
