import { describe, expect, test } from 'vitest';
import { startControlledLeague } from '#tests/support/league/start-controlled-league.ts';
import { standingsRaceSchema, standingsSchema } from './contract.ts';
import { listStandings, readStandingsRace } from './server.ts';

const source = await startControlledLeague({
  seed: 'standings',
  openingDay: '2026-05-20',
  now: Date.parse('2026-06-24T12:00:00Z'),
});

describe('the standings of the season in progress', () => {
  test('have six divisions of five and a wild-card table for each league', async () => {
    const standings = await listStandings(source, { level: 1 });
    expect(standingsSchema.parse(standings)).toEqual(standings);
    expect(standings).toMatchObject({ season: '2026', date: null, isOver: false });
    expect(standings.tables.map(({ kind, lines }) => `${kind} ${lines.length}`)).toEqual([
      ...Array.from({ length: 6 }, () => 'division 5'),
      ...Array.from({ length: 2 }, () => 'wildCard 12'),
    ]);
  });

  test('give each club either a magic or an elimination number', async () => {
    const { tables } = await listStandings(source, { level: 1 });
    const counts = tables.map(({ lines }) => lines.filter(({ magicNumber }) => magicNumber !== null).length);
    expect(counts).toEqual([1, 1, 1, 1, 1, 1, 3, 3]);
    const lines = tables.flatMap((table) => table.lines);
    expect(lines.filter((line) => (line.magicNumber === null) === (line.eliminationNumber === null))).toEqual([]);
  });

  test('need no further request when they are read again', async () => {
    await listStandings(source, { level: 1 });
    const before = source.requests.length;
    await listStandings(source, { level: 1 });
    await readStandingsRace(source, { level: 1 });
    expect(source.requests).toHaveLength(before);
  });
});

test('a day selects earlier standings; a day of another year or in the future is ignored', async () => {
  const then = await listStandings(source, { level: 1, date: '2026-06-14' });
  const now = await listStandings(source, { level: 1 });
  const played = ({ tables }: typeof now) => tables.reduce((sum, { lines }) => sum + (lines[0]?.wins ?? 0), 0);
  expect(then.date).toBe('2026-06-14');
  expect(played(then)).toBeLessThan(played(now));
  expect((await listStandings(source, { level: 1, season: '2026', date: '2025-06-14' })).date).toBeNull();
  expect((await listStandings(source, { level: 1, date: '2026-09-30' })).date).toBeNull();
});

test('the race ends with the games behind of the standings', async () => {
  const { tables } = await listStandings(source, { level: 1, date: '2026-06-14' });
  const response = await readStandingsRace(source, { level: 1, date: '2026-06-14' });
  expect(standingsRaceSchema.parse(response)).toEqual(response);
  const behind = response.race.divisions.flatMap(({ clubs }) => clubs.map((club) => [club.id, club.behind.at(-1)]));
  const lines = tables.filter(({ kind }) => kind === 'division').flatMap((table) => table.lines);
  expect(Object.fromEntries(behind)).toEqual(
    Object.fromEntries(lines.map(({ team, gamesBehind }) => [team.id, gamesBehind])),
  );
});

test('other levels have their leagues; college and a season without standings are empty', async () => {
  expect((await listStandings(source, { level: 11 })).tables.filter(({ kind }) => kind === 'division')).toHaveLength(4);
  expect((await listStandings(source, { level: 22 })).tables).toEqual([]);
  expect((await listStandings(source, { level: 1, season: '2019' })).tables).toEqual([]);
});
