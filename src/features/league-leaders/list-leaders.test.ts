import { describe, expect, test } from 'vitest';
import { clubLines, leagueLeaders } from './contract.ts';
import { parseInput } from '#platform/http/endpoints/served.ts';
import { readRecordedBody } from '#tests/support/upstream/recordings.ts';
import { hasRecordings } from '#tests/support/upstream/recorded-feeds.ts';
import { startScriptedClient, respondWith } from '#tests/support/upstream/scripted-upstream.ts';
import { listLeaders } from './server.ts';

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
