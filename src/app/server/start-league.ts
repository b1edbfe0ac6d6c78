import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { clockSettingSchema } from '#platform/jobs/clock.ts';
import { CannotStart } from '#platform/settings/cannot-start.ts';
import type { Settings } from '#platform/settings/settings.ts';

const readySchema = z.object({
  ready: z.literal(true),
  url: z.url(),
  clock: clockSettingSchema,
  /** of the simulated season; null for recordings */
  openingDay: z.string().nullable(),
});

export type LeagueProcess = z.infer<typeof readySchema> & {
  pid: number;
  /** resolves when the process has ended for any reason */
  ended: Promise<void>;
  stop(): Promise<void>;
};

/** What the operator sees, and what the log has. */
export type Output = {
  /** prints a line for the operator */
  print(line: string): void;
  /** writes the error output of the league process to the log */
  logError(text: string): void;
};

const program = fileURLToPath(new URL('../../../simulator/src/main.ts', import.meta.url));
/**
 * V8's 16 MB for young objects add 60 MB, and save no time. A season has less than 100 MB of data: with a limit, V8 collects
 * garbage before the heap is four times as large.
 */
const flags = { simulated: ['--max-semi-space-size=4', '--max-old-space-size=1024'], recorded: [] };
/** the league process has no state to lose */
const stopTimeoutMs = 500;

/** Starts the league program and resolves when it is ready, however long that takes. Rejects with `CannotStart` and its error output otherwise. */
export async function startLeague(
  league: string,
  settings: Settings,
  { print, logError, lineEvery = 30_000 }: Output & { /** ms */ lineEvery?: number },
): Promise<LeagueProcess> {
  const child = spawn(process.execPath, [...flags[league === 'simulated' ? league : 'recorded'], program], {
    env: { ...process.env, ...leagueEnvironment(league, settings) },
    // Ctrl-C must reach only the application, which needs the league until its requests have ended
    detached: true,
    // the league process exits when its standard input closes, even after a crash of this process
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const readError = collectErrorOutput(child, logError);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const waiting = setInterval(() => print('The league is still starting …'), lineEvery);
  const line = await Promise.race([firstLine(child), ended.then(() => null)]);
  clearInterval(waiting);
  const ready = line === null ? null : readySchema.safeParse(parseJson(line));
  if (!ready?.success) {
    child.kill('SIGKILL');
    throw new CannotStart(readError() || 'The league ended before it was ready');
  }
  return { ...ready.data, pid: child.pid ?? 0, ended, stop: () => stopChild(child, ended) };
}

function leagueEnvironment(
  league: string,
  { leagueSeed, leagueNow, leagueOpeningDay, leagueSpeed, leaguePort }: Settings,
) {
  return {
    LEAGUE: league,
    LEAGUE_SEED: leagueSeed ?? '',
    LEAGUE_NOW: leagueNow === null ? '' : new Date(leagueNow).toISOString(),
    LEAGUE_OPENING_DAY: leagueOpeningDay ?? '',
    LEAGUE_SPEED: String(leagueSpeed),
    LEAGUE_PORT: String(leaguePort),
  };
}

async function stopChild(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
  await ended;
  clearTimeout(timer);
}

/** Collects standard error. Returns the error of a crash, or else the last line. */
function collectErrorOutput(child: ChildProcessWithoutNullStreams, logError: Output['logError']): () => string {
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-5000);
    logError(text.trim());
  });
  return () => {
    const lines = output.trim().split('\n');
    return lines.find((line) => /^\w*Error\b/.test(line)) ?? lines.at(-1) ?? '';
  };
}

function firstLine({ stdout }: ChildProcessWithoutNullStreams): Promise<string> {
  return new Promise((resolve) => void createInterface({ input: stdout }).once('line', resolve));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
