import { accessSync, constants, mkdirSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { errorLine } from '#platform/db/open-server.ts';
import type { Settings } from '#platform/settings/settings.ts';

/** One line of the startup checklist. */
type SetupCheck = { name: string; isOk: boolean; text: string };

type Checked = Pick<
  Settings,
  | 'publicUrl'
  | 'trustedProxies'
  | 'contact'
  | 'backupDir'
  | 'dataDir'
  | 'databaseUrl'
  | 'adminUser'
  | 'metricsToken'
  | 'smtpUrl'
>;

/** Whether each setting that production needs is set and the backups can be written, and the consequence if not. Contains no secrets. */
function checkSetup(settings: Checked): SetupCheck[] {
  const { publicUrl, trustedProxies, contact, backupDir, dataDir, databaseUrl, adminUser, metricsToken, smtpUrl } =
    settings;
  const check = (name: string, isOk: boolean, text: string, otherwise: string): SetupCheck => ({
    name,
    isOk,
    text: isOk ? text : otherwise,
  });
  const fault = folderFault(backupDir);
  const isSeparate = !`${resolve(backupDir)}${sep}`.startsWith(`${resolve(dataDir)}${sep}`) || databaseUrl !== null;
  return [
    check('PUBLIC_URL', publicUrl !== null, String(publicUrl), 'not set: links contain the host of each request'),
    check(
      'TRUSTED_PROXIES',
      trustedProxies.length > 0,
      trustedProxies.join(', '),
      'not set: behind a proxy, all visitors share the limits of one address',
    ),
    check('CONTACT', contact !== null, 'set', 'not set: users cannot report errors'),
    check('SMTP_URL', smtpUrl !== null, 'set', 'not set: users cannot reset a password by email'),
    check(
      'backup',
      isSeparate && fault === null,
      `daily in ${backupDir}`,
      fault === null
        ? `daily in ${backupDir}: the data and its backups share a folder`
        : `is impossible: ${backupDir} cannot be written (${fault})`,
    ),
    check('ADMIN_USER', adminUser !== null, 'set', 'not set: only `users make-admin` makes an admin'),
    check('METRICS_TOKEN', metricsToken !== null, 'set', 'not set: /metrics does not exist'),
  ];
}

type Log = Record<'info' | 'warn', (detail: object, message: string) => void>;

/** Writes the checklist of a production start to the log, with a warning for each missing setting. */
export function logSetup(settings: Checked & { isProduction: boolean }, log: Log): void {
  if (!settings.isProduction) return;
  for (const { name, isOk, text } of checkSetup(settings))
    log[isOk ? 'info' : 'warn']({ setting: name }, `Setup: ${name} ${text}`);
}

/** Why no file can be written in a folder, as one line; null if it can. A missing folder is created. */
export function folderFault(folder: string): string | null {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return null;
  } catch (error) {
    return errorLine(error);
  }
}
