import { describe, expect, test } from 'vitest';
import { startControlledLeague } from '#tests/support/league/start-controlled-league.ts';
import { fieldingSeasonSchema, outfieldersSchema } from './contract.ts';
import { listOutfielders, readFieldingSeason } from './server.ts';

const source = await startControlledLeague({
  seed: 'fielding',
  openingDay: '2026-05-20',
  now: Date.parse('2026-06-20T22:00:00Z'),
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
    const games = new Map(range?.games.map((game) => [game.gamePk, game]));
    expect(range?.plays.every(({ gamePk }) => games.has(gamePk ?? 0))).toBe(true);
    expect([...games.values()].every(({ away, home }) => away === 147 || home === 147)).toBe(true);
  });

  test('has plays from the fielder’s start to the landing point', async () => {
    const { range } = await readFieldingSeason(source, {});
    for (const { start, landing, distance } of range?.plays ?? []) {
      const pathLength = Math.hypot((landing?.x ?? 0) - (start?.x ?? 0), (landing?.y ?? 0) - (start?.y ?? 0));
      expect(Math.abs(pathLength - (distance ?? 0))).toBeLessThan(2);
    }
  });

  test('is empty for other players and not found for an unknown player', async () => {
    const pitcher = (await (await fetch(`${source.url}/api/v1/sports/1/players?season=2026`)).json()).people.find(
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
    const fault = { kind: 'status', status: 404, path: '/player-services/' };
    await fetch(`${source.url}/league/faults`, { method: 'POST', body: JSON.stringify(fault) });
    const { player, clubmates, range } = await readFieldingSeason(source, { team: 110 });
    await fetch(`${source.url}/league/faults`, { method: 'DELETE' });
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
