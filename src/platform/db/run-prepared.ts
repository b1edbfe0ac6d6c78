import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import type { QueryResultRow } from 'pg';
import type { Db } from './open-db.ts';

const dialect = new PgDialect();
const names = new LRUCache<string, string>({
  max: 2000,
  memoMethod: (text) => createHash('sha256').update(text).digest('base64url').slice(0, 20),
});

/** Runs a prepared statement: the database parses and plans it once per connection. Its text must be the same each time. */
export async function runPrepared<Row extends QueryResultRow>(db: Db, statement: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const { rows } = await db.$client.query<Row>({ name: names.memo(text), text, values: params });
  return rows;
}

type Built<Rows> = { toSQL(): { sql: string }; prepare(name: string): { execute(): Promise<Rows> } };

/** Runs a query of the query builder as a prepared statement. */
export function runBuilt<Rows>(query: Built<Rows>): Promise<Rows> {
  return query.prepare(names.memo(query.toSQL().sql)).execute();
}

/** Resolves to the result of `work`, or null when it fails or takes more than `ms`. */
export async function resultWithin<T>(work: Promise<T>, ms: number): Promise<T | null> {
  const timeout = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), ms).unref();
  });
  return Promise.race([timeout, work.catch(() => null)]);
}
