import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { PoolClient } from 'pg';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { bundleProgram } from '#tests/support/database/bundle-program.ts';
import { CannotStart } from '../settings/cannot-start.ts';
import { openDatabase } from './open-database.ts';
import { openServer } from './open-server.ts';

/** Its creation takes most of the time of a test, so that all use the same one; the first test creates it. */
const folder = mkdtempSync(join(tmpdir(), 'called-shot-test-'));
// the server's account can enter it
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const writer = await bundleProgram(join(import.meta.dirname, 'testing/write-until-killed.ts'), folder);

/** A server that still runs must not be that of the next test. */
afterEach(async () => {
  if (existsSync(join(folder, 'postgres/postmaster.pid'))) await open().then(({ stop }) => stop());
});

const open = () => openServer({ databaseUrl: null, dataDir: folder });
const postmaster = (): number => Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10);

/** Runs the writing program, kills it after it printed `enough` names, and returns the names. */
async function writtenBeforeKill(enough: number, kill: (pid: number) => void): Promise<string[]> {
  const child = spawn(process.execPath, [writer, folder], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const names: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line !== 'ready') names.push(line);
    if (names.length === enough && child.pid !== undefined) kill(child.pid);
  });
  await new Promise<void>((resolve) => child.once('close', () => resolve()));
  expect(output).toBe('');
  return names;
}

test('an application killed eight times, twice with its database, loses no acknowledged write', async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < 8; round += 1) {
    const names = await writtenBeforeKill(3 + ((round * 7) % 20), (pid) => {
      const database = postmaster();
      process.kill(pid, 'SIGKILL');
      // every fourth time the database processes are killed too, as in a power failure
      if (round % 4 === 3) process.kill(database, 'SIGKILL');
    });
    acknowledged.push(...names);
  }
  const { db, close } = await openDatabase(await open(), 'called_shot_killed', () => undefined);
  const { rows } = await db.$client.query<{ username: string }>('select username from users');
  await close();
  const stored = new Set(rows.map(({ username }) => username));
  expect(acknowledged.length).toBeGreaterThan(40);
  expect(acknowledged.filter((name) => !stored.has(name))).toEqual([]);
}, 240_000);

test('a server that a killed application left running is taken over', async () => {
  await writtenBeforeKill(1, (pid) => process.kill(pid, 'SIGKILL'));
  const before = postmaster();
  const server = await open();
  expect(postmaster()).toBe(before);
  await server.stop();
  expect(() => postmaster()).toThrow(/ENOENT/);
});

test('a second application is rejected with one line, and the first one continues', async () => {
  const first = await open();
  const second = open();
  await expect(second).rejects.toThrow(CannotStart);
  await expect(second).rejects.toThrow(/^Another Called Shot process is using the database in [^\n]*$/);
  const database = await openDatabase(first, 'called_shot_open', () => undefined);
  expect(await database.isResponsive()).toBe(true);
  await database.close();
  expect(await database.isResponsive()).toBe(false);
});

test('a server that dies is started again with all its data', async () => {
  const database = await openDatabase(await open(), 'called_shot_dying', () => undefined);
  await database.db.$client.query("insert into users (username, username_key, created_at) values ('a', 'a', now())");
  for (let round = 0; round < 2; round += 1) {
    const before = postmaster();
    process.kill(before, 'SIGKILL');
    const isBack = async () => {
      expect(postmaster()).not.toBe(before);
      expect(await database.isResponsive()).toBe(true);
    };
    await vi.waitFor(isBack, { timeout: 30_000, interval: 50 });
    expect((await database.db.$client.query('select from users')).rowCount).toBe(1);
  }
  await database.close();
  expect(() => postmaster()).toThrow(/ENOENT/);
}, 120_000);

test('closing stops the server although a connection was not returned', async () => {
  const database = await openDatabase(await open(), 'called_shot_open', () => undefined);
  (await database.db.$client.connect()).on('error', () => undefined);
  await database.close();
  expect(() => postmaster()).toThrow(/ENOENT/);
}, 60_000);

test('transactions that cannot begin return their connections', async () => {
  const database = await openDatabase(await open(), 'called_shot_open', () => undefined);
  const pool = database.db.$client;
  const breakConnection = (client: PoolClient) =>
    void client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
  pool.on('acquire', breakConnection);
  for (let round = 0; round < 15; round += 1)
    await expect(database.db.transaction((tx) => tx.execute('select 1'))).rejects.toThrow();
  pool.off('acquire', breakConnection);
  expect(await database.isResponsive()).toBe(true);
  await database.close();
}, 60_000);

test('the log of the server contains no rows', async () => {
  const database = await openDatabase(await open(), 'called_shot_open', () => undefined);
  const { $client } = database.db;
  const add = () =>
    $client.query("insert into users (username, username_key, created_at) values ('secret', 'secret', now())");
  await add();
  await expect(add()).rejects.toThrow(/duplicate/);
  await expect($client.query("select 'secret'::integer")).rejects.toThrow(/secret/);
  await database.close();
  expect(readFileSync(join(folder, 'postgres.log'), 'utf8')).not.toContain('secret');
});

test('an unreachable server is reported in one line', async () => {
  const server = await openServer({ databaseUrl: 'postgres://nobody@127.0.0.1:9/x', dataDir: '' });
  const attempt = openDatabase(server, 'called_shot_mlb', () => undefined);
  await expect(attempt).rejects.toThrow(CannotStart);
  await expect(attempt).rejects.toThrow(/^The database called_shot_mlb cannot be opened: [^\n]*ECONNREFUSED[^\n]*$/);
});
