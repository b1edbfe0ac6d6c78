import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { openServer } from '#platform/db/open-server.ts';
import { print } from '#tests/bench/measure/print.ts';
import { findFreePort } from '#tests/support/app/find-free-port.ts';
import { formatConnection } from './image/format-connection.ts';
import { type Instruction, parseDockerfile, splitStages } from './image/parse-dockerfile.ts';

/**
 * Performs the steps of the Dockerfile on this machine, without a container engine: each RUN and COPY in a folder per stage, then
 * the start of three processes as an account without rights to the files, against a PostgreSQL server, with the health check. Prints each step.
 */
async function verifyImage(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'called-shot-image-'));
  chmodSync(folder, 0o755);
  try {
    const stages = splitStages(parseDockerfile(readFileSync('Dockerfile', 'utf8')));
    for (const stage of stages) buildStage(stage, folder);
    const last = stages.at(-1);
    if (last === undefined) throw new Error('The Dockerfile has no stage');
    requireOneNode(join(folder, last.name, 'app'));
    await startImage(last.instructions, join(folder, last.name), folder);
    print('The image starts, and stops with code 0');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function buildStage({ name, instructions }: { name: string; instructions: Instruction[] }, folder: string): void {
  const root = join(folder, name);
  const app = join(root, 'app');
  mkdirSync(app, { recursive: true });
  for (const { keyword, value } of instructions) {
    if (keyword === 'RUN' || keyword === 'COPY') print(`${name}: ${keyword} ${value}`);
    if (keyword === 'COPY') copy(value.split(' '), app, folder);
    // this machine has the libraries that the image installs
    if (keyword === 'RUN' && !value.startsWith('apt-get ')) {
      // the paths of the image are below the folder of the stage, and only root can give files to another account
      const command = value.replaceAll(/ (\/(?:data|backups))/g, ` ${root}$1`).replace(/&& chown [^&]*/, '');
      execFileSync('bash', ['-euc', command], { cwd: app, stdio: ['ignore', 'ignore', 'inherit'] });
    }
  }
}

/** Throws if the image has a second Node, or what compilers need of one. */
function requireOneNode(app: string): void {
  const names = readdirSync(app, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const programs = names.filter(({ name }) => name === 'node');
  const headers = names.filter(({ name }) => name === 'node.h');
  if (programs.length !== 1 || headers.length > 0)
    throw new Error(`The image has ${programs.length} Nodes and ${headers.length} of their headers`);
}

/** Copies from an earlier stage, or the tracked files of the project. */
function copy(words: string[], app: string, folder: string): void {
  const [flag = '', ...rest] = words[0]?.startsWith('--from=') === true ? words : ['', ...words];
  const target = rest.at(-1) ?? '.';
  for (const source of rest.slice(0, -1)) {
    if (source === '.') copyProject(app);
    else {
      const from = flag === '' ? source : join(folder, flag.slice('--from='.length), source);
      const to = target.endsWith('/') ? join(app, target, basename(source)) : join(app, target);
      cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    }
  }
}

function copyProject(app: string): void {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean);
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) {
    if (!ignored.some((name) => file === name || file.startsWith(`${name}/`))) cpSync(file, join(app, file));
  }
}

/**
 * Starts the command of the image with its settings and waits until it is healthy; then two more processes on the same database and
 * league, as compose.three.yaml does. If this runs as root, the command runs under an account without rights.
 */
async function startImage(instructions: Instruction[], root: string, folder: string): Promise<void> {
  const valueOf = (keyword: string) => instructions.findLast((one) => one.keyword === keyword)?.value ?? '';
  for (const name of ['data', 'backups']) chmodSync(join(root, name), 0o777);
  const server = await openServer({ databaseUrl: process.env.DATABASE_URL ?? null, dataDir: join(folder, 'database') });
  const settings = Object.fromEntries(
    instructions.filter(({ keyword }) => keyword === 'ENV').map(({ value }) => splitSetting(value)),
  );
  const leaguePort = await findFreePort();
  const env = {
    PATH: process.env.PATH ?? '',
    ...settings,
    DATA_DIR: join(root, 'data'),
    BACKUP_DIR: join(root, 'backups'),
    PUBLIC_URL: 'https://shot.example',
    LEAGUE: 'simulated',
    SIMULATED_FANS: '0',
    DATABASE_URL: formatConnection(server.connection),
  };
  const commands = { start: valueOf('CMD'), check: valueOf('HEALTHCHECK').replace(/^.*CMD /, '') };
  const first = { ...env, LEAGUE_PORT: String(leaguePort) };
  const other = { ...env, LEAGUE_URL: `http://127.0.0.1:${leaguePort}` };
  const started: (() => Promise<void>)[] = [];
  try {
    for (const own of [first, other, other])
      started.push(await startProcess(commands, join(root, 'app'), { ...own, PORT: String(await findFreePort()) }));
    print('Three processes of the image are healthy on one database');
  } finally {
    for (const stop of started.toReversed()) await stop();
    await server.stop();
  }
}

type Commands = { start: string; check: string };

/** Starts a process of the image. The returned function stops it. Both throw an error with its log on a failure. */
async function startProcess(
  commands: Commands,
  cwd: string,
  env: Record<string, string>,
): Promise<() => Promise<void>> {
  const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const run = (command: string) => {
    const [file = '', ...args] = z.array(z.string()).parse(JSON.parse(command));
    return spawn(join(cwd, file), args, { ...account, cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  };
  const child = run(commands.start);
  let log = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (log += text));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    const code = await ended;
    if (code !== 0) throw new Error(`The application ended with ${code}:\n${log.slice(-3000)}`);
  };
  if (await waitUntilHealthy(() => run(commands.check))) return stop;
  await stop();
  throw new Error(`The application was not healthy within a minute:\n${log.slice(-3000)}`);
}

function splitSetting(text: string): [string, string] {
  const end = text.indexOf('=');
  return [text.slice(0, end), text.slice(end + 1)];
}

async function waitUntilHealthy(check: () => ReturnType<typeof spawn>): Promise<boolean> {
  for (let tries = 0; tries < 60; tries += 1) {
    const code = await new Promise<number | null>((resolve) => check().once('close', resolve));
    if (code === 0) return true;
    await delay(1000);
  }
  return false;
}

await verifyImage();
