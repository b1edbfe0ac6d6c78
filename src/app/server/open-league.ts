import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Clock, createClock, clockSettingSchema } from '#platform/jobs/clock.ts';
import { CannotStart } from '#platform/settings/cannot-start.ts';
import type { Settings } from '#platform/settings/settings.ts';
import type { ShownLeague } from '#sources/services.ts';
import { boundedFetch } from '#sources/statsapi/client/bounded-fetch.ts';
import { fetchJson } from '#sources/statsapi/client/fetch-json.ts';
import { type RestartedProcess, restartWhenEnded } from './restart-when-ended.ts';
import { type LeagueProcess, type Output, startLeague } from './start-league.ts';

/** The league that the application shows: its URLs and its clock. */
export type OpenLeague = {
  shown: ShownLeague;
  statsApiUrl: string;
  savantUrl: string;
  clock: Clock;
  seed: string;
  /** YYYY-MM-DD; only for the simulated league */
  openingDay: string | null;
  /** the process of the simulated or recorded league, restarted when it ends; null for the real one */
  process: RestartedProcess | null;
};

type LeagueOutput = Output & {
  /** epoch ms, real time of the site; a league process of this machine has the clock of the machine */
  realNow: () => number;
};

/** Opens the league that the settings choose. Rejects with `CannotStart`. */
export async function openLeague(settings: Settings, output: LeagueOutput): Promise<OpenLeague> {
  const { league, leagueUrl } = settings;
  if (leagueUrl !== null) return joinLeague(leagueUrl, settings, output);
  if (league.kind === 'recorded') return openRecorded(settings, league.folder, output);
  if (league.kind === 'simulated') return openSimulated(settings, false, output);
  const isAvailable = await isStatsApiAvailable(settings.statsApiUrl);
  if (isAvailable || league.kind === 'mlb') return openReal(settings, isAvailable, output);
  output.print('The MLB Stats API does not respond: starting the simulated league instead …');
  return openSimulated(settings, true, output);
}

function openReal(settings: Settings, isAvailable: boolean, output: LeagueOutput): OpenLeague {
  const { statsApiUrl, savantUrl } = settings;
  output.print(
    isAvailable
      ? 'The MLB Stats API responds'
      : 'The MLB Stats API does not respond: stored data is shown until it does',
  );
  return {
    shown: { kind: 'mlb', isStandIn: false, simulatedFans: 0 },
    statsApiUrl,
    savantUrl,
    clock: { speed: 1, now: output.realNow },
    seed: seasonSeed(settings),
    openingDay: null,
    process: null,
  };
}

async function openSimulated(settings: Settings, isStandIn: boolean, output: Output): Promise<OpenLeague> {
  const league = await startSimulated(settings, output);
  const seed = settings.leagueSeed === null ? '' : ` (seed ${settings.leagueSeed})`;
  output.print(`Simulated league ready${seed}, ${leagueTime(league)}`);
  const shown = { kind: 'simulated', isStandIn, simulatedFans: settings.simulatedFans } as const;
  return ofProcess('simulated', league, { shown, settings, output });
}

/** A restart continues the season, unless the settings give a time or an opening day. */
async function startSimulated(settings: Settings, output: Output): Promise<LeagueProcess> {
  if (settings.leagueNow !== null || settings.leagueOpeningDay !== null) {
    return startLeague('simulated', settings, output);
  }
  const { dataDir } = settings;
  const seed = seasonSeed(settings);
  const leagueOpeningDay = await readOpeningDay(dataDir, seed, Date.now());
  const league = await startLeague('simulated', { ...settings, leagueOpeningDay }, output);
  if (league.openingDay !== null) await writeOpeningDay(dataDir, seed, league.openingDay);
  return league;
}

async function openRecorded(settings: Settings, folder: string, output: Output): Promise<OpenLeague> {
  if (!existsSync(folder)) throw new CannotStart(`LEAGUE names a folder that is not there: ${folder}`);
  const league = await startLeague(`recorded:${folder}`, settings, output);
  output.print(`Recorded league ready (${folder}), ${leagueTime(league)}`);
  const shown = { kind: 'recorded', isStandIn: false, simulatedFans: 0 } as const;
  return ofProcess(`recorded:${folder}`, league, { shown, settings, output });
}

type Context = { shown: ShownLeague; settings: Settings; output: Output };

