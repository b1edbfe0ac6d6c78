import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldingSeasonSchema, outfieldersSchema } from '#contract/fielding.ts';
import { createClock } from '#server/clock.ts';
import type { SeasonSource } from '#server/features/seasons/read-season-choice.ts';
import { createStatsApiClient } from '#server/statsapi/client/stats-api-client.ts';
import { type LeagueProcess, startLeague } from '#tests/support/league/start-league.ts';
import { listOutfielders } from './list-outfielders.ts';
import { readFieldingSeason } from './read-fielding-season.ts';

let league: LeagueProcess;
let source: SeasonSource;

const sourceOf = (baseUrl: string): SeasonSource => {
  const clock = createClock(league.clock, Date.now);
  const log = { warn: () => {} };
  return {
    client: createStatsApiClient({ baseUrl, savantUrl: league.url, clock, log, requestsPerSecond: 1000 }),
    clock,
  };
};

async function addFault(fault: object): Promise<void> {
  await fetch(`${league.url}/league/faults`, { method: 'POST', body: JSON.stringify(fault) });
}

async function clearFaults(): Promise<void> {
  await fetch(`${league.url}/league/faults`, { method: 'DELETE' });
}

beforeAll(async () => {
  league = await startLeague({
    LEAGUE: 'simulated',
    LEAGUE_SEED: 'fielding',
    LEAGUE_OPENING_DAY: '2026-05-20',
    LEAGUE_NOW: '2026-06-20T22:00:00Z',
  });
  source = sourceOf(league.url);
}, 60_000);

afterAll(async () => {
  await league.stop();
});

describe('a season of an outfielder', () => {
  test('is that of the club’s center fielder by default', async () => {
    const { season, player, clubmates, range } = fieldingSeasonSchema.parse(
      await readFieldingSeason(source, { team: 147 }),
    );
    expect({ season, teamId: player?.teamId, position: player?.position }).toEqual({
      season: '2026',
      teamId: 147,
      position: 'CF',
    });
    expect(clubmates).toContainEqual(player);
    expect(range?.plays.length).toBeGreaterThan(20);
    expect(range?.freshness.isStale).toBe(false);
  });

  test('has plays from the fielder’s start to the landing point', async () => {
    const { range } = await readFieldingSeason(source, {});
    for (const { start, landing, distance } of range?.plays ?? []) {
      const pathLength = Math.hypot((landing?.x ?? 0) - (start?.x ?? 0), (landing?.y ?? 0) - (start?.y ?? 0));
      expect(Math.abs(pathLength - (distance ?? 0))).toBeLessThan(2);
    }
  });

  test('is empty for other players and not found for an unknown player', async () => {
    const { people } = await (await fetch(`${league.url}/api/v1/sports/1/players?season=2026`)).json();
    const pitcher = people.find(
      (person: { primaryPosition: { abbreviation: string } }) => person.primaryPosition.abbreviation === 'P',
    );
    const { player, range } = await readFieldingSeason(source, { player: pitcher.id });
    expect(player).toMatchObject({ id: pitcher.id, name: pitcher.fullName, position: 'P' });
    expect(range?.plays).toEqual([]);
    await expect(readFieldingSeason(source, { player: 999_999_999 })).rejects.toMatchObject({
      name: 'UpstreamNotFound',
    });
  });

  test('has no plays while the range service fails', async () => {
    const fresh = sourceOf(league.url);
    await addFault({ kind: 'status', status: 404, path: '/player-services/' });
    const { player, clubmates, range } = await readFieldingSeason(fresh, {});
    await clearFaults();
    expect({ name: typeof player?.name, clubmates: clubmates.length > 0, range }).toEqual({
      name: 'string',
      clubmates: true,
      range: null,
    });
  });
});

test('the list has only the outfielders of a season, by name', async () => {
  const { outfielders } = outfieldersSchema.parse(await listOutfielders(source));
  expect(outfielders.length).toBeGreaterThan(100);
  expect(outfielders.every(({ position }) => ['LF', 'CF', 'RF', 'OF'].includes(position ?? ''))).toBe(true);
});
