import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/**
 * A process that commits one row with a key every 25 ms, and writes each duration in ms to its output, one per line. Its argument is the
 * connection as JSON.
 */
const pause = 25;
const client = new Client(JSON.parse(process.argv[2] ?? '{}'));
await client.connect();
await client.query(
  'create table committed (id integer generated always as identity primary key, at timestamptz not null)',
);
for (;;) {
  const began = performance.now();
  await client.query({ name: 'commit', text: 'insert into committed (at) values (now())' });
  process.stdout.write(`${performance.now() - began}\n`);
  await sleep(pause);
}
