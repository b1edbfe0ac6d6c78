import { randomBytes } from 'node:crypto';
import { openDb } from '../open-db.ts';
import { openServer } from '../open-server.ts';
import { users } from '../schema.ts';

/**
 * A program for tests: starts the private server of the folder in its first argument, inserts users one after the other into the database of
 * the second, and prints each name after the database has acknowledged it. It runs until it is killed.
 */
async function writeUntilKilled(dataDir: string, database: string): Promise<never> {
  const { connection } = await openServer({ databaseUrl: null, dataDir });
  const { db } = await openDb(connection, database, () => undefined);
  const run = randomBytes(4).toString('hex');
  process.stdout.write('ready\n');
  for (let number = 0; ; number += 1) {
    const username = `${run}-${number}`;
    await db.insert(users).values({ username, usernameKey: username, createdAt: new Date() });
    process.stdout.write(`${username}\n`);
  }
}

await writeUntilKilled(process.argv[2] ?? '', process.argv[3] ?? 'called_shot_killed').catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
