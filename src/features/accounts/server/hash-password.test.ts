import { expect, test } from 'vitest';
import { passwordFault } from '../rules/password-rule.ts';
import { createQueue, isCommonPassword } from './hash-password.ts';

const limits = { atOnce: 1, waiting: 10 };

/** Queues work with these names at once, each in the line of its first letter and urgent if that is a capital. */
async function orderOf(queue: ReturnType<typeof createQueue>, names: readonly string[]) {
  const order: string[] = [];
  let running = 0;
  const work = (name: string) =>
    queue(
      async () => {
        running += 1;
        expect(running).toBe(1);
        await Promise.resolve();
        order.push(name);
        running -= 1;
      },
      /[A-Z]/.test(name) ? null : name.slice(0, 1),
    ).catch((error: unknown) => {
      expect(error).toMatchObject({ code: 'busy' });
      order.push(`no ${name}`);
    });
  await Promise.all(names.map(work));
  return order;
}

test('work runs one at a time, urgent work first, and then one of each line in turn', async () => {
  const names = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1', 'Urgent'];
  expect(await orderOf(createQueue(limits), names)).toEqual(['a1', 'Urgent', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('a full queue refuses more work of its only line, but not urgent work', async () => {
  const names = ['a1', 'a2', 'a3', 'a4', 'Urgent'];
  const order = await orderOf(createQueue({ ...limits, waiting: 2 }), names);
  expect(order).toEqual(['a1', 'no a4', 'Urgent', 'a2', 'a3']);
});

test('in a full queue, a shorter line takes a place of the longest', async () => {
  const names = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1', 'a5', 'd1'];
  const order = await orderOf(createQueue({ ...limits, waiting: 4 }), names);
  expect(order.filter((name) => !name.startsWith('no'))).toEqual(['a1', 'a2', 'b1', 'c1', 'd1']);
});

test('six hundred sign-ins of one network delay one of another network by one', async () => {
  const queue = createQueue({ atOnce: 1, waiting: 500 });
  const flood = Array.from({ length: 600 }, (_, n) => `a${n}`);
  const done = (await orderOf(queue, [...flood, 'b'])).filter((name) => !name.startsWith('no'));
  expect(done.indexOf('b')).toBe(2);
  expect(done).toHaveLength(501);
});

test('failed work frees its place', async () => {
  const queue = createQueue({ ...limits, waiting: 1 });
  await expect(queue(() => Promise.reject(new Error('failed')), 'a')).rejects.toThrow('failed');
  await expect(queue(async () => 'done', 'a')).resolves.toBe('done');
});

const fault = (password: string) => passwordFault(password, { username: 'Casey', email: null }, isCommonPassword);

test.each([
  'Baseball1!',
  'CalledShot1!',
  'GoCubsGo1!',
  ' '.repeat(15),
  'x'.repeat(128),
  'P@ssw0rd123!',
  'PASSWORD2025!',
  'Correct Horse Battery Staple',
  'Qwertyuiop1!',
  'iloveyouiloveyou',
  '123456789012345',
  'Michael1986!',
  'letmeinletmein1',
  'NETFLIX2025!',
  'Nationals2019!',
  'abcdefghijklmnop',
  'qwertyuiopasdfghjkl',
])('%j is too easy to guess', (password) => expect(fault(password)).toMatch(/guess/));

test.each(['a long enough passphrase', 'Over-the-wall-9', 'Hr7!hitter', 'velvet cactus marches north'])(
  '%j is accepted',
  (password) => expect(fault(password)).toBeNull(),
);
