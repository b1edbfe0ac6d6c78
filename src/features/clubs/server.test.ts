import { describe, expect, test } from 'vitest';
import { listStandings } from '#features/standings/server.ts';
import { readClubLines } from '#sources/statsapi/read-club-lines.ts';
import { startControlledLeague } from '#tests/support/league/start-controlled-league.ts';
import { club, clubSeason, clubStaff, parks } from './contract.ts';
import { readClub, readClubSeason, readClubStaff, readParks } from './server.ts';

const source = await startControlledLeague({
  seed: 'standings',
  openingDay: '2026-05-20',
  now: Date.parse('2026-06-24T12:00:00Z'),
});

const mets = 121;

test('a club has its division, park and roster', async () => {
  const page = await readClub(source, mets);
  expect(club.response.parse(page)).toEqual(page);
  expect(page).toMatchObject({ season: '2026', team: { name: 'New York Mets' }, park: { name: 'Citi Field' } });
  expect(page.roster?.filter(({ group }) => group === 'pitcher').length).toBeGreaterThan(10);
  expect(page.roster?.filter(({ status }) => status === 'active')).toHaveLength(26);
});

describe('the season of a club', async () => {
  const season = await readClubSeason(source, mets);

  test('agrees with the standings', async () => {
    expect(clubSeason.response.parse(season)).toEqual(season);
    const division = (await listStandings(source, { level: 1 })).tables.find(
      ({ kind, lines }) => kind === 'division' && lines.some(({ team }) => team.id === mets),
    );
    const line = division?.lines.find(({ team }) => team.id === mets);
    expect(season.record).toEqual({ wins: line?.wins, losses: line?.losses });
    expect(season.division.find(({ teamId }) => teamId === mets)).toMatchObject({
      behind: line?.gamesBehind,
      streak: line?.streak,
      lastTen: line?.lastTen,
    });
    expect(season.runs.scored - season.runs.allowed).toBe(line?.runDifferential);
  });

  test('ends the race with the games behind of its division', () => {
    const clubs = season.race.divisions.flatMap((division) => division.clubs);
    const last = clubs.map(({ id, behind }) => ({ teamId: id, behind: behind.at(-1) }));
    const table = season.division.map(({ teamId, behind }) => ({ teamId, behind }));
    expect(last).toHaveLength(5);
    expect(last).toEqual(expect.arrayContaining(table));
  });

  test('has a place among the clubs for each figure', () => {
    expect(season.hitting.map(({ id }) => id)).toContain('ops');
    expect(season.pitching.map(({ id }) => id)).toContain('era');
    expect([...season.hitting, ...season.pitching].filter(({ rank }) => rank < 1 || rank > 30)).toEqual([]);
  });
});

test('the runs and games of the statistics of clubs are those of the games', async () => {
  const { value: blocks } = await readClubLines(source.client, '2026');
  expect(blocks.map(({ group, splits }) => [group, splits.length])).toEqual([
    ['hitting', 30],
    ['pitching', 30],
    ['fielding', 30],
  ]);
  const { record, runs } = await readClubSeason(source, mets);
  const figures = blocks.map(({ splits }) => splits.find(({ team }) => team?.id === mets)?.figures);
  const games = record.wins + record.losses;
  expect(figures.map((each) => Number(each?.gamesPlayed))).toEqual([games, games, games]);
  expect(figures.slice(0, 2).map((each) => Number(each?.runs))).toEqual([runs.scored, runs.allowed]);
});

test('the staff has a rotation and a bullpen', async () => {
  const staff = await readClubStaff(source, mets);
  expect(clubStaff.response.parse(staff)).toEqual(staff);
  expect(staff.starters.length).toBeGreaterThanOrEqual(4);
  expect(staff.bullpen.length).toBeGreaterThanOrEqual(5);
  expect(staff.days.at(-1)).toBe('2026-06-24');
  const leaders = staff.leaders.map(({ id }) => id);
  expect(leaders).toEqual(expect.arrayContaining(['avg', 'homeRuns', 'rbi', 'ops', 'strikeOuts', 'saves']));
  expect(staff.bullpen.some(({ pitches }) => pitches.some((count) => count !== null))).toBe(true);
});

test('every club has a park with its place and dimensions', async () => {
  const list = await readParks(source);
  expect(parks.response.parse(list)).toEqual(list);
  expect(list.parks).toHaveLength(30);
  expect(list.parks.filter(({ latitude, distances }) => latitude === null || distances.center === null)).toEqual([]);
});

test('all of it needs eight requests of the upstream at most, and none when it is read again', async () => {
  const fresh = await startControlledLeague({
    seed: 'standings',
    openingDay: '2026-05-20',
    now: Date.parse('2026-06-24T12:00:00Z'),
  });
  const readAll = () => Promise.all([readClub(fresh, mets), readClubSeason(fresh, mets), readClubStaff(fresh, mets)]);
  await readAll();
  // the schedule and the transactions of the page are two more
  expect(fresh.requests).toHaveLength(6);
  await readAll();
  expect(fresh.requests).toHaveLength(6);
});

test('a club that is not of the major leagues is not found', async () => {
  for (const read of [readClub, readClubSeason, readClubStaff])
    await expect(read(source, 552)).rejects.toMatchObject({ code: 'not_found' });
});
