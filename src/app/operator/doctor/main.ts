import { existsSync } from 'node:fs';
import { mkdir, writeFile, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { localUrl } from '#app/server/listen.ts';
import { openLeague } from '#app/server/open-league.ts';
import { requireSupportedVersion } from '#platform/db/open-db.ts';
import { errorLine, openSharedServer } from '#platform/db/open-server.ts';
import { hasServerData } from '#platform/db/server-folders.ts';
import { formatError } from '#platform/log/serialize-error.ts';
import { openTransport } from '#platform/outgoing/create-mailer.ts';
import { InvalidSetting, CannotStart } from '#platform/settings/cannot-start.ts';
import { readSettings, type Settings } from '#platform/settings/settings.ts';
import { createBoundedFetch } from '#sources/statsapi/client/bounded-fetch.ts';
import { knownFieldsFile, readKnownFields, listNewFields, type KnownFields } from './known-fields.ts';
import { type CheckedResponse, runUpstreamChecks, type SavedResponse } from './run-upstream-checks.ts';
import { upstreamChecks } from './upstream-checks.ts';

/** `problem`: why the application cannot run well here; null: fine */
type MachineResult = { name: string; detail: string; problem: string | null };

type Outcome = { detail: string; problem?: string | null };

const megabyte = 1_000_000;
const leastDisk = 1000 * megabyte;
const leastMemory = 300 * megabyte;
const largestSkew = 5000;

/** The offset of New York from UTC in summer and in winter, by which days and lock times are shown. */
const easternHours = [
  ['2026-07-01T12:00:00Z', '08'],
  ['2026-01-01T12:00:00Z', '07'],
] as const;

function checkTimeZones(): Outcome {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: '2-digit', hourCycle: 'h23' });
  const isRight = easternHours.every(([time, hour]) => format.format(Date.parse(time)) === hour);
  const version = process.versions.tz ?? 'unknown';
  return { detail: `data of version ${version}`, problem: isRight ? null : 'Eastern time is wrong' };
}

/** A missing folder will be created on the disk of the nearest existing one. */
async function checkDisk(folder: string): Promise<Outcome> {
  let existing = resolve(folder);
  while (!existsSync(existing)) existing = dirname(existing);
  const { bavail, bsize } = await statfs(existing);
  const free = bavail * bsize;
  const detail = `${Math.round(free / megabyte)} MB free in ${folder}`;
  return { detail, problem: free < leastDisk ? `less than ${leastDisk / megabyte} MB` : null };
}

function checkMemory(): Outcome {
  const free = process.availableMemory();
  const detail = `${Math.round(free / megabyte)} MB available`;
  return { detail, problem: free < leastMemory ? `less than ${leastMemory / megabyte} MB` : null };
}

/** `serverTime`: of the upstream, epoch ms, in whole seconds */
function checkClock(serverTime: number | null, now: number): Outcome {
  if (serverTime === null) return { detail: 'not compared: the upstream sent no time' };
  const skew = Math.abs(now - serverTime);
  const detail = `${(skew / 1000).toFixed(0)} s from the upstream's`;
  return { detail, problem: skew > largestSkew ? 'lock times would be wrong: synchronize the clock' : null };
}

async function checkMail(smtpUrl: string | null): Promise<Outcome> {
  if (smtpUrl === null) return { detail: 'SMTP_URL is not set' };
  const transport = openTransport(smtpUrl);
  await transport.verify().finally(() => transport.close());
  return { detail: `${new URL(smtpUrl).hostname} accepts the sign-in` };
}

/** `now` and `serverTime`: epoch ms of the same moment, here and at the upstream */
type Times = { serverTime: number | null; now: number };

/** Checks what the application needs from this machine. */
async function runMachineChecks(settings: Settings, { serverTime, now }: Times): Promise<MachineResult[]> {
  const checks: [string, () => Outcome | Promise<Outcome>][] = [
    ['clock', () => checkClock(serverTime, now)],
    ['time zones', checkTimeZones],
    ['memory', checkMemory],
    ['disk', () => checkDisk(settings.dataDir)],
    ['disk of backups', () => checkDisk(settings.backupDir)],
    ['port', () => checkPort(settings)],
    ['database', () => checkDatabase(settings)],
    ['mail', () => checkMail(settings.smtpUrl)],
  ];
  const results: MachineResult[] = [];
  for (const [name, check] of checks) {
    const { detail, problem = null } = await Promise.resolve()
      .then(check)
      .catch((error: unknown) => ({ detail: '', problem: errorLine(error) }));
    results.push({ name, detail, problem });
  }
  return results;
}

type Place = { databaseUrl: string | null; dataDir: string };

/** Describes the server of `npm start`, without creating one. Rejects when it does not respond or has an older version than the supported one. */
export async function checkDatabase(place: Place, open = openSharedServer): Promise<{ detail: string; problem: null }> {
  if (place.databaseUrl === null && !(await hasServerData(place.dataDir)))
    return { detail: `none in ${resolve(place.dataDir)}: npm start with these settings creates it`, problem: null };
  const server = await open(place);
  const client = new Client(server.connection);
  try {
    await client.connect();
    const startedAt = performance.now();
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version");
    const version = rows[0]?.version ?? '';
    const ms = (performance.now() - startedAt).toFixed(1);
    await requireSupportedVersion(client);
    return { detail: `PostgreSQL ${version} responds in ${ms} ms`, problem: null };
  } finally {
    await client.end().catch(() => undefined);
    await server.stop();
  }
}

const mostListed = 8;

export function isProblem({ problem, missing }: CheckedResponse): boolean {
  return problem !== null || missing.length > 0;
}

