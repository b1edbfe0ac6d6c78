import { describe, expect, test } from 'vitest';
import { hasRecordings } from '#tests/support/upstream/recorded-feeds.ts';
import { readRecordedBody } from '#tests/support/upstream/recordings.ts';
import { startScriptedClient, respondWith, respondWithStatus } from '#tests/support/upstream/scripted-upstream.ts';
import { clubFlows, countFormerClubs, countPositions, filterFreeAgents } from './rules.ts';
import { listFreeAgents } from './server.ts';

const clock = { now: () => Date.UTC(2030, 6, 1), speed: 1 };
const seasons = respondWith({
  seasons: ['2028', '2029', '2030'].map((seasonId) => ({ seasonId, regularSeasonStartDate: `${seasonId}-03-28` })),
});
const none = respondWith({ freeAgents: [] });
const listed = respondWith({ people: [{ id: 2, currentTeam: { id: 121 } }, { id: 1 }] });
const one = respondWith({ freeAgents: [{ player: { id: 1 }, originalTeam: { id: 7, name: 'Otters' } }] });

test('the default is the newest season with free agents', async () => {
  const { client, requests } = await startScriptedClient([seasons, none, one, listed]);
  expect(await listFreeAgents({ client, clock })).toMatchObject({
    season: '2029',
    seasons: ['2029', '2028'],
    agents: [{ player: { id: 1 }, newTeam: null }],
  });
  expect([...new Set(requests.slice(1))]).toEqual([
    '/api/v1/people/freeAgents?season=2030',
    '/api/v1/people/freeAgents?season=2029',
    '/api/v1/sports/1/players?season=2030',
  ]);
});

test('a player of the next season is signed, although the upstream knows no signing', async () => {
  const plays = respondWith({ people: [{ id: 1, currentTeam: { id: 121 } }] });
  const { client } = await startScriptedClient([seasons, none, one, plays]);
  const { agents } = await listFreeAgents({ client, clock });
  expect(agents).toMatchObject([{ newTeam: { id: 121, name: 'New York Mets' }, signedOn: null }]);
});

test('without the players of the next season the list is that of the upstream', async () => {
  const { client } = await startScriptedClient([seasons, none, one, respondWithStatus(503)]);
  expect((await listFreeAgents({ client, clock })).agents).toMatchObject([{ newTeam: null }]);
});

test('without any free agents the newest season is returned', async () => {
  const { client } = await startScriptedClient([seasons, none]);
  expect(await listFreeAgents({ client, clock })).toMatchObject({ season: '2030', agents: [] });
});

describe.skipIf(!hasRecordings)('the free agents of 2024 (skipped without the recordings)', () => {
  const read = async () => {
    const { client } = await startScriptedClient([
      respondWith({ seasons: [{ seasonId: '2024', regularSeasonStartDate: '2024-03-28' }] }),
      respondWith(Object(readRecordedBody('freeagents/freeAgents-2024.json'))),
    ]);
    return (await listFreeAgents({ client, clock }, '2024')).agents;
  };
  const all = { position: null, formerClub: null };

  test('are 102 unsigned and 376 signed; Soto moved from the Yankees to the Mets', async () => {
    const agents = await read();
    expect(filterFreeAgents(agents, { ...all, view: 'unsigned' })).toHaveLength(102);
    const signed = filterFreeAgents(agents, { view: 'signed', position: 'RF', formerClub: 147 });
    expect(signed.map(({ player, newTeam }) => [player.name, newTeam?.name])).toContainEqual([
      'Juan Soto',
      'New York Mets',
    ]);
  });

  test('are counted by position and by former club; both names of the Athletics are one club', async () => {
    const agents = await read();
    expect(countPositions(agents).slice(0, 4)).toEqual([
      { value: 'SP', players: 68 },
      { value: 'RP', players: 216 },
      { value: 'P', players: 6 },
      { value: 'C', players: 42 },
    ]);
    const clubs = countFormerClubs(agents);
    expect(clubs.find(({ value }) => value.id === 112)).toMatchObject({ players: 26 });
    expect(clubs.find(({ value }) => value.id === 133)).toMatchObject({ players: 18 });
  });

  test('move to 30 clubs, 48 of them to their former club', async () => {
    const flows = clubFlows(await read());
    expect(flows.reduce((sum, { players }) => sum + players, 0)).toBe(376);
    expect(flows.filter(({ from, to }) => from.id === to.id).reduce((sum, { players }) => sum + players, 0)).toBe(48);
    expect(new Set(flows.map(({ to }) => to.id)).size).toBe(30);
  });
});
