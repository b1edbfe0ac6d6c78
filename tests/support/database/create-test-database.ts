import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, inject, onTestFinished } from 'vitest';
import { openDb, type Db } from '#platform/db/open-db.ts';

/** Runs a statement in the database of the connection to the test server. */
async function runSql(sql: string): Promise<void> {
  const client = new Client(inject('databaseConnection'));
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Runs after the current test, or outside of a test after the file. A hook that a test adds to its file would never run. */
function runAfterwards(work: () => Promise<void>): void {
  try {
    onTestFinished(work);
  } catch {
    afterAll(work);
  }
}

/** Copies a database without connections. The copy is dropped after the test, or after the file if it is not made in a test. */
async function copyDatabase(template: string): Promise<string> {
  const name = `called_shot_test_${randomBytes(6).toString('hex')}`;
  await runSql(`create database ${name} template ${template}`);
  runAfterwards(() => runSql(`drop database ${name} with (force)`));
  return name;
}

/** Creates a migrated, empty database, which is dropped like a copy. */
export async function createTestDatabase(): Promise<Db> {
  const name = await copyDatabase(inject('databaseTemplate'));
  const { db, close } = await openDb(inject('databaseConnection'), name, () => undefined);
  // runs before the database is dropped: the last hook is the first
  runAfterwards(close);
  return db;
}
