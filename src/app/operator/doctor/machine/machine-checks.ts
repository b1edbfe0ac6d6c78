import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { errorLine } from '#platform/db/open-server.ts';
import { openTransport } from '#platform/mail/open-transport.ts';
import type { Settings } from '#platform/settings/settings.ts';
import { checkDatabase } from './check-database.ts';
import { checkPort } from './check-port.ts';

/** `problem`: why the application cannot run well here; null: fine */
export type MachineResult = { name: string; detail: string; problem: string | null };

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
export async function runMachineChecks(settings: Settings, { serverTime, now }: Times): Promise<MachineResult[]> {
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
