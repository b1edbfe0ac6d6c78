import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type PgTransactionConfig, PgDialect } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import { Client, Pool, type ClientConfig, type PoolClient, type QueryResultRow } from 'pg';
import { migrate } from './migrate.ts';
import * as schema from './schema.ts';

type Queries = NodePgDatabase<typeof schema>;
type Transact = <T>(work: (tx: Tx) => Promise<T>, config?: PgTransactionConfig) => Promise<T>;

/** A transaction, with its connection. */
export type Tx = Omit<Queries, 'transaction'> & { $client: PoolClient; transaction: Transact };
export type Db = Omit<Queries, 'transaction'> & { $client: Pool; transaction: Transact };

const alreadyExists = new Set(['42P04', '23505']);

/** Settlement reads old and new rows in one `returning` clause, which PostgreSQL has since version 18. */
export async function requireSupportedVersion(client: Client): Promise<void> {
  const { rows } = await client.query<{ major: number }>(
    `select current_setting('server_version_num')::integer / 10000 as major`,
  );
  const major = rows[0]?.major ?? 0;
  if (major < 18) throw new Error(`PostgreSQL 18 or newer is required, but the server has version ${major}`);
}

/** a machine that has vanished refuses no connection */
const connectionTimeoutMillis = 5000;

async function createIfMissing(connection: ClientConfig, name: string): Promise<void> {
  const client = new Client({ ...connection, connectionTimeoutMillis });
  await client.connect();
  try {
    await requireSupportedVersion(client);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (error) {
    // created by another process at the same time
    if (!(error instanceof Error && 'code' in error && alreadyExists.has(String(error.code)))) throw error;
  } finally {
    await client.end();
  }
}

/** Replaces the database name in the connection string, or sets it without one. */
export function withDatabaseName(connection: ClientConfig, name: string): ClientConfig {
  if (connection.connectionString === undefined) return { ...connection, database: name };
  const url = new URL(connection.connectionString);
  url.pathname = `/${name}`;
  return { connectionString: url.href };
}

function transactOn(queries: Pick<Queries, 'transaction'>, $client: PoolClient): Transact {
  return (work, config) =>
    queries.transaction((tx) => {
      const nested = { transaction: tx.transaction.bind(tx) };
      return work(Object.assign(tx, { $client, transaction: transactOn(nested, $client) }));
    }, config);
}

/** The query builder on a pool. Its own transactions never return the connection to the pool if `begin` fails. */
export function createDb(pool: Pool): Db {
  const queries = drizzle(pool, { schema });
  const transaction: Transact = async (...parameters) => {
    const client = await pool.connect();
    try {
      return await transactOn(drizzle(client, { schema }), client)(...parameters);
    } finally {
      client.release();
    }
  };
  return Object.assign(queries, { transaction });
}

/** Opens a database, created and migrated if needed. `onError` receives errors of idle connections. */
export async function openDb(
  connection: ClientConfig,
  name: string,
  onError: (error: unknown) => void,
): Promise<{ db: Db; close: () => Promise<void> }> {
  await createIfMissing(connection, name);
  // connections stay open: a new one must authenticate and plan every statement again
  const limits = { max: 10, idleTimeoutMillis: 0, connectionTimeoutMillis };
  const pool = new Pool({ ...withDatabaseName(connection, name), ...limits });
  pool.on('error', onError);
  // a connection that ends while it is in use would end the process; its next query fails anyway
  pool.on('connect', (client) => client.on('error', () => undefined));
  await migrate(pool).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  return { db: createDb(pool), close: () => pool.end() };
}

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
