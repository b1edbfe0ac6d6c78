import { type Db, openDb } from '#platform/db/open-db.ts';
import type { TaskContext } from '#features/admin/server/command.ts';

/** Opens the database of a command for the time of `work`. */
export async function withDatabase<T>(
  { connection, database }: Pick<TaskContext, 'connection' | 'database'>,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const { db, close } = await openDb(connection, database, () => undefined);
  try {
    return await work(db);
  } finally {
    await close();
  }
}
