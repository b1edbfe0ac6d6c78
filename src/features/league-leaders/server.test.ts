import { describe, expect, test } from 'vitest';
import { readClubSeason } from '#features/clubs/server.ts';
import { parseInput } from '#platform/http/endpoints/served.ts';
import { statColumns } from '#rules/baseball/stats/stat-columns.ts';
import { startControlledLeague } from '#tests/support/league/start-controlled-league.ts';
import { hasRecordings } from '#tests/support/upstream/recorded-feeds.ts';
import { readRecordedBody } from '#tests/support/upstream/recordings.ts';
import { respondWith, startScriptedClient } from '#tests/support/upstream/scripted-upstream.ts';
import { clubLines, leagueLeaders, playerLines } from './contract.ts';
import { clubColumns } from './rules/club-columns.ts';
import type { PlayerLine } from './rules/leader.ts';
import { listClubLines, listLeaders, listPlayerLines } from './server.ts';

const source = await startControlledLeague({
  seed: 'standings',
  openingDay: '2026-05-20',
  now: Date.parse('2026-06-24T12:00:00Z'),
});
const groups = ['hitting', 'pitching', 'fielding'] as const;

/** The value of a column in a list of figures. */
const valueOf = (group: (typeof groups)[number], figures: readonly (string | null)[] | undefined, name: string) =>
  figures?.[clubColumns[group].findIndex(({ figure }) => figure === name)] ?? null;

test.each(groups)('the %s of thirty clubs has an average of both leagues and of each', async (group) => {
  const lines = await listClubLines(source, { group });
  expect(clubLines.response.parse(lines)).toEqual(lines);
  expect(lines.clubs).toHaveLength(30);
  expect(lines.averages.map(({ league }) => league)).toEqual([null, 'AL', 'NL']);
  expect(lines.clubs.filter(({ leagueId }) => leagueId === 103)).toHaveLength(15);
});

test('runs scored and runs allowed have the same average, and FIP that of ERA', async () => {
  const [hitting, pitching] = [
    await listClubLines(source, { group: 'hitting' }),
    await listClubLines(source, { group: 'pitching' }),
  ];
  const scored = valueOf('hitting', hitting.averages[0]?.figures, 'runsPerGame');
  expect(scored).toMatch(/^\d\.\d\d$/);
  expect(valueOf('pitching', pitching.averages[0]?.figures, 'runsPerGame')).toBe(scored);
  const [fip, era] = ['fip', 'era'].map((name) => valueOf('pitching', pitching.averages[0]?.figures, name));
  expect(fip).toBe(era);
});

test('the figures of a club are those of its page', async () => {
  const shared = { hitting: ['ops', 'obp', 'slg', 'woba'], pitching: ['era', 'whip'] };
  for (const group of ['hitting', 'pitching'] as const) {
    const { clubs } = await listClubLines(source, { group });
    const page = (await readClubSeason(source, 121))[group];
    const { figures } = clubs.find(({ teamId }) => teamId === 121) ?? {};
    const pairs = page.flatMap(({ id, text }) =>
      id === 'runs' || shared[group].includes(id) ? [[text, id === 'runs' ? 'runsPerGame' : id] as const] : [],
    );
    expect(pairs.length).toBeGreaterThan(2);
    for (const [text, name] of pairs) expect([name, valueOf(group, figures, name)]).toEqual([name, text]);
  }
});

test.each(groups)('the months of the season add up to its %s', async (group) => {
  const name = { hitting: 'hits', pitching: 'strikeOuts', fielding: 'assists' }[group];
  const [season, may, june] = await Promise.all(
    [undefined, '2026-05', '2026-06'].map((time) => listClubLines(source, { group, time })),
  );
  const hitsOf = (lines: typeof season, id: number) =>
    Number(valueOf(group, lines?.clubs.find(({ teamId }) => teamId === id)?.figures, name));
  expect(may).toMatchObject({ from: '2026-05-01', to: '2026-05-31', parts: ['30', '7', '2026-05', '2026-06'] });
  for (const { teamId } of season?.clubs ?? [])
    expect(hitsOf(may, teamId) + hitsOf(june, teamId)).toBe(hitsOf(season, teamId));
});

test.each([
  ['hitting', 'ops', 'homeRuns'],
  ['pitching', 'era', 'strikeOuts'],
  ['fielding', 'fielding', 'errors'],
] as const)('the players have the rates of both leagues beside them, but no counts: %s', async (group, rate, count) => {
  const [{ league }, { averages }] = await Promise.all([
    listPlayerLines(source, { group, pool: 'qualified' }),
    listClubLines(source, { group }),
  ]);
  const indexOf = (name: string) => statColumns[group].findIndex(({ figure }) => figure === name);
  expect(league?.[indexOf(rate)]).toBe(valueOf(group, averages[0]?.figures, rate));
  expect(league?.[indexOf(count)]).toBeNull();
});

