import { expect, inject, test } from 'vitest';
import { CannotStart } from '#platform/settings/cannot-start.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { openDatabase } from './open-database.ts';

test.each([
  ['a newer', '9999-future.sql', 'its schema is newer than this version of Called Shot'],
  ['an older', '0001-initial.sql', 'its schema is older than Called Shot supports'],
])(
  'a database with the schema of %s version is refused in one line, and nothing is applied',
  async (_, migration, problem) => {
    const db = await createTestDatabase();
    await db.$client.query('delete from migrations');
    await db.$client.query('insert into migrations (name) values ($1)', [migration]);
    const { rows } = await db.$client.query<{ name: string }>('select current_database() as name');
    const server = { connection: inject('databaseConnection'), stop: () => Promise.resolve() };
    const attempt = openDatabase(server, rows[0]?.name ?? '', () => undefined);
    await expect(attempt).rejects.toThrow(CannotStart);
    await expect(attempt).rejects.toThrow(/^The database \w+ cannot be opened: [^\n]*$/);
    await expect(attempt).rejects.toThrow(`${problem} (${migration})`);
    const { rows: applied } = await db.$client.query<{ name: string }>('select name from migrations');
    expect(applied).toEqual([{ name: migration }]);
  },
);
