import { expect, test } from 'vitest';
import { startScriptedClient, respondWith, respondWithStatus } from '#tests/support/upstream/scripted-upstream.ts';
import { findTeam } from './find-team.ts';

const otters = { id: 5000, name: 'Lake Town Otters', abbreviation: 'LTO', parentOrgId: 121, parentOrgName: 'Mets' };

test('an affiliate is found with its abbreviation and the club that it feeds, the lists being asked for once', async () => {
  const { client, requests } = await startScriptedClient([respondWith({ teams: [otters] })]);
  const found = { team: { abbreviation: 'LTO', parentId: 121 }, isCertain: true };
  expect(await findTeam(client, 5000)).toEqual(found);
  expect(await findTeam(client, 5000)).toEqual(found);
  expect(requests).toHaveLength(5);
});

test('a college team feeds nobody', async () => {
  const { client } = await startScriptedClient([
    respondWith({ teams: [{ id: 22_001, name: 'Ashford State', abbreviation: 'ASHF' }] }),
  ]);
  expect(await findTeam(client, 22_001)).toEqual({ team: { abbreviation: 'ASHF', parentId: null }, isCertain: true });
});

test('a team in no list is unknown for certain', async () => {
  const { client } = await startScriptedClient([respondWith({ teams: [otters] })]);
  expect(await findTeam(client, 1)).toEqual({ team: null, isCertain: true });
});

test('while the league fails, a team is unknown for now', async () => {
  const { client } = await startScriptedClient([respondWithStatus(500)]);
  expect(await findTeam(client, 5000)).toEqual({ team: null, isCertain: false });
});
