import { expect, test } from 'vitest';
import { passwordFault } from '../rules/password-rule.ts';
import { createQueue, isCommonPassword } from './hash-password.ts';

test('work runs one at a time, urgent work first', async () => {
  const queue = createQueue({ atOnce: 1, waiting: 10 });
  const order: string[] = [];
  let running = 0;
  const work = (name: string, isUrgent: boolean) =>
    queue(async () => {
      running += 1;
      expect(running).toBe(1);
      await Promise.resolve();
      order.push(name);
      running -= 1;
    }, isUrgent);
  await Promise.all([work('first', false), work('second', false), work('third', false), work('urgent', true)]);
  expect(order).toEqual(['first', 'urgent', 'second', 'third']);
});

test('a full queue refuses more work, but not urgent work', async () => {
  const queue = createQueue({ atOnce: 1, waiting: 1 });
  const work = async () => {};
  const [, , refused, urgent] = await Promise.allSettled([queue(work), queue(work), queue(work), queue(work, true)]);
  expect([refused, urgent]).toMatchObject([{ status: 'rejected', reason: { code: 'busy' } }, { status: 'fulfilled' }]);
});

test('failed work frees its place', async () => {
  const queue = createQueue({ atOnce: 1, waiting: 1 });
  await expect(queue(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  await expect(queue(async () => 'done')).resolves.toBe('done');
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
