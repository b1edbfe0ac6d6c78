import { expect, inject, test } from 'vitest';
import { CannotStart } from '#server/league-process/cannot-start.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { openDatabase } from './open-database.ts';

const db = await createTestDatabase();

test('a database of a newer version is refused in one line, and nothing is applied', async () => {
  await db.$client.query("insert into migrations (name) values ('9999-future.sql')");
  await db.$client.query("delete from migrations where name = '0001-initial.sql'");
  const { rows } = await db.$client.query<{ name: string }>('select current_database() as name');
  const server = { connection: inject('databaseConnection'), stop: () => Promise.resolve() };
  const attempt = openDatabase(server, rows[0]?.name ?? '', () => undefined);
  await expect(attempt).rejects.toThrow(CannotStart);
  await expect(attempt).rejects.toThrow(
    /^The database \w+ cannot be opened: its schema is newer[^\n]*9999-future\.sql[^\n]*$/,
  );
});