/** The responses as a table, then the missing and new fields of each, and what the machine lacks. */
export function formatReport(
  responses: readonly CheckedResponse[],
  machine: readonly MachineResult[],
  known: KnownFields,
): string[] {
  const rows = responses.map((response) => [
    isProblem(response) ? 'PROBLEM' : 'ok',
    response.kind,
    response.status === null ? '-' : String(response.status),
    `${Math.round(response.ms)} ms`,
    String(response.missing.length),
    String(listNewFields(response, known).length),
    response.pages,
  ]);
  return [
    ...alignColumns([['', 'response', 'status', 'time', 'missing', 'new', 'pages'], ...rows]),
    ...responses.flatMap((response) => formatDetails(response, known)),
    '',
    ...alignColumns(machine.map(formatMachineResult)),
  ];
}

function formatMachineResult({ name, detail, problem }: MachineResult): string[] {
  const text = problem === null ? detail : [detail, problem].filter((part) => part !== '').join(': ');
  return [problem === null ? 'ok' : 'PROBLEM', name, text];
}

function formatDetails(response: CheckedResponse, known: KnownFields): string[] {
  const { kind, problem, missing, note } = response;
  const added = listNewFields(response, known);
  return [
    ...(problem === null ? [] : [`${kind}: ${problem}`]),
    ...(missing.length === 0 ? [] : [`${kind}: missing ${missing.join(', ')}`]),
    ...(note === null ? [] : [`${kind}: ${note}`]),
    ...(added.length === 0 ? [] : [`${kind}: new ${shorten(added)}`]),
  ];
}

function shorten(names: readonly string[]): string {
  const rest = names.length - mostListed;
  return `${names.slice(0, mostListed).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

function alignColumns(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const usage = `npm run doctor -- [--record] [--learn]

Requests each kind of upstream response once, at most two a second, and checks this machine. The exit code is 1 on a problem.

  --record   saves the responses in RECORD_FOLDER (.data/doctor), for a report; also: npm run record -- doctor
  --learn    adds the fields of the responses to those that this version knows

The settings are those of npm start. LEAGUE=auto is the MLB Stats API here.`;

const printLine = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { record: { type: 'boolean' }, learn: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return void printLine(usage);
  const settings = readSettings(process.env);
  const league = await openLeague(
    { ...settings, league: settings.league.kind === 'auto' ? { kind: 'mlb' } : settings.league },
    { print: printLine, logError: () => undefined, realNow: Date.now },
  );
  const saved: SavedResponse[] = [];
  try {
    printLine(`Requesting ${upstreamChecks.length} kinds of responses …`);
    const { responses, serverTime, now } = await runUpstreamChecks(upstreamChecks, {
      baseUrl: league.statsApiUrl,
      savantUrl: league.savantUrl,
      clock: league.clock,
      fetch: createBoundedFetch(settings.contact),
      realNow: Date.now,
      onResponse: (response) => saved.push(response),
    });
    const machine = await runMachineChecks(settings, { serverTime, now });
    if (values.learn) await writeKnownFields(responses);
    for (const line of formatReport(responses, machine, await readKnownFields())) printLine(line);
    if (values.record) await saveResponses(saved, process.env.RECORD_FOLDER ?? '.data/doctor');
    if (responses.some(isProblem) || machine.some(({ problem }) => problem !== null)) process.exitCode = 1;
  } finally {
    await league.process?.stop();
  }
}

async function writeKnownFields(responses: readonly CheckedResponse[]): Promise<void> {
  const known = await readKnownFields();
  const lines = responses.map(({ kind, names }) => {
    const all = new Set([...(known[kind] ?? []), ...names]);
    return `  ${JSON.stringify(kind)}: ${JSON.stringify([...all].toSorted())}`;
  });
  await writeFile(knownFieldsFile, `{\n${lines.join(',\n')}\n}\n`);
}

/** Addresses and bodies of the public data only: no setting, cookie or header is saved. */
async function saveResponses(saved: readonly SavedResponse[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const response of saved) await writeFile(join(folder, `${response.kind}.json`), `${JSON.stringify(response)}\n`);
  printLine(`${saved.length} responses in ${folder}`);
}

type Address = { host: string; port: number };

/** Whether the application can listen on its port, or already does. */
export async function checkPort({ host, port }: Address): Promise<{ detail: string; problem: string | null }> {
  const url = `${host}:${port}`;
  const error = await tryToListen({ host, port });
  if (error === null) return { detail: `${url} is free`, problem: null };
  if (error === 'EADDRINUSE' && (await isApplication({ host, port })))
    return { detail: `the application runs on ${url}`, problem: null };
  return { detail: url, problem: error === 'EADDRINUSE' ? 'in use by another program' : error };
}

/** The code of the error; null: the port is free. */
function tryToListen({ host, port }: Address): Promise<string | null> {
  const { promise, resolve: settle } = Promise.withResolvers<string | null>();
  const server = createServer();
  server.once('error', (error) => settle('code' in error ? String(error.code) : error.message));
  server.listen(port, host, () => server.close(() => settle(null)));
  return promise;
}

async function isApplication({ host, port }: Address): Promise<boolean> {
  const response = await fetch(`${localUrl({ host, port })}/readyz`, { signal: AbortSignal.timeout(5000) }).catch(
    () => null,
  );
  const body: unknown = await response?.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'isReady' in body;
}

// not in the tests of its parts
if (import.meta.main) {
  await main().catch((error: unknown) => {
    const isExpected = error instanceof InvalidSetting || error instanceof CannotStart;
    process.stderr.write(`${isExpected ? error.message : formatError(error)}\n`);
    process.exitCode = 1;
  });
}
