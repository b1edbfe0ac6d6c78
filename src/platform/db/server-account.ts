import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The account that PostgreSQL uses if the application runs as root; null: the account of the application. */
export type ServerAccount = { uid: number; gid: number } | null;

/** Returns the system account `nobody` if the application runs as root, because PostgreSQL refuses to run as root. */
export async function serverAccount(): Promise<ServerAccount> {
  if (process.getuid?.() !== 0) return null;
  const accounts = await readFile('/etc/passwd', 'utf8');
  const [, , uid, gid] =
    accounts
      .split('\n')
      .find((line) => line.startsWith('nobody:'))
      ?.split(':') ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error('PostgreSQL cannot run as root, and there is no account `nobody`: set DATABASE_URL');
  return { uid: Number(uid), gid: Number(gid) };
}

/** Whether any account can enter `folder` and all folders above it. */
export async function isReachable(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  if ((mode & 0o001) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || isReachable(parent);
}
