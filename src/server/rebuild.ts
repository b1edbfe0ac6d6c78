import { databaseName } from './db/database-name.ts';
import { openDatabase } from './db/open-database.ts';
import { openServer } from './db/open-server.ts';
import { rebuildTallies } from './features/settlement/rebuild-tallies.ts';
import { CannotStart } from './league-process/cannot-start.ts';
import { openLeague } from './league-process/open-league.ts';
import { formatError } from './log/serialize-error.ts';
import { InvalidSetting } from './invalid-setting.ts';
import { readSettings } from './settings.ts';

/** `npm run rebuild-tallies`: recomputes all tallies and boards of the league's database. The application must be stopped. */
async function rebuild(): Promise<void> {
  const print = (line: string) => process.stdout.write(`${line}\n`);
  const printError = (line: string) => process.stderr.write(`${line}\n`);
  const settings = readSettings(process.env);
  const league = await openLeague(settings, { print, logError: printError });
  try {
    const name = databaseName({ ...league, kind: league.shown.kind });
    const database = await openDatabase(await openServer(settings), name, (error) => printError(formatError(error)));
    const began = performance.now();
    await rebuildTallies(database.db, league.clock.now());
    print(`Tallies and boards of ${name} rebuilt in ${Math.round(performance.now() - began)} ms`);
    await database.close();
  } finally {
    await league.process?.stop();
  }
}

await rebuild().catch((error: unknown) => {
  const isExpected = error instanceof InvalidSetting || error instanceof CannotStart;
  process.stderr.write(`${isExpected ? error.message : formatError(error)}\n`);
  process.exitCode = 1;
});
