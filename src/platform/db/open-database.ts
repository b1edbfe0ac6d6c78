import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { resultWithin } from '#platform/jobs/result-within.ts';
import { CannotStart } from '#platform/settings/cannot-start.ts';
import { openDb, type Db } from './open-db.ts';
import { type DbServer, errorLine } from './open-server.ts';

const closeLimitMs = 2000;

export type Database = {
  db: Db;
  /** Resolves to whether a query succeeds within a second. */
  isResponsive: () => Promise<boolean>;
  close: () => Promise<void>;
};

/** How a server that does not respond is waited for. `onAway` gets each new fault as one line. */
type Patience = { pauseMs: number; onAway: (line: string) => void };

/**
 * Opens a league's database; closing it stops the server too if it is the embedded one. Rejects with `CannotStart`; with `patience`, not
 * because the server does not respond.
 */
export async function openDatabase(
  server: DbServer,
  name: string,
  onError: (error: unknown) => void,
  patience?: Patience,
): Promise<Database> {
  const { db, close } = await openPatiently(() => openDb(server.connection, name, onError), name, patience).catch(
    async (error: unknown) => {
      await server.stop();
      throw error;
    },
  );
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

async function openPatiently<T>(open: () => Promise<T>, name: string, patience: Patience | undefined): Promise<T> {
  for (let reported = ''; ;) {
    try {
      return await open();
    } catch (error) {
      const line = `The database ${name} cannot be opened: ${errorLine(error)}`;
      if (patience === undefined || !isAway(error)) throw new CannotStart(line, { cause: error });
      if (line !== reported) patience.onAway(line);
      reported = line;
      await delay(patience.pauseMs);
    }
  }
}

/** Whether a server cannot be reached, starts, stops or has no free connection: all that passes without a change of the settings. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (!('code' in error)) return /^(?:Connection terminated|timeout expired)/.test(error.message);
  return /^(?:E[A-Z_]+|08...|53...|57P..)$/.test(String(error.code));
}

type NamedLeague = { kind: 'mlb' | 'simulated' | 'recorded'; seed: string; openingDay: string | null };

const longestName = 63;

/** Returns the database name of a league. Each simulated season has its own, because its game numbers are valid only there. */
export function databaseName({ kind, seed, openingDay }: NamedLeague): string {
  if (kind !== 'simulated') return `called_shot_${kind}`;
  const fullName = `called_shot_simulated_${openingDay ?? 'undated'}_${seed}`;
  const name = fullName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
  // a fingerprint distinguishes seeds that give the same name
  if (/^[a-z0-9-]+$/.test(seed) && name.length <= longestName) return name;
  const fingerprint = createHash('sha256').update(fullName).digest('hex').slice(0, 10);
  return `${name.slice(0, longestName - 11)}_${fingerprint}`;
}
