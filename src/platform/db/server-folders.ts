import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, lstat, mkdir, readFile, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The folders of a private server. `socket`: the path by which this process reaches the socket in `data`. */
export type ServerFolders = { binaries: string; data: string; socket: string };

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** bytes of the path of a socket, on the system with the lower limit */
const longestSocketPath = 103;

const isSocketPath = (folder: string): boolean => Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= longestSocketPath;

/**
 * The socket is in the data folder, which every process of the account sees; the temporary folder can be private to a service.
 * The path of the socket has a limit, so that a longer one leads over a link in the temporary folder, of each process its own.
 */
async function socketFolder(data: string): Promise<string> {
  if (isSocketPath(data)) return data;
  const link = join(tmpdir(), `called-shot-${fingerprint(data)}`);
  if (!isSocketPath(link)) throw new Error(`The path of DATA_DIR is too long for a socket, set a shorter one: ${data}`);
  await symlink(data, link).catch(() => undefined);
  const found = await lstat(link).catch(() => null);
  if (found?.uid === process.getuid?.() && (await readlink(link).catch(() => null)) === data) return link;
  throw new Error(`${link} is no link to ${data}: delete it, or set a DATA_DIR with a shorter path`);
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
  const data = await dataFolder(resolve(dataDir), account);
  await mkdir(dirname(data), { recursive: true });
  const usable = account === null || (await isReachable(binaries)) ? binaries : await copyReadable(binaries);
  return { binaries: usable, data, socket: await socketFolder(data) };
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
