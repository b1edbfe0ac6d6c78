import { isIP } from 'node:net';
import { performance } from 'node:perf_hooks';
import { TooManyRequests } from './app-error.ts';

type Waiting = { atOnce: number; start(): void };
type Share = { running: number; queue: Waiting[] };

type Options = {
  /** queued pieces of work of a visitor, beyond which more are refused */
  waiting: number;
  /** whether the processor is busy: then a visitor has one piece of work at a time and pauses after each; absent: never */
  isBusy?: (() => boolean) | undefined;
};

/** Runs work of a visitor. `atOnce`: how many pieces of the visitor may run with this one, by its cost */
export type TakeTurn = <T>(visitor: string, work: () => Promise<T>, atOnce: number) => Promise<T>;

const retryAfterSeconds = 5;
/** ms; work can also be long because it waits for others */
const longestPause = 500;
/** others have at least three quarters of a busy processor */
const pauseFactor = 3;

/**
 * Gives each visitor a share of the processor. Pieces of work of one visitor run in order, and requests of others are
 * processed between two of them. While the processor is busy, a visitor whose work is queued pauses after each piece for
 * three times as long as it took. Throws `TooManyRequests` if `waiting` pieces of the same visitor are queued.
 */
export function createFairShare({ waiting, isBusy = () => false }: Options): TakeTurn {
  const shares = new Map<string, Share>();

  function hasTurn({ running }: Share, atOnce: number): boolean {
    return running < (isBusy() ? 1 : atOnce);
  }

  function startQueued(visitor: string, share: Share): void {
    for (let next = share.queue[0]; next !== undefined && hasTurn(share, next.atOnce); next = share.queue[0]) {
      share.queue.shift();
      share.running += 1;
      next.start();
    }
    if (share.running === 0) shares.delete(visitor);
  }

  function end(visitor: string, share: Share, duration: number): void {
    const free = () => {
      share.running -= 1;
      startQueued(visitor, share);
    };
    if (share.queue.length === 0) free();
    else if (isBusy()) setTimeout(free, Math.min(pauseFactor * duration, longestPause));
    else setImmediate(free);
  }

  return async (visitor, work, atOnce) => {
    const share = shares.get(visitor) ?? { running: 0, queue: [] };
    shares.set(visitor, share);
    if (share.queue.length === 0 && hasTurn(share, atOnce)) share.running += 1;
    else if (share.queue.length >= waiting) throw new TooManyRequests(retryAfterSeconds);
    else await new Promise<void>((start) => share.queue.push({ atOnce, start }));
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      end(visitor, share, performance.now() - startedAt);
    }
  };
}

/** ms */
const loadSample = 50;
/** of one core */
const busyShare = 0.4;

/** Creates a function that returns whether this process, with the threads that compress and draw, was busy in the last moments. */
export function createLoadCheck(): () => boolean {
  const read = () => {
    const { user, system } = process.cpuUsage();
    return { used: (user + system) / 1000, at: performance.now() };
  };
  let last = read();
  let isBusy = false;
  setInterval(() => {
    const { used, at } = last;
    last = read();
    isBusy = (last.used - used) / (last.at - at) > busyShare;
  }, loadSample).unref();
  return () => isBusy;
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
