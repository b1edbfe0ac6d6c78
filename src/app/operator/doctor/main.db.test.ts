import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { createTestFolder } from '#tests/support/create-test-folder.ts';
import { checkDatabase } from './main.ts';

const ofUrl = { databaseUrl: 'postgres://database.example', dataDir: '.data' };

test('without a database of npm start, none is created', async () => {
  const dataDir = join(createTestFolder(), 'data');
  expect(await checkDatabase({ databaseUrl: null, dataDir })).toEqual({
    detail: `none in ${dataDir}: npm start with these settings creates it`,
    problem: null,
  });
  expect(existsSync(dataDir)).toBe(false);
});

test('the version of a server that responds', async () => {
  const open = async () => ({ connection: inject('databaseConnection'), stop: () => Promise.resolve() });
  expect(await checkDatabase(ofUrl, open)).toEqual({
    detail: expect.stringMatching(/^PostgreSQL \d+\.\d+ responds in [\d.]+ ms$/),
    problem: null,
  });
});

test('a server that does not respond is stopped, and the error is that of the connection', async () => {
  let isStopped = false;
  const stop = async () => void (isStopped = true);
  const open = async () => ({ connection: { host: '/no/such/folder' }, stop });
  await expect(checkDatabase(ofUrl, open)).rejects.toThrow(/ENOENT/);
  expect(isStopped).toBe(true);
});
