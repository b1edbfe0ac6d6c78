import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, lstat, mkdir, mkdtemp, readFile, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';

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

const packageSchema = z.object({ version: z.string() });

/** The version of the package of the binaries, such as 18.4.0; its major version is that of the server. */
export async function packagedVersion(binaries: string): Promise<string> {
  return packageSchema.parse(JSON.parse(await readFile(join(binaries, '../package.json'), 'utf8'))).version;
}

/** Copies the binaries to a folder that any account can read; links stay relative. Throws if the folder is not from here. */
async function copyReadable(binaries: string): Promise<string> {
  const version = await packagedVersion(binaries);
  const copy = join(tmpdir(), `called-shot-postgres-${version}-${fingerprint(binaries)}`);
  if (!existsSync(copy)) {
    const fresh = await mkdtemp(`${copy}-`);
    await cp(binaries, fresh, { recursive: true, verbatimSymlinks: true });
    await chmod(fresh, 0o755);
    // another process can have made it at the same time
    await rename(fresh, copy).catch(() => rm(fresh, { recursive: true }));
  }
  await requireOwner(copy, process.getuid?.());
  return copy;
}

/** Throws if a folder is that of another account, or a link. */
export async function requireOwner(folder: string, owner: number | undefined): Promise<void> {
  const found = await lstat(folder);
  if (!found.isDirectory() || found.uid !== owner)
    throw new Error(`${folder} belongs to another account and is not used: run as that account, or move it away`);
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
