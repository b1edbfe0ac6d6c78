import { formatError } from '#platform/log/serialize-error.ts';
import { CannotStart, InvalidSetting } from '#platform/settings/cannot-start.ts';
import { settingsHelp } from '#platform/settings/settings-help.ts';
import { readSettings } from '#platform/settings/settings.ts';

/** The application is imported after the settings are read: an invalid setting is reported immediately. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const isDevelopment = process.argv.includes('--dev');
  const { openFirstParts } = await import('./open-first-parts.ts');
  const firstParts = openFirstParts(settings);
  const { startApplication } = await import('./start-application.ts');
  return startApplication(settings, isDevelopment, firstParts);
}

/** Expected startup errors print one line without a stack trace. */
function exitWithError(error: unknown): never {
  const isExpected = error instanceof InvalidSetting || error instanceof CannotStart;
  process.stderr.write(`${isExpected ? error.message : formatError(error)}\n`);
  process.exit(1);
}

if (process.argv.includes('--help') || process.argv.includes('-h')) process.stdout.write(settingsHelp());
else await start().catch(exitWithError);
