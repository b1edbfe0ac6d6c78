import { setTimeout as delay } from 'node:timers/promises';
import { CannotStart } from '#platform/settings/cannot-start.ts';
import { openDb, type Db } from './open-db.ts';
import { type DbServer, errorLine } from './open-server.ts';
import { resultWithin } from './run-prepared.ts';

const closeLimitMs = 2000;

export type Database = {
  db: Db;
  /** Resolves to whether a query succeeds within a second. */
  isResponsive: () => Promise<boolean>;
  close: () => Promise<void>;
};

/** Opens a league's database; closing it stops the server too if it is the embedded one. Rejects with `CannotStart`. */
export async function openDatabase(
  server: DbServer,
  name: string,
  onError: (error: unknown) => void,
  maxConnections?: number,
): Promise<Database> {
  const { db, close } = await openDb(server.connection, name, onError, maxConnections).catch(async (error: unknown) => {
    await server.stop();
    throw new CannotStart(`The database ${name} cannot be opened: ${errorLine(error)}`, { cause: error });
  });
  return {
    db,
    isResponsive: async () => (await resultWithin(db.$client.query('select 1'), 1000)) !== null,
    close: async () => {
      // a query that never ends must not keep the server running
      await Promise.race([close(), delay(closeLimitMs, undefined, { ref: false })]);
      await server.stop();
    },
  };
}
