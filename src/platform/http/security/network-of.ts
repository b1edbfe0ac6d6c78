import { isIP } from 'node:net';

/** The address range that one customer of a provider usually has: an IPv4 address or an IPv6 /64. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const first = head.split(':').filter((group) => group !== '');
  const last = address.includes('::') ? tail.split(':').filter((group) => group !== '') : [];
  const gap = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...gap, ...last].slice(0, 4).join(':');
}

/** The part of a client's address that the log contains: the /24 of an IPv4 address, the /48 of an IPv6 address. */
export function shortenAddress(address: string): string {
  if (isIP(address) === 0) return 'unknown';
  const network = networkOf(address);
  if (network.includes(':')) return `${network.split(':').slice(0, 3).join(':')}::/48`;
  return `${network.split('.').slice(0, 3).join('.')}.0/24`;
}
