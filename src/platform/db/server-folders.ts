import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, cp, lstat, mkdir, rename, rm, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The folders of a private server. */
export type ServerFolders = { binaries: string; data: string; socket: string };

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Creates a folder that only the server's account can enter. Throws if it belongs to another account. */
async function ownFolder(folder: string, account: ServerAccount): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { uid } = await lstat(folder);
  const owner = account?.uid ?? process.getuid?.();
  if (account !== null && uid === 0) await chown(folder, account.uid, account.gid);
  else if (uid !== owner) throw new Error(`${folder} belongs to another account`);
  return folder;
}

/** Copies the binaries to a folder that any account can read; links stay relative. */
async function copyReadable(binaries: string): Promise<string> {
  const copy = join(tmpdir(), `called-shot-postgres-${fingerprint(binaries)}`);
  const existing = await lstat(copy).catch(() => null);
  if (existing?.uid === 0 && existing.isDirectory()) return copy;
  const fresh = `${copy}-${process.pid}`;
  await cp(binaries, fresh, { recursive: true, verbatimSymlinks: true });
  await rename(fresh, copy).catch(() => rm(fresh, { recursive: true }));
  return copy;
}

async function dataFolder(home: string, account: ServerAccount): Promise<string> {
  if (account === null || (await isReachable(home))) return join(home, 'postgres');
  return join('/var/lib/called-shot', fingerprint(home), 'postgres');
}

/** Whether `dataDir` has the data of a private server. Creates nothing. */
export async function hasServerData(dataDir: string): Promise<boolean> {
  const home = resolve(dataDir);
  return existsSync(home) && existsSync(await dataFolder(home, await serverAccount()));
}

/**
 * Returns the folders of the private server of `dataDir`. If the application runs as root and the server's account cannot enter
 * the project, the binaries are copied and the data is under /var/lib/called-shot.
 */
export async function serverFolders(binaries: string, dataDir: string, account: ServerAccount): Promise<ServerFolders> {
  await mkdir(dataDir, { recursive: true });
  const home = resolve(dataDir);
  const socket = await ownFolder(join(tmpdir(), `called-shot-${fingerprint(home)}`), account);
  if (account === null) return { binaries, data: join(home, 'postgres'), socket };
  const usable = (await isReachable(binaries)) ? binaries : await copyReadable(binaries);
  const data = await dataFolder(home, account);
  await mkdir(dirname(data), { recursive: true });
  return { binaries: usable, data, socket };
}

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
async function isReachable(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  if ((mode & 0o001) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || isReachable(parent);
}
