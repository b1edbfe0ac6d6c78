import { isIP } from 'node:net';
import { TooManyRequests } from './app-error.ts';

type Share = { running: number; queue: (() => void)[] };

const retryAfterSeconds = 5;

/**
 * Runs at most `atOnce` pieces of work of a visitor at a time, in order. Throws `TooManyRequests` if `waiting` pieces of the
 * same visitor are queued. Requests of others are processed between two queued pieces.
 */
export function createFairShare({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const shares = new Map<string, Share>();

  async function start(share: Share): Promise<void> {
    if (share.running < atOnce) {
      share.running += 1;
      return;
    }
    if (share.queue.length >= waiting) throw new TooManyRequests(retryAfterSeconds);
    await new Promise<void>((resolve) => share.queue.push(resolve));
  }

  function end(visitor: string, share: Share): void {
    const next = share.queue.shift();
    if (next) setImmediate(next);
    else share.running -= 1;
    if (share.running === 0) shares.delete(visitor);
  }

  return async <T>(visitor: string, work: () => Promise<T>): Promise<T> => {
    const share = shares.get(visitor) ?? { running: 0, queue: [] };
    shares.set(visitor, share);
    await start(share);
    try {
      return await work();
    } finally {
      end(visitor, share);
    }
  };
}

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

/** The range that a provider assigns to a site at most: an IPv4 address or an IPv6 /48. Who has it can use each /64 of it. */
export function siteNetworkOf(address: string): string {
  return networkOf(address).split(':').slice(0, 3).join(':');
}

/** The part of a client's address that the log contains: the /24 of an IPv4 address, the /48 of an IPv6 address. */
export function shortenAddress(address: string): string {
  if (isIP(address) === 0) return 'unknown';
  const network = siteNetworkOf(address);
  if (network.includes(':')) return `${network}::/48`;
  return `${network.split('.').slice(0, 3).join('.')}.0/24`;
}
