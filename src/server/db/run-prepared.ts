import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResultRow } from 'pg';
import type { Db } from './open-db.ts';

const dialect = new PgDialect();
const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 20);
  names.set(text, name);
  return name;
}

/**
 * A statement that is asked with every request, in the database's own words with `$1` and so on: put together, read and
 * planned once.
 */
export function prepared<Row extends QueryResultRow>(text: string): (db: Db, values: unknown[]) => Promise<Row[]> {
  const name = nameOf(text);
  return async (db, values) => (await db.$client.query<Row>({ name, text, values })).rows;
}

/**
 * Runs a statement that is asked again and again: the database reads and plans its text once per connection. What
 * varies has to be a parameter, but for a limit, which the plan has to know.
 */
export async function runPrepared<Row extends QueryResultRow>(db: Db, statement: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const { rows } = await db.$client.query<Row>({ name: nameOf(text), text, values: params });
  return rows;
}

type Built<Rows> = { toSQL(): { sql: string }; prepare(name: string): { execute(): Promise<Rows> } };

/** The same for a query that was built. */
export function runBuilt<Rows>(query: Built<Rows>): Promise<Rows> {
  return query.prepare(nameOf(query.toSQL().sql)).execute();
}
