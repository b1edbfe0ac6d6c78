import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { migrate } from './migrate.ts';

const db = await createTestDatabase();
const modules = import.meta.glob<object>(['./schema.ts', '../../features/*/tables.ts', '../../sources/*/*/tables.ts'], {
  eager: true,
});
const tables = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap((value: unknown) => (is(value, PgTable) ? [getTableConfig(value)] : []));

type Column = { table_name: string; column_name: string; type: string; is_nullable: 'YES' | 'NO' };

async function columnsInDatabase(): Promise<string[]> {
  const { rows } = await db.$client.query<Column>(
    `select table_name, column_name, is_nullable, format_type(attribute.atttypid, null) as type
     from information_schema.columns
     join pg_attribute attribute on attribute.attrelid = table_name::regclass and attribute.attname = column_name
     where table_schema = 'public' and table_name = any ($1)`,
    [tables.map(({ name }) => name)],
  );
  return rows.map(
    (row) => `${row.table_name}.${row.column_name} ${row.type}${row.is_nullable === 'NO' ? ' not null' : ''}`,
  );
}

test('the tables of the query builder equal those of the database', async () => {
  const seen = tables.flatMap(({ name, columns }) =>
    columns.map((column) => `${name}.${column.name} ${column.getSQLType()}${column.notNull ? ' not null' : ''}`),
  );
  expect((await columnsInDatabase()).toSorted()).toEqual(seen.toSorted());
});

test('primary and unique keys are equal too', async () => {
  const { rows } = await db.$client.query<{ key: string }>(
    `select conrelid::regclass || ' ' || contype::text || ' ' ||
       (select string_agg(attname, ',' order by attname) from pg_attribute where attrelid = conrelid and attnum = any (conkey)) as key
     from pg_constraint where contype in ('p', 'u') and conrelid = any ($1::regclass[])`,
    [tables.map(({ name }) => name)],
  );
  const seen = tables.flatMap(({ name, columns, primaryKeys }) => [
    ...columns.filter(({ primary }) => primary).map((column) => `${name} p ${column.name}`),
    ...primaryKeys.map(
      (key) =>
        `${name} p ${key.columns
          .map((column) => column.name)
          .toSorted()
          .join(',')}`,
    ),
    ...columns.filter(({ isUnique }) => isUnique).map((column) => `${name} u ${column.name}`),
  ]);
  expect(rows.map(({ key }) => key).toSorted()).toEqual(seen.toSorted());
});

test('concurrent processes apply each migration once', async () => {
  await db.$client.query('drop schema public cascade; create schema public');
  await Promise.all([migrate(db.$client), migrate(db.$client), migrate(db.$client)]);
  const { rows } = await db.$client.query<{ name: string }>('select name from migrations');
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  expect(await columnsInDatabase()).not.toEqual([]);
});
