import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLeague } from '#league/create-league.ts';
import { readQuery } from '#league/http/query.ts';
import { recordResponses } from '#league/record/record-responses.ts';
import { simulatedLeague } from '#league/wire/simulated-league.ts';
import { readSchedule } from '#server/statsapi/schedule/read-schedule.ts';
import { createStatsApiClient, type StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';
import { machineTiming } from '#server/statsapi/client/timing.ts';
import { type LeagueProcess, startLeague } from '#tests/support/league/start-league.ts';

// The simulated league produces faults, and the schedule reader still returns games.

const date = '2026-06-10';
const simulation = createLeague({ seed: 'faults', openingDay: '2026-05-20' });
const game = simulation.games(1, date).find(({ gamePk }) => simulation.play(gamePk)?.plays.length);
const sixth = simulation.play(game?.gamePk ?? 0)?.plays.find(({ inning }) => inning === 6);
const now = sixth?.endedAt ?? 0;
const ahead = { ms: 0 };

let folder: string;
let league: LeagueProcess;
let client: StatsApiClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recorded-league-'));
  await recordGame(folder);
  league = await startLeague({ LEAGUE: `recorded:${folder}`, LEAGUE_NOW: new Date(now).toISOString() });
  const clientNow = () => machineTiming.now() + ahead.ms;
  client = createStatsApiClient({
    baseUrl: league.url,
    clock: { now: clientNow },
    log: { warn: () => undefined },
    timing: { ...machineTiming, now: clientNow, sleep: () => Promise.resolve() },
    requestsPerSecond: 1000,
    deadline: 1500,
  });
}, 60_000);

afterAll(async () => {
  await league.stop();
  await rm(folder, { recursive: true });
});

/** Records the sixth inning of a simulated game: a recorded league starts faster than a simulated one. */
async function recordGame(into: string): Promise<void> {
  const handleRequest = simulatedLeague(simulation);
  await recordResponses(`/api/v1.1/game/${game?.gamePk}/feed/live`, {
    baseUrl: 'http://league',
    folder: into,
    fetch: async (url) => {
      const { pathname, searchParams } = new URL(url);
      return Response.json(handleRequest({ path: pathname, query: readQuery(searchParams), now }));
    },
    pause: async () => {},
    report: () => {},
  });
}

async function addFault(fault: object): Promise<void> {
  await fetch(`${league.url}/league/faults`, { method: 'POST', body: JSON.stringify(fault) });
}

async function clearFaults(): Promise<void> {
  await fetch(`${league.url}/league/faults`, { method: 'DELETE' });
}

/** Reads the schedule a minute later, when the cache has expired and the circuit breaker is closed. */
async function readLater() {
  ahead.ms += 60_000;
  const { value, isStale } = await readSchedule(client, { date, level: 1 });
  return { games: value.map(({ gamePk, inning }) => ({ gamePk, inning })), isStale };
}

const games = [{ gamePk: game?.gamePk, inning: 6 }];

describe('while the upstream has a fault', () => {
  test.each([
    { kind: 'delay', ms: 6000 },
    { kind: 'drip', ms: 6000 },
    { kind: 'reset' },
    { kind: 'html' },
    { kind: 'brokenJson' },
    { kind: 'status', status: 429, retryAfter: 30 },
    { kind: 'status', status: 500 },
    { kind: 'status', status: 503 },
    { kind: 'missingFields', fields: ['dates'] },
  ])('$kind: the last games are returned as stale, and fresh ones after the fault', async (fault) => {
    expect(await readLater()).toEqual({ games, isStale: false });
    await addFault(fault);
    expect(await readLater()).toEqual({ games, isStale: true });
    await clearFaults();
    expect(await readLater()).toEqual({ games, isStale: false });
  });

  test.each([
    { kind: 'reset', times: 2 },
    { kind: 'brokenJson', times: 2 },
    { kind: 'status', status: 503, times: 2 },
  ])('$kind twice: the games are fresh', async (fault) => {
    await addFault(fault);
    expect(await readLater()).toEqual({ games, isStale: false });
  });

  test('missing line scores: the games are returned without innings', async () => {
    await addFault({ kind: 'missingFields', fields: ['linescore'] });
    const withoutInnings = games.map(({ gamePk }) => ({ gamePk, inning: null }));
    expect(await readLater()).toEqual({ games: withoutInnings, isStale: false });
    await clearFaults();
  });
});
