import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Client, Pool, type ClientConfig } from 'pg';
import { migrate } from './migrate.ts';
import * as schema from './schema.ts';

export type Db = NodePgDatabase<typeof schema> & { $client: Pool };
export type OpenDb = { db: Db; close: () => Promise<void> };

const alreadyThere = new Set(['42P04', '23505']);

async function createIfMissing(connection: ClientConfig, name: string): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (error) {
    // made by another process at the same moment
    if (!(error instanceof Error && 'code' in error && alreadyThere.has(String(error.code)))) throw error;
  } finally {
    await client.end();
  }
}

/** With an address given, `name` is put in place of its database; the private server's has none of its own. */
export function withDatabaseName(connection: ClientConfig, name: string): ClientConfig {
  if (connection.connectionString === undefined) return { ...connection, database: name };
  const url = new URL(connection.connectionString);
  url.pathname = `/${name}`;
  return { connectionString: url.href };
}

/** Opens a database of a server, made and migrated if need be. `onTrouble` hears of connections lost while idle. */
export async function openDb(
  connection: ClientConfig,
  name: string,
  onTrouble: (error: unknown) => void,
): Promise<OpenDb> {
  await createIfMissing(connection, name);
  // a connection that was opened is kept: another one has to sign in and to plan every statement anew
  const kept = { max: 12, idleTimeoutMillis: 0 };
  const pool = new Pool({ ...withDatabaseName(connection, name), ...kept, connectionTimeoutMillis: 5000 });
  pool.on('error', onTrouble);
  await migrate(pool);
  return { db: drizzle(pool, { schema }), close: () => pool.end() };
}
