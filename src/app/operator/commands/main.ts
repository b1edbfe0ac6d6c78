import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client, type ClientConfig } from 'pg';
import { createResetLink } from '#features/accounts/server/recover-account.ts';
import {
  OperatorError,
  type Command,
  dryRunNote,
  type TaskContext,
  type Change,
} from '#features/admin/server/command.ts';
import { commandActor, writeAuditEntry } from '#features/admin/server/create-changes.ts';
import { gameCommands } from '#features/admin/server/game-commands.ts';
import { findUser, userCommands } from '#features/admin/server/user-commands.ts';
import { rebuildTallies } from '#features/settlement/server/change-tally.ts';
import { databaseName } from '#platform/db/open-database.ts';
import { type Db, openDb } from '#platform/db/open-db.ts';
import { openSharedServer } from '#platform/db/open-server.ts';
import { formatError } from '#platform/log/serialize-error.ts';
import { InvalidSetting, CannotStart } from '#platform/settings/cannot-start.ts';
import { readSettings, type Settings } from '#platform/settings/settings.ts';
import { registerSteps } from '../../server/features.ts';
import { seasonSeed, readOpeningDay, writeOpeningDay } from '../../server/open-league.ts';
import { seasonOf } from '../backup/backup-format.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { RestoreFailed, verifyBackup } from '../backup/verify-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';

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

/** Ends the transaction of a dry run. */
class DryRun extends Error {
  readonly change: Change;
  constructor(change: Change) {
    super('A dry run is rolled back');
    this.change = change;
  }
}

/** Runs a command and returns the lines of its output. A change and its entry in the audit log are one transaction. */
export async function runCommand(command: Command, context: TaskContext, values: string[]): Promise<string[]> {
  if (command.kind === 'task') return command.run(context, values);
  const run = withDatabase(context, (db) =>
    db.transaction(async (tx) => {
      if (command.kind === 'read') return command.read(tx, values);
      const change = await command.change(tx, values, context);
      if (!context.isConfirmed) throw new DryRun(change);
      const { target, detail = {} } = change;
      await writeAuditEntry(tx, { actor: commandActor(), action: actionOf(command), target, detail }, context.now);
      return change.lines;
    }),
  );
  return run.catch((error: unknown) => {
    if (error instanceof DryRun) return [...error.change.lines, dryRunNote];
    throw error;
  });
}

/** The words of a command without its arguments, such as `users rename`. */
function actionOf({ usage }: Command): string {
  return usage
    .split(' ')
    .filter((word) => /^[a-z-]+$/.test(word))
    .join(' ');
}

async function backUp(context: TaskContext): Promise<string[]> {
  const { settings, database, now } = context;
  const seed = seasonSeed(settings);
  const isSimulated = database.startsWith('called_shot_simulated');
  const stored = settings.leagueOpeningDay ?? (await readOpeningDay(settings.dataDir, seed, now));
  const season = seasonOf({ seed, openingDay: isSimulated ? stored : null });
  const { file, bytes } = await withDatabase(context, (db) =>
    writeBackup({ pool: db.$client, folder: settings.backupDir, season, now }),
  );
  return [`${file} (${bytes} bytes)`];
}

async function restore(context: TaskContext, [name = '']: string[]): Promise<string[]> {
  const { settings, connection, isConfirmed, now } = context;
  const file = existsSync(name) ? name : join(settings.backupDir, name);
  const backup = await verifyBackup(file);
  const { database, createdAt, season } = backup.header;
  if (!isConfirmed) return [`${file} is a valid backup of ${database}, written at ${createdAt}`, dryRunNote];
  const { rows, previous } = await restoreBackup({ connection, backup });
  // the application continues the season of the backup
  if (season !== null) await writeOpeningDay(settings.dataDir, season.seed, season.openingDay);
  const entry = { actor: commandActor(), action: 'restore', target: database, detail: { createdAt, rows } };
  await withDatabase({ ...context, database }, (db) => writeAuditEntry(db, entry, now));
  const kept = previous === null ? [] : [`The replaced database is kept as ${previous} until the next restore`];
  return [`${database} is restored with ${rows} rows of ${createdAt}`, ...kept];
}

async function rebuild(context: TaskContext): Promise<string[]> {
  const { database, isConfirmed, now } = context;
  if (!isConfirmed) return [`All tallies and boards of ${database} will be computed again`, dryRunNote];
  return withDatabase(context, async (db) => {
    const began = performance.now();
    await rebuildTallies(db, now);
    await writeAuditEntry(db, { actor: commandActor(), action: 'rebuild-tallies', target: database }, now);
    return [`Tallies and boards of ${database} rebuilt in ${Math.round(performance.now() - began)} ms`];
  });
}

