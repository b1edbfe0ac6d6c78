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
