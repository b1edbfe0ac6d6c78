import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, inject, onTestFinished } from 'vitest';
import { openDb } from '#server/db/open-db.ts';
import type { Db } from '#server/db/open-db.ts';

async function runSql(sql: string): Promise<void> {
  const client = new Client(inject('databaseConnection'));
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** Runs after the current test, or outside of a test after the file. A hook that a test adds to its file would never run. */
function runAfterwards(work: () => Promise<void>): void {
  try {
    onTestFinished(work);
  } catch {
    afterAll(work);
  }
}

/** Creates a migrated, empty database; it is dropped after the test, or after the file if it is not created in a test. */
export async function createTestDatabase(): Promise<Db> {
  const name = `called_shot_test_${randomBytes(6).toString('hex')}`;
  await runSql(`create database ${name} template ${inject('databaseTemplate')}`);
  const { db, close } = await openDb(inject('databaseConnection'), name, () => undefined);
  runAfterwards(async () => {
    await close();
    await runSql(`drop database ${name} with (force)`);
  });
  return db;
}