async function printResetLink(context: TaskContext, [username = '']: string[]): Promise<string[]> {
  const { settings, isConfirmed, now } = context;
  const publicUrl = settings.publicUrl ?? `http://localhost:${settings.port}`;
  return withDatabase(context, async (db) => {
    const user = await db.transaction((tx) => findUser(tx, username));
    if (user.isSimulated) throw new OperatorError('A simulated user cannot sign in');
    if (!isConfirmed) return [`A link for ${user.username} would be created`, dryRunNote];
    const link = await createResetLink(db, { userId: user.id, publicUrl, now });
    const entry = { actor: commandActor(), action: 'users reset-link', target: `user ${user.id}` };
    await writeAuditEntry(db, entry, now);
    return [`A new password for ${user.username}, within 30 minutes: ${link}`];
  });
}

const changing = { kind: 'task', changesData: true } as const;

export const commands: Command[] = [
  ...userCommands,
  { ...changing, usage: 'users reset-link NAME', summary: 'creates a link for a new password', run: printResetLink },
  ...gameCommands,
  { kind: 'task', usage: 'backup', changesData: false, summary: 'writes a backup into BACKUP_DIR', run: backUp },
  { ...changing, usage: 'restore FILE', summary: 'replaces the database by a backup', run: restore },
  { ...changing, usage: 'rebuild-tallies', summary: 'computes all tallies and boards again', run: rebuild },
];

type ParsedCommand = { command: Command; values: string[]; isConfirmed: boolean; database: string | undefined };

/** Parses the arguments of the program. Null if help is requested. Throws `OperatorError`. */
export function parseCommand(args: string[]): ParsedCommand | null {
  const { values: options, positionals } = parseOptions(args);
  if (options.help === true || positionals.length === 0) return null;
  const command = commands.find((candidate) => {
    const words = actionOf(candidate).split(' ');
    return words.every((word, index) => positionals[index] === word);
  });
  if (command === undefined) throw new OperatorError(`Unknown command "${positionals.join(' ')}"; see --help`);
  const values = positionals.slice(actionOf(command).split(' ').length);
  const parameters = command.usage.split(' ').filter((word) => /^[[A-Z]/.test(word));
  const required = parameters.filter((word) => !word.startsWith('['));
  if (values.length < required.length || values.length > parameters.length)
    throw new OperatorError(`Usage: npm run admin -- ${command.usage}`);
  return { command, values, isConfirmed: options.yes === true, database: options.database };
}

function parseOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { yes: { type: 'boolean' }, database: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new OperatorError(error instanceof Error ? error.message : String(error));
  }
}

function changesData(command: Command): boolean {
  return command.kind === 'change' || (command.kind === 'task' && command.changesData);
}

/** The output of `--help`. */
export function commandHelp(): string {
  const width = Math.max(...commands.map(({ usage }) => usage.length)) + 2;
  const lines = commands.map((command) => {
    const { usage, summary } = command;
    return `  ${usage.padEnd(width)}${summary}${changesData(command) ? ' *' : ''}`;
  });
  return `Usage: npm run admin -- COMMAND [--yes] [--database NAME]

${lines.join('\n')}

Commands marked with * change data: without --yes they show what they would do. Every change is recorded in the table
audit_log. The settings are those of the application (npm start -- --help).
`;
}

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

const expected = [OperatorError, RestoreFailed, InvalidSetting, CannotStart];

/** `npm run admin`: runs one command of the operator, also while the application runs. */
async function main(): Promise<void> {
  const parsed = parseCommand(process.argv.slice(2));
  if (parsed === null) return void process.stdout.write(commandHelp());
  const { command, values, isConfirmed, database: named } = parsed;
  const settings = readSettings(process.env);
  registerSteps();
  const server = await openSharedServer(settings);
  try {
    const { connection } = server;
    // a restore names the database itself, which may not exist
    const database = actionOf(command) === 'restore' ? '' : await chooseDatabase(connection, settings, named);
    const lines = await runCommand(command, { settings, connection, database, isConfirmed, now: Date.now() }, values);
    for (const line of lines) process.stdout.write(`${line}\n`);
  } finally {
    await server.stop();
  }
}

// not in the tests of its parts
if (import.meta.main) {
  await main().catch((error: unknown) => {
    const isExpected = error instanceof Error && expected.some((kind) => error instanceof kind);
    process.stderr.write(`${isExpected ? error.message : formatError(error)}\n`);
    process.exitCode = 1;
  });
}