describe('the fielders', () => {
  const read = (pool: 'qualified' | 'all', time?: string) => listPlayerLines(source, { group: 'fielding', pool, time });
  const countOf = ({ figures }: PlayerLine, name: string) =>
    Number(figures[statColumns.fielding.findIndex(({ figure }) => figure === name)]);
  const sumOf = (lines: readonly PlayerLine[], name: string) =>
    lines.reduce((sum, each) => sum + countOf(each, name), 0);

  test('have a line for each position, and all of them the errors of all clubs', async () => {
    const all = await read('all');
    expect(playerLines.response.parse(all)).toEqual(all);
    const keys = all.players.map(({ player, position }) => `${player.id} ${position}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(keys.map((key) => key.split(' ')[1]))).toEqual(
      new Set(['P', 'C', '1B', '2B', '3B', 'SS', 'LF', 'CF', 'RF']),
    );
    const { clubs } = await listClubLines(source, { group: 'fielding' });
    for (const name of ['errors', 'assists', 'putOuts']) {
      const ofClubs = clubs.reduce((sum, { figures }) => sum + Number(valueOf('fielding', figures, name)), 0);
      expect(sumOf(all.players, name)).toBe(ofClubs);
    }
  });

  test('qualify at the positions they usually play, the most chances first', async () => {
    const { players } = await read('qualified');
    expect(players.length).toBeGreaterThan(100);
    expect(players.length).toBeLessThan(350);
    const chances = players.map((each) => countOf(each, 'chances'));
    expect(chances).toEqual(chances.toSorted((one, other) => other - one));
  });

  test('have lines of a part of the season', async () => {
    const [season, may, june] = await Promise.all([undefined, '2026-05', '2026-06'].map((time) => read('all', time)));
    const errors = [season, may, june].map((lines) => sumOf(lines?.players ?? [], 'errors'));
    expect(errors[0]).toBe((errors[1] ?? 0) + (errors[2] ?? 0));
  });
});

test('all groups of a season need three requests of the upstream, and none when they are read again', async () => {
  const fresh = await startControlledLeague({
    seed: 'standings',
    openingDay: '2026-05-20',
    now: Date.parse('2026-06-24T12:00:00Z'),
  });
  for (const group of [...groups, ...groups]) await listClubLines(fresh, { group });
  expect(fresh.requests.length).toBeLessThanOrEqual(3);
});

describe.skipIf(!hasRecordings)('the recorded clubs of 2025 (skipped without the recordings)', () => {
  test.each([
    ['season', undefined],
    ['byDateRange', '30'],
  ] as const)('have their lines of the type %s', async (type, time) => {
    const body = Object(readRecordedBody(`stats/stats-teams-pitching-${type}.json`));
    const { client } = await startScriptedClient([respondWith(body)]);
    const clock = { now: () => Date.UTC(2025, 5, 4), speed: 1 };
    const lines = await listClubLines({ client, clock }, { group: 'pitching', season: '2025', time });
    expect(lines.clubs).toHaveLength(30);
    const mets = lines.clubs.find(({ teamId }) => teamId === 121);
    expect(valueOf('pitching', mets?.figures, 'era')).toBe({ season: '2.83', byDateRange: '2.86' }[type]);
    expect(lines.clubs.flatMap(({ figures }) => figures).filter((value) => value === null)).toEqual([]);
  });
});

const clock = { now: () => Date.UTC(2030, 6, 1), speed: 1 };

const tied = Array.from({ length: 23 }, (_, index) => ({
  rank: index < 18 ? index + 1 : 19,
  value: String(40 - Math.min(index, 18)),
  person: { id: index, fullName: `Player ${index}` },
}));

test('20 leaders are listed, further tied ones are counted; the request has the league’s id', async () => {
  const { client, requests } = await startScriptedClient([
    respondWith({ leagueLeaders: [{ statGroup: 'hitting', leaders: tied }] }),
  ]);
  const list = await listLeaders({ client, clock }, { category: 'homeRuns', season: '2030', league: 'NL' });
  expect(list).toMatchObject({ category: 'homeRuns', season: '2030', league: 'NL', leftOut: 3 });
  expect(list.leaders.map(({ rank }) => rank).slice(-3)).toEqual([18, 19, 19]);
  expect(requests[0]).toContain('leagueId=104');
});

test('a category without leaders is an empty list', async () => {
  const { client } = await startScriptedClient([respondWith({ leagueLeaders: [] })]);
  const list = await listLeaders({ client, clock }, { category: 'triplePlays', season: '2030' });
  expect(list).toMatchObject({ leaders: [], leftOut: 0, league: null });
});

describe.skipIf(!hasRecordings)('the recorded home runs of 2024 (skipped without the recordings)', () => {
  test('share rank 5 among the three with 39', async () => {
    const { client } = await startScriptedClient([
      respondWith(Object(readRecordedBody('leaders/leaders-pydantic.json'))),
    ]);
    const { leaders } = await listLeaders({ client, clock }, { category: 'homeRuns', season: '2024' });
    expect(leaders.map(({ rank, value, person, league }) => [rank, value, person.name, league?.name])).toEqual([
      [1, '58', 'Aaron Judge', 'AL'],
      [2, '54', 'Shohei Ohtani', 'NL'],
      [3, '44', 'Anthony Santander', 'AL'],
      [4, '41', 'Juan Soto', 'AL'],
      [5, '39', 'Marcell Ozuna', 'NL'],
      [5, '39', 'José Ramírez', 'AL'],
      [5, '39', 'Brent Rooker', 'AL'],
    ]);
  });
});

test.each([
  [{ category: 'strikeouts' }, 'category'],
  [{ league: 'CL' }, 'league'],
  [{ season: 'last' }, 'season'],
])('%o causes an error at %s', (query, field) => {
  expect(() => parseInput(leagueLeaders, { query, params: {}, body: undefined })).toThrow(field);
});

test.each(['2030-13', '14', 'may'])('%s is no part of a season', (time) => {
  expect(() => parseInput(clubLines, { query: { time }, params: {}, body: undefined })).toThrow('time');
});
