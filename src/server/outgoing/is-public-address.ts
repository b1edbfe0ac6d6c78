import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Ranges of the IANA registries of special-purpose addresses, and addresses of cloud services for their own machines. */
const reservedIpv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** Of the assigned unicast range: protocol assignments with Teredo, documentation, and 6to4, which contains IPv4 addresses. */
const reservedIpv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

/** The only range from which public IPv6 addresses are assigned. Mapped and translated IPv4 addresses are outside. */
const assignedIpv6 = ['2000::/3'];

const ipv4 = listOf(reservedIpv4, 'ipv4');
const ipv6 = listOf(reservedIpv6, 'ipv6');
const assigned = listOf(assignedIpv6, 'ipv6');

/**
 * Whether an IP address belongs to a host on the public Internet: not private, shared, loopback, link-local, multicast,
 * reserved, or an IPv6 address that contains an IPv4 address. False for texts that are no IP address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !ipv4.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return assigned.check(address, 'ipv6') && !ipv6.check(address, 'ipv6');
}

function listOf(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', length = ''] = range.split('/');
    list.addSubnet(network, Number(length), family);
  }
  return list;
}
