import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { ServerAccount } from './server-account.ts';
import type { ServerFolders } from './server-folders.ts';

const run = promisify(execFile);

/** The only role of a private server. */
export const serverUser = 'called_shot';

const passwordFile = (data: string): string => `${data}/called-shot.password`;

/** Creates the data folder if it is missing: in a temporary folder that is renamed at the end, so that it is never incomplete. */
export async function initData({ binaries, data }: ServerFolders, account: ServerAccount): Promise<void> {
  if (existsSync(data)) return;
  const fresh = `${data}-${process.pid}-new`;
  const secret = `${fresh}.password`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { mode: 0o700 });
  await writeFile(secret, randomBytes(24).toString('hex'), { mode: 0o600 });
  if (account !== null) await Promise.all([fresh, secret].map((path) => chown(path, account.uid, account.gid)));
  const options = [
    '-D',
    fresh,
    '-U',
    serverUser,
    '--pwfile',
    secret,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
  ];
  await run(`${binaries}/bin/initdb`, options, { ...account, cwd: '/' });
  await rename(secret, passwordFile(fresh));
  await rename(fresh, data);
}

/** Reads the random password of `serverUser`, stored in the data folder and readable only by its owner. */
export function serverPassword(data: string): Promise<string> {
  return readFile(passwordFile(data), 'utf8');
}
