import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDb } from '#platform/db/open-db.ts';
import { openServer, type DbServer } from '#platform/db/open-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseConnection: ClientConfig;
    databaseTemplate: string;
  }
}

type TestServer = DbServer & { cleanUp: () => void };

/** Nothing survives the run, so that commits need not wait for the disk. */
async function skipDiskWrites(connection: ClientConfig): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  await client.query('alter system set fsync = off');
  await client.query('alter system set full_page_writes = off');
  await client.query('select pg_reload_conf()');
  await client.end();
}

/** Uses the server of DATABASE_URL, or starts one for this run. */
async function startServer(): Promise<TestServer> {
  const databaseUrl = process.env.DATABASE_URL;
  if (databaseUrl) {
    const server = await openServer({ databaseUrl, dataDir: '' });
    return { ...server, cleanUp: () => undefined };
  }
  const folder = mkdtempSync(join(tmpdir(), 'called-shot-database-'));
  chmodSync(folder, 0o755);
  const server = await openServer({ databaseUrl: null, dataDir: folder });
  await skipDiskWrites(server.connection);
  return { ...server, cleanUp: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Provides one PostgreSQL for the whole run, with a migrated template database that each file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { connection, stop, cleanUp } = await startServer();
  const template = `called_shot_template_${process.pid}`;
  const { close } = await openDb(connection, template, () => undefined);
  await close();
  project.provide('databaseConnection', connection);
  project.provide('databaseTemplate', template);
  return async () => {
    const client = new Client(connection);
    await client.connect();
    await client.query(`drop database ${template} with (force)`);
    await client.end();
    await stop();
    cleanUp();
  };
}
