import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '#tests/support/app/find-free-port.ts';
import { CannotStart } from '../settings/cannot-start.ts';
import { databaseName, openDatabase } from './open-database.ts';

const ofSeed = (seed: string) => databaseName({ kind: 'simulated', seed, openingDay: '2031-03-20' });

test('each league has a separate database', () => {
  expect(databaseName({ kind: 'mlb', seed: 'x', openingDay: null })).toBe('called_shot_mlb');
  expect(databaseName({ kind: 'recorded', seed: 'x', openingDay: null })).toBe('called_shot_recorded');
  expect(ofSeed('called-shot')).toBe('called_shot_simulated_2031_03_20_called_shot');
});

test('similar seeds have different names, and long seeds fit', () => {
  const names = ['a b', 'a_b', 'A-b', 'a-b', 'é', 'x'.repeat(64), `${'x'.repeat(63)}y`].map(ofSeed);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name.length > 63 || !/^[a-z0-9_]+$/.test(name))).toEqual([]);
});

/** A server that answers each connection with the next of these errors of PostgreSQL; the last one remains. */
async function startRefusing(port: number, codes: string[]): Promise<number> {
  const server = createServer((socket) => {
    const code = codes.length > 1 ? codes.shift() : codes[0];
    const fields = Buffer.from(`SFATAL\0C${code}\0Mrefused with ${code}\0\0`);
    const head = Buffer.alloc(5);
    head.write('E');
    head.writeInt32BE(fields.length + 4, 1);
    socket.once('data', () => socket.end(Buffer.concat([head, fields])));
    socket.on('error', () => undefined);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

const openAt = (port: number, onAway?: (line: string) => void) =>
  openDatabase(
    { connection: { host: '127.0.0.1', port, user: 'u', password: 'p' }, stop: () => Promise.resolve() },
    'called_shot_mlb',
    () => undefined,
    onAway && { pauseMs: 1, onAway },
  );

test('a server that is away, starts or is full is waited for, and each fault is reported once', async () => {
  const lines: string[] = [];
  const port = await startRefusing(0, ['57P03', '57P03', '53300', '28P01']);
  await expect(openAt(port, (line) => lines.push(line))).rejects.toThrow(CannotStart);
  expect(lines).toEqual([
    'The database called_shot_mlb cannot be opened: refused with 57P03',
    'The database called_shot_mlb cannot be opened: refused with 53300',
  ]);
});

test('a server that refuses connections is waited for until it is there', async () => {
  const port = await findFreePort();
  const lines: string[] = [];
  const opening = openAt(port, (line) => {
    lines.push(line);
    void startRefusing(port, ['28P01']);
  });
  await expect(opening).rejects.toThrow('refused with 28P01');
  expect(lines).toEqual([expect.stringContaining('ECONNREFUSED')]);
});

test('without patience the first fault ends the start', async () => {
  await expect(openAt(await startRefusing(0, ['57P03']))).rejects.toThrow('refused with 57P03');
});
