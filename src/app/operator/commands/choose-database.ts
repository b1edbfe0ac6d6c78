import { Client, type ClientConfig } from 'pg';
import { databaseName } from '#platform/db/database-name.ts';
import { seasonSeed } from '#app/server/league-process/season-seed.ts';
import { readOpeningDay } from '#app/server/league-process/stored-opening-day.ts';
import type { Settings } from '#platform/settings/settings.ts';
import { OperatorError } from '#features/admin/server/command.ts';

/**
 * Returns the database that a command is about: the one named by the operator, otherwise that of the league in the settings,
 * otherwise the only one. Throws `OperatorError` if there is none or a choice.
 */
export async function chooseDatabase(
  connection: ClientConfig,
  settings: Settings,
  named: string | undefined,
): Promise<string> {
  const existing = await listDatabases(connection);
  const wanted = named ?? (await databaseOfSettings(settings));
  if (wanted !== null) {
    if (existing.includes(wanted)) return wanted;
    throw new OperatorError(`There is no database ${wanted} on the server; it has: ${existing.join(', ') || 'none'}`);
  }
  const [only, ...others] = existing;
  if (only !== undefined && others.length === 0) return only;
  if (only === undefined) throw new OperatorError('There is no database of Called Shot on the server');
  throw new OperatorError(`Choose a database by LEAGUE or --database: ${existing.join(', ')}`);
}

async function listDatabases(connection: ClientConfig): Promise<string[]> {
  const client = new Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      String.raw`select datname as name from pg_database
        where datname ~ '^called_shot_(mlb|recorded|simulated)' order by datname`,
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** Null if the settings leave the league open, or the season of the simulated one. */
async function databaseOfSettings(settings: Settings): Promise<string | null> {
  const { league, leagueOpeningDay, dataDir } = settings;
  if (league.kind === 'auto') return null;
  const seed = seasonSeed(settings);
  if (league.kind !== 'simulated') return databaseName({ kind: league.kind, seed, openingDay: null });
  const openingDay = leagueOpeningDay ?? (await readOpeningDay(dataDir, seed, Date.now()));
  return openingDay === null ? null : databaseName({ kind: 'simulated', seed, openingDay });
}
