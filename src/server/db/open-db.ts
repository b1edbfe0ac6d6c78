import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Client, Pool, type ClientConfig } from 'pg';
import { migrate } from './migrate.ts';
import { startOwnServer } from './own-server.ts';
import * as schema from './schema.ts';

export type Db = NodePgDatabase<typeof schema> & { $client: Pool };
export type OpenDb = { db: Db; close: () => Promise<void> };

/** `databaseUrl` null: a private server in `dataDir`. `name`: leagues never share a database, so theirs tell them apart. */
export type DbSettings = { databaseUrl: string | null; dataDir: string; name: string };

type Server = { connection: ClientConfig; stop: () => Promise<void> };

const serverOf = ({ databaseUrl, dataDir }: DbSettings): Promise<Server> =>
  databaseUrl === null
    ? startOwnServer(dataDir)
    : Promise.resolve({ connection: { connectionString: databaseUrl }, stop: () => Promise.resolve() });

async function createIfMissing(connection: ClientConfig, name: string): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  await client.end();
}

/** With an address given, `name` is put in place of its database; the private server's has none of its own. */
const within = (connection: ClientConfig, name: string): ClientConfig => {
  if (connection.connectionString === undefined) return { ...connection, database: name };
  const url = new URL(connection.connectionString);
  url.pathname = `/${name}`;
  return { connectionString: url.href };
};

/** Opens the database of a league, made and migrated if need be. Throws in words when it cannot be had. */
export async function openDb(settings: DbSettings): Promise<OpenDb> {
  const server = await serverOf(settings);
  try {
    await createIfMissing(server.connection, settings.name);
    const pool = new Pool({ ...within(server.connection, settings.name), max: 12 });
    await migrate(pool);
    const close = async () => {
      await pool.end();
      await server.stop();
    };
    return { db: drizzle(pool, { schema }), close };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
