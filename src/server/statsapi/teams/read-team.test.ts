import { expect, test } from 'vitest';
import { startScriptedClient, respondWith } from '#tests/support/upstream/scripted-upstream.ts';
import { readTeam } from './read-team.ts';

test('a team of any level is requested by its id', async () => {
  const otters = { id: 5000, name: 'Lake Town Otters', sport: { id: 11, name: 'Triple-A' }, parentOrgId: 121 };
  const { client, requests } = await startScriptedClient([respondWith({ teams: [otters] })]);
  expect(await readTeam(client, { teamId: 5000, season: '2030' })).toMatchObject({
    value: { id: 5000, level: { id: 11, name: 'Triple-A' }, parent: { id: 121 } },
    isStale: false,
  });
  expect(requests).toEqual(['/api/v1/teams/5000?season=2030']);
});

test('an unknown team is not found', async () => {
  const { client } = await startScriptedClient([respondWith({ teams: [] })]);
  await expect(readTeam(client, { teamId: 1 })).rejects.toMatchObject({ name: 'UpstreamNotFound' });
});
