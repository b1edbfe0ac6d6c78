import { expect, test } from 'vitest';
import { clubFlows, countFormerClubs, countPositions, filterFreeAgents, signPlaying } from './rules.ts';
import type { FreeAgent } from './shapes.ts';
import { inventedAgent } from './testing/invented-agent.ts';

const otters = { id: 1, name: 'Otters' };
const bears = { id: 2, name: 'Bears' };

const agent = (id: number, facts: Partial<FreeAgent>) => inventedAgent(id, { originalTeam: otters, ...facts });

const agents = [
  agent(1, { newTeam: bears }),
  agent(2, { newTeam: bears, position: 'C' }),
  agent(3, { newTeam: otters, position: 'X' }),
  agent(4, { originalTeam: bears, position: 'C' }),
  agent(5, { originalTeam: null, newTeam: bears, position: null }),
  agent(6, { position: 'DH' }),
];

const all = { position: null, formerClub: null };
const ids = (found: readonly FreeAgent[]) => found.map(({ player }) => player.id);

test('a filter selects by signed or unsigned, position and former club', () => {
  expect(ids(filterFreeAgents(agents, { ...all, view: 'unsigned' }))).toEqual([4, 6]);
  expect(ids(filterFreeAgents(agents, { ...all, view: 'signed' }))).toEqual([1, 2, 3, 5]);
  expect(ids(filterFreeAgents(agents, { ...all, view: 'signed', position: 'C' }))).toEqual([2]);
  expect(ids(filterFreeAgents(agents, { view: 'signed', position: null, formerClub: 1 }))).toEqual([1, 2, 3]);
});

test('an unsigned player has signed with the club that lists them in the next season', () => {
  const listed = new Map([
    [1, otters],
    [4, bears],
    [9, bears],
  ]);
  const signed = signPlaying(agents, { season: '2031', clubs: listed });
  expect(ids(filterFreeAgents(signed, { ...all, view: 'unsigned' }))).toEqual([6]);
  expect(signed[3]).toEqual({ ...agents[3], newTeam: bears, notes: 'Listed with this club in 2031' });
  expect(signed.toSpliced(3, 1)).toEqual(agents.toSpliced(3, 1));
});

test('positions are counted in scorebook order, unknown positions last', () =>
  expect(countPositions(agents)).toEqual([
    { value: 'SP', players: 1 },
    { value: 'C', players: 2 },
    { value: 'DH', players: 1 },
    { value: 'X', players: 1 },
  ]));

test('former clubs are counted in the order of their names', () =>
  expect(countFormerClubs(agents)).toEqual([
    { value: bears, players: 1 },
    { value: otters, players: 4 },
  ]));

test('players with the same move are one flow; a move without a former club is not counted', () =>
  expect(clubFlows(agents)).toEqual([
    { from: otters, to: bears, players: 2 },
    { from: otters, to: otters, players: 1 },
  ]));
