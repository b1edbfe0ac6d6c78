import type { ClientConfig } from 'pg';
import { CannotStart } from '#server/league-process/cannot-start.ts';
import { startEmbeddedServer } from './embedded-server.ts';

/** A PostgreSQL to open databases on. */
export type DbServer = { connection: ClientConfig; stop: () => Promise<void> };

/** The server that the settings name, or else a private one in `dataDir`. Rejects with `CannotStart`. */
export async function openServer(settings: { databaseUrl: string | null; dataDir: string }): Promise<DbServer> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl !== null) {
    return { connection: { connectionString: databaseUrl }, stop: () => Promise.resolve() };
  }
  return startEmbeddedServer(dataDir).catch((error: unknown) => {
    throw new CannotStart(errorLine(error), { cause: error });
  });
}

/** What is wrong with a database, for the person who starts the server. */
export function errorLine(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(errorLine).join('; ');
  return error instanceof Error ? error.message.replaceAll(/\s*\n\s*/g, ' ') : String(error);
}
