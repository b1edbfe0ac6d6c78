import { describe, expect, test } from 'vitest';
import { createLeague } from '../create-league.ts';

const league = createLeague({ seed: 'agents', openingDay: '2026-03-26' });
const today = '2026-06-06';

/** The MLB club of a player in a season, as the statistics show it; of the present season, that of opening day. */
function clubIn(personId: number, season: number): number | null {
  if (season === league.season) return league.person(personId)?.organizationId ?? null;
  return league.pastSeasons(personId).find((line) => line.season === season && line.sportId === 1)?.clubId ?? null;
}

describe.each([2018, 2020, 2023, 2024, 2025])('the free agents of %i', (season) => {
  const agents = league.freeAgents(season, today);
  const unsigned = agents.filter(({ newClubId }) => newClubId === null);
  const signed = agents.filter(({ newClubId }) => newClubId !== null);

  test('are signed and unsigned', () => {
    expect(unsigned.length).toBeGreaterThan(5);
    expect(signed.length).toBeGreaterThan(5);
  });

  test('left the club of that season, and played for the new one in the next', () => {
    for (const { personId, originalClubId } of agents) expect(originalClubId).toBe(clubIn(personId, season));
    for (const { personId, newClubId } of signed) expect(newClubId).toBe(clubIn(personId, season + 1));
  });

  test('have no club and no later season while they are unsigned', () => {
    for (const { personId } of unsigned) {
      expect(league.spotOf(personId, today)).toBeNull();
      expect(league.pastSeasons(personId).at(-1)?.season).toBe(season);
    }
  });
});

test('the signings of the last winter are transactions', () => {
  const moves = league.movesBetween(null, '2025-11-01', '2026-03-25');
  const signings = moves.map(({ personId, toClubId, date }) => [personId, toClubId, date]);
  const signed = league.freeAgents(2025, today).filter(({ dateSigned }) => dateSigned !== null);
  expect(signings.length).toBe(signed.length);
  for (const { personId, newClubId, dateSigned } of signed)
    expect(signings).toContainEqual([personId, newClubId, dateSigned]);
});

test('a player who was released this season has no club before signing again', () => {
  const agents = league.freeAgents(2026, '2026-08-01');
  expect(agents.length).toBeGreaterThan(0);
  for (const { personId, newClubId } of agents)
    expect(league.spotOf(personId, '2026-08-01') === null, String(personId)).toBe(newClubId === null);
});
