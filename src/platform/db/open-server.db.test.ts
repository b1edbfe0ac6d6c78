import { spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client, type PoolClient } from 'pg';
import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { bundleProgram } from '#tests/support/database/bundle-program.ts';
import { CannotStart } from '../settings/cannot-start.ts';
import { openDatabase } from './open-database.ts';
import { openServer, openSharedServer } from './open-server.ts';
import { serverAccount } from './server-folders.ts';

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

async function writeAsServer(path: string, text: string): Promise<void> {
  writeFileSync(path, text, { mode: 0o600 });
  const account = await serverAccount();
  if (account !== null) chownSync(path, account.uid, account.gid);
}

/** Names of the private server's files, with their content. */
const readLocks = () =>
  ['postmaster.pid', '.s.PGSQL.5432.lock'].map((name) => {
    const path = join(folder, 'postgres', name);
    return [path, readFileSync(path, 'utf8')] as const;
  });

test('a server that runs but cannot be reached is reported at once in one line', async () => {
  const server = await open();
  const socket = join(folder, 'postgres/.s.PGSQL.5432');
  renameSync(socket, `${socket}.away`);
  const began = performance.now();
  const line = /^The database server of \S+ runs and cannot be reached \([^\n]*ENOENT[^\n]*\): stop its process \d+$/;
  for (const openAny of [openServer, openSharedServer]) {
    const attempt = openAny({ databaseUrl: null, dataDir: folder });
    await expect(attempt).rejects.toThrow(CannotStart);
    await expect(attempt).rejects.toThrow(line);
  }
  expect(performance.now() - began).toBeLessThan(10_000);
  renameSync(`${socket}.away`, socket);
  await server.stop();
});

test('a server starts although another process has the number of one that ended in a crash', async () => {
  const server = await open();
  const locks = readLocks();
  await server.stop();
  const account = await serverAccount();
  const other = spawn('sleep', ['600'], { ...account, cwd: '/', stdio: 'ignore' });
  for (const [path, text] of locks) await writeAsServer(path, text.replace(/^\d+/, String(other.pid)));
  const next = await open();
  expect(postmaster()).not.toBe(other.pid);
  await next.stop();
  expect(other.exitCode).toBe(null);
  other.kill();
});

test('a server that recovers from a crash for longer than a usual start is waited for', async () => {
  await (await open()).stop();
  const data = join(folder, 'postgres');
  const recovering = spawn('sleep', ['600'], { cwd: data, stdio: 'ignore' });
  await writeAsServer(join(data, 'postmaster.pid'), `${recovering.pid}\n${'\n'.repeat(6)}starting\n`);
  const usual = performance.now.bind(performance);
  let calls = 0;
  const now = vi.spyOn(performance, 'now').mockImplementation(() => usual() + (calls++ === 0 ? 0 : 60_000));
  onTestFinished(() => now.mockRestore());
  const opening = openSharedServer({ databaseUrl: null, dataDir: folder });
  await expect.poll(() => calls).toBeGreaterThan(5);
  recovering.kill();
  const server = await opening;
  now.mockRestore();
  await server.stop();
});

test('a data folder whose path is too long for a socket is reached from any temporary folder', async () => {
  const dataDir = join(folder, 'é'.repeat(60));
  const server = await openServer({ databaseUrl: null, dataDir });
  const usual = process.env.TMPDIR;
  onTestFinished(() => {
    process.env.TMPDIR = usual;
  });
  process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'other-'));
  const shared = await openSharedServer({ databaseUrl: null, dataDir });
  expect(shared.connection.host).toContain(process.env.TMPDIR);
  const client = new Client(shared.connection);
  await client.connect();
  await client.end();
  process.env.TMPDIR = join(folder, 'x'.repeat(80));
  mkdirSync(process.env.TMPDIR);
  const attempt = openSharedServer({ databaseUrl: null, dataDir });
  await expect(attempt).rejects.toThrow(/^The path of DATA_DIR is too long for a socket, set a shorter one: \S+$/);
  await server.stop();
});

test.each([
  ['17', /is of PostgreSQL 17, and this version of Called Shot has 18\. Run "npm run admin -- backup" [^\n]*$/],
  [null, /has no database \(no file PG_VERSION\): move the folder away$/],
])('data of the version %s is reported at once in one line', async (version, line) => {
  const dataDir = join(folder, `version-${version}`);
  const data = join(dataDir, 'postgres');
  mkdirSync(data, { recursive: true });
  if (version !== null) writeFileSync(join(data, 'PG_VERSION'), `${version}\n`);
  const account = await serverAccount();
  if (account !== null) chownSync(data, account.uid, account.gid);
  const attempt = openServer({ databaseUrl: null, dataDir });
  await expect(attempt).rejects.toThrow(CannotStart);
  await expect(attempt).rejects.toThrow(line);
});

test.skipIf(process.getuid?.() !== 0)('data of another account is reported at once in one line', async () => {
  const dataDir = join(folder, 'of-root');
  mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  const attempt = openServer({ databaseUrl: null, dataDir });
  await expect(attempt).rejects.toThrow(
    /of-root\/postgres belongs to another account and is not used: run as that account, or move it away$/,
  );
});

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
