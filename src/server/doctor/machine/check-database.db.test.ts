import { expect, inject, test } from 'vitest';
import { checkDatabase } from './check-database.ts';

test('the version of a server that responds', async () => {
  const open = async () => ({ connection: inject('databaseConnection'), stop: () => Promise.resolve() });
  expect(await checkDatabase(open)).toEqual({
    detail: expect.stringMatching(/^PostgreSQL \d+\.\d+ responds in [\d.]+ ms$/),
    problem: null,
  });
});

test('a server that does not respond is stopped, and the error is that of the connection', async () => {
  let isStopped = false;
  const stop = async () => void (isStopped = true);
  const open = async () => ({ connection: { host: '/no/such/folder' }, stop });
  await expect(checkDatabase(open)).rejects.toThrow(/ENOENT/);
  expect(isStopped).toBe(true);
});
