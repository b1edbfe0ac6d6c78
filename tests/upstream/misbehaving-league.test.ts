import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSchedule } from '#server/statsapi/schedule/read-schedule.ts';
import { createStatsApiClient, type StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';
import { machineTiming } from '#server/statsapi/client/timing.ts';
import { hasRecordings, recordingsFolder } from '#tests/support/upstream/recorded-feeds.ts';
import { type LeagueProcess, startLeague } from '#tests/support/league/start-league.ts';

// A league process misbehaves on command, and the schedule's reader stands between it and the visitors.
// Needs the recordings beside the checkout, and is skipped where they are absent.

const date = '2024-06-11';
const ahead = { ms: 0 };

let league: LeagueProcess;
let client: StatsApiClient;

beforeAll(async () => {
  if (!hasRecordings) return;
  league = await startLeague({ LEAGUE: `recorded:${recordingsFolder}`, LEAGUE_NOW: '2024-06-12T04:20:00Z' });
  const now = () => machineTiming.now() + ahead.ms;
  client = createStatsApiClient({
    baseUrl: league.url,
    clock: { now },
    log: { warn: () => undefined },
    timing: { ...machineTiming, now, sleep: () => Promise.resolve() },
    requestsPerSecond: 1000,
    deadline: 1500,
  });
}, 60_000);

afterAll(() => league?.stop());

async function addFault(fault: object): Promise<void> {
  await fetch(`${league.url}/league/faults`, { method: 'POST', body: JSON.stringify(fault) });
}

async function clearFaults(): Promise<void> {
  await fetch(`${league.url}/league/faults`, { method: 'DELETE' });
}

/** The schedule a minute later, when nothing at hand is fresh, no failure remembered and no breaker open. */
async function readLater() {
  ahead.ms += 60_000;
  const { value, isStale } = await readSchedule(client, { date, level: 1 });
  return { games: value.map(({ gamePk, inning }) => ({ gamePk, inning })), isStale };
}

const games = [{ gamePk: 746139, inning: 7 }];

describe.skipIf(!hasRecordings)('while the league misbehaves (skipped where the recordings are absent)', () => {
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
  ])('by $kind, the last good games stand, and new ones come when it is over', async (fault) => {
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
  ])('by $kind twice, nobody notices', async (fault) => {
    await addFault(fault);
    expect(await readLater()).toEqual({ games, isStale: false });
  });

  test('by leaving out a part of each game, the rest is shown', async () => {
    await addFault({ kind: 'missingFields', fields: ['linescore'] });
    expect(await readLater()).toEqual({ games: [{ gamePk: 746139, inning: null }], isStale: false });
    await clearFaults();
  });
});
