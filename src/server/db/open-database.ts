import { CannotStart } from '#server/league-process/cannot-start.ts';
import { openDb, type Db } from './open-db.ts';
import { type DbServer, errorLine } from './open-server.ts';

export type Database = {
  db: Db;
  /** whether it answers a question within a second */
  isResponsive: () => Promise<boolean>;
  close: () => Promise<void>;
};

/** A league's database on a server; closing it stops the server too, where it is our own. Rejects with `CannotStart`. */
export async function openDatabase(
  server: DbServer,
  name: string,
  onTrouble: (error: unknown) => void,
): Promise<Database> {
  const { db, close } = await openDb(server.connection, name, onTrouble).catch(async (error: unknown) => {
    await server.stop();
    throw new CannotStart(`The database ${name} cannot be opened: ${errorLine(error)}`, { cause: error });
  });
  return {
    db,
    isResponsive: () => answersWithin(db.$client.query('select 1'), 1000),
    close: async () => {
      await close();
      await server.stop();
    },
  };
}

async function answersWithin(question: Promise<unknown>, ms: number): Promise<boolean> {
  const late = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), ms).unref();
  });
  return Promise.race([
    late,
    question.then(
      () => true,
      () => false,
    ),
  ]);
}