/** A restarted process continues at the same port, at the time of the clock. */
function ofProcess(league: string, first: LeagueProcess, { shown, settings, output }: Context): OpenLeague {
  const { url, openingDay } = first;
  const clock = createClock(first.clock);
  const leaguePort = Number(new URL(url).port);
  const restart = () =>
    startLeague(league, { ...settings, leaguePort, leagueOpeningDay: openingDay, leagueNow: clock.now() }, output);
  const process = restartWhenEnded(first, restart, output.logError);
  const seed = seasonSeed(settings);
  return { shown, statsApiUrl: url, savantUrl: url, clock, seed, openingDay, process };
}

function leagueTime({ clock: { leagueStart, speed } }: LeagueProcess): string {
  const pace = speed === 1 ? '' : `, at ${speed} times real speed`;
  // oxlint-disable-next-line called-shot/day-of-zone -- the text names the zone
  return `its clock at ${new Date(leagueStart).toISOString().slice(0, 16).replace('T', ' ')} UTC${pace}`;
}

const timeoutMs = 3000;

/** Whether a Stats API responds at this URL within 3 s with JSON. */
async function isStatsApiAvailable(baseUrl: string): Promise<boolean> {
  const signal = AbortSignal.timeout(timeoutMs);
  const limits = { fetch: boundedFetch, signal, now: Date.now, beforeRedirect: async () => {} };
  const fetched = await fetchJson(`${baseUrl}/api/v1/sports`, limits).catch(() => null);
  return fetched !== null && 'sports' in fetched.body;
}

const seasonSchema = z.object({ season: z.object({ seed: z.string(), openingDay: z.string() }).nullable() });

type Joining = Pick<LeagueOutput, 'print' | 'realNow'> & {
  /** ms for each attempt; a league that plans a season responds only after it */
  timeout?: number;
};

/** Opens a simulated or recorded league that another process runs, and waits while it is busy. Rejects with `CannotStart`. */
export async function joinLeague(url: string, settings: Settings, { print, realNow, timeout = 30_000 }: Joining) {
  const read = async <T>(path: string, schema: z.ZodType<T>): Promise<T> => {
    const state = await readState(url + path, schema, timeout);
    if (state !== null) return state;
    print(`Waiting for the league at ${url}, which has not responded for ${timeout / 1000} s …`);
    return read(path, schema);
  };
  // the clock comes last, as it goes on while the season is planned
  const { season } = await read('/league/season', seasonSchema);
  const clock = await read('/league/clock', clockSettingSchema);
  const shown: ShownLeague =
    season === null
      ? { kind: 'recorded', isStandIn: false, simulatedFans: 0 }
      : { kind: 'simulated', isStandIn: false, simulatedFans: settings.simulatedFans };
  return {
    shown,
    statsApiUrl: url,
    savantUrl: url,
    clock: createClock(clock, realNow),
    seed: season?.seed ?? seasonSeed(settings),
    openingDay: season?.openingDay ?? null,
    process: null,
  };
}

/** Null: no response in time. */
async function readState<T>(url: string, schema: z.ZodType<T>, timeout: number): Promise<T | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    return schema.parse(await response.json());
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return null;
    throw new CannotStart(`LEAGUE_URL names a league that does not respond: ${url}`, { cause: error });
  }
}

/** The seed of the simulated season; the default is that of the league program. */
export function seasonSeed({ leagueSeed }: Pick<Settings, 'leagueSeed'>): string {
  return leagueSeed ?? 'called-shot';
}

/** days of a season including the postseason, whose last game can end on day 186; a new one begins after it */
const seasonDays = 188;
const dayMs = 86_400_000;

/** league days (YYYY-MM-DD) by seed */
const memorySchema = z.record(z.string(), z.iso.date());

const fileIn = (dataDir: string): string => join(dataDir, 'league.json');

async function readMemory(dataDir: string): Promise<Record<string, string>> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => '{}');
  try {
    return memorySchema.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/**
 * The opening day of the stored simulated season, to which existing picks belong. Null when there
 * is none, or when that season is over at `now` (epoch ms).
 */
export async function readOpeningDay(dataDir: string, seed: string, now: number): Promise<string | null> {
  const openingDay = (await readMemory(dataDir))[seed] ?? null;
  if (openingDay === null || now > Date.parse(openingDay) + seasonDays * dayMs) return null;
  return openingDay;
}

export async function writeOpeningDay(dataDir: string, seed: string, openingDay: string): Promise<void> {
  const memory = { ...(await readMemory(dataDir)), [seed]: openingDay };
  await mkdir(dataDir, { recursive: true });
  const fresh = `${fileIn(dataDir)}.${process.pid}`;
  await writeFile(fresh, `${JSON.stringify(memory, null, 2)}\n`);
  await rename(fresh, fileIn(dataDir));
}
