import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { TooManyRequests } from './app-error.ts';
import { createFairShare, networkOf, siteNetworkOf } from './fair-share.ts';

function setUp({ atOnce, ...limits }: { atOnce: number; waiting: number; isBusy?: () => boolean }) {
  const takeTurn = createFairShare(limits);
  const share = <T>(visitor: string, piece: () => Promise<T>) => takeTurn(visitor, piece, atOnce);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (visitor: string, name: string) =>
    share(visitor, () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  return { share, started, work, end: (name: string) => ends.get(name)?.() };
}

test('a visitor waits for own work only', async () => {
  const { started, work, end } = setUp({ atOnce: 2, waiting: 2 });
  const first = ['a1', 'a2', 'a3', 'a4'].map((name) => work('a', name));
  await expect(work('a', 'a5')).rejects.toThrow(TooManyRequests);
  void work('b', 'b1');
  await nextTurn();
  expect(started).toEqual(['a1', 'a2', 'b1']);
  end('a1');
  expect(await first[0]).toBe('a1');
  await nextTurn();
  await nextTurn();
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('while the processor is busy, a visitor has one piece of work at a time, and others do not wait', async () => {
  let isBusy = true;
  const { started, work, end } = setUp({ atOnce: 3, waiting: 10, isBusy: () => isBusy });
  const pieces = ['a1', 'a2', 'a3', 'a4'].map((name) => work('a', name));
  void work('b', 'b1');
  expect(started).toEqual(['a1', 'b1']);
  end('a1');
  await expect.poll(() => started).toEqual(['a1', 'b1', 'a2']);
  isBusy = false;
  end('a2');
  await expect.poll(() => started).toEqual(['a1', 'b1', 'a2', 'a3', 'a4']);
  for (const name of ['a3', 'a4']) end(name);
  expect(await Promise.all(pieces)).toEqual(['a1', 'a2', 'a3', 'a4']);
});

test('failed work frees its place', async () => {
  const { share } = setUp({ atOnce: 1, waiting: 0 });
  const fail = () => share('a', () => Promise.reject(new Error('failed')));
  await expect(fail()).rejects.toThrow('failed');
  await expect(fail()).rejects.toThrow('failed');
});

test('requests of others are processed between two queued pieces of work', async () => {
  const { share } = setUp({ atOnce: 1, waiting: 10 });
  const order: string[] = [];
  const pieces = [1, 2, 3].map((n) => share('a', async () => void order.push(`a${n}`)));
  setImmediate(() => order.push('other'));
  await Promise.all(pieces);
  expect(order).toEqual(['a1', 'other', 'a2', 'a3']);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s belongs to the network %s', (address, network) => expect(networkOf(address)).toBe(network));

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:DB8:1:2::9', '2001:db8:1'],
  ['2001:db8::9', '2001:db8:0'],
])('%s belongs to the site %s', (address, site) => expect(siteNetworkOf(address)).toBe(site));
