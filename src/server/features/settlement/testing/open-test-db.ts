import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDb, type OpenDb } from '#server/db/open-db.ts';
import { openServer } from '#server/db/open-server.ts';

const refuse = (error: unknown) => {
  throw error;
};

/** An empty database on a server of its own; `close` takes both away. */
export async function openTestDb(): Promise<OpenDb> {
  const dataDir = await mkdtemp(join(tmpdir(), 'called-shot-test-'));
  const server = await openServer({ databaseUrl: null, dataDir });
  const { db, close } = await openDb(server.connection, 'test', refuse);
  return {
    db,
    async close() {
      await close();
      await server.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
