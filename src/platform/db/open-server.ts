import type { ClientConfig } from 'pg';
import { CannotStart } from '#platform/settings/cannot-start.ts';
import { findRunningServer, startEmbeddedServer } from './embedded-server.ts';

/** A PostgreSQL server. */
export type DbServer = { connection: ClientConfig; stop: () => Promise<void> };

/** Connects to the server of the settings, otherwise starts a private one in `dataDir`. Rejects with `CannotStart`. */
export async function openServer(settings: { databaseUrl: string | null; dataDir: string }): Promise<DbServer> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl !== null) {
    return { connection: { connectionString: databaseUrl }, stop: () => Promise.resolve() };
  }
  return startEmbeddedServer(dataDir).catch((error: unknown) => {
    throw new CannotStart(errorLine(error), { cause: error });
  });
}

/** Like `openServer`, but uses the private server of a running application without stopping it. For operator commands. */
export async function openSharedServer(settings: { databaseUrl: string | null; dataDir: string }): Promise<DbServer> {
  const connection = settings.databaseUrl === null ? await findRunningServer(settings.dataDir) : null;
  return connection === null ? openServer(settings) : { connection, stop: () => Promise.resolve() };
}

/** Formats a database error as one line for the startup message. */
export function errorLine(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(errorLine).join('; ');
  return error instanceof Error ? error.message.replaceAll(/\s*\n\s*/g, ' ') : String(error);
}
