import { expect, test } from 'vitest';
import { startScriptedClient, respondWith, respondWithStatus } from '#tests/support/upstream/scripted-upstream.ts';
import { findTeam } from './draw-team-emblem.ts';

const otters = { id: 5000, name: 'Lake Town Otters', abbreviation: 'LTO', parentOrgId: 121, parentOrgName: 'Mets' };

test('an affiliate is found with its abbreviation and parent club; each list is requested once', async () => {
  const { client, requests } = await startScriptedClient([respondWith({ teams: [otters] })]);
  const found = { team: { abbreviation: 'LTO', parentId: 121 }, isCertain: true };
  expect(await findTeam(client, 5000)).toEqual(found);
  expect(await findTeam(client, 5000)).toEqual(found);
  expect(requests).toHaveLength(5);
});

test('a college team has no parent club', async () => {
  const { client } = await startScriptedClient([
    respondWith({ teams: [{ id: 22_001, name: 'Ashford State', abbreviation: 'ASHF' }] }),
  ]);
  expect(await findTeam(client, 22_001)).toEqual({ team: { abbreviation: 'ASHF', parentId: null }, isCertain: true });
});

test('a team that is in no list is certainly unknown', async () => {
  const { client } = await startScriptedClient([respondWith({ teams: [otters] })]);
  expect(await findTeam(client, 1)).toEqual({ team: null, isCertain: true });
});

test('a team may exist while the upstream fails', async () => {
  const { client } = await startScriptedClient([respondWithStatus(500)]);
  expect(await findTeam(client, 5000)).toEqual({ team: null, isCertain: false });
});
