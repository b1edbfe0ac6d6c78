import { RestoreFailed } from '../backup/restore-failed.ts';
import { openSharedServer } from '#platform/db/open-server.ts';
import { InvalidSetting } from '#platform/settings/invalid-setting.ts';
import { CannotStart } from '#platform/settings/cannot-start.ts';
import { formatError } from '#platform/log/serialize-error.ts';
import { readSettings } from '#platform/settings/settings.ts';
import { chooseDatabase } from './choose-database.ts';
import { OperatorError } from '#features/admin/server/command.ts';
import { commandHelp, parseCommand } from './parse-command.ts';
import { actionOf, runCommand } from './run-command.ts';

const expected = [OperatorError, RestoreFailed, InvalidSetting, CannotStart];

/** `npm run admin`: runs one command of the operator, also while the application runs. */
async function main(): Promise<void> {
  const parsed = parseCommand(process.argv.slice(2));
  if (parsed === null) return void process.stdout.write(commandHelp());
  const { command, values, isConfirmed, database: named } = parsed;
  const settings = readSettings(process.env);
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

await main().catch((error: unknown) => {
  const isExpected = error instanceof Error && expected.some((kind) => error instanceof kind);
  process.stderr.write(`${isExpected ? error.message : formatError(error)}\n`);
  process.exitCode = 1;
});
