import { expect, test } from 'vitest';
import {
  startScriptedClient,
  respondWith,
  respondWithStatus,
  type ScriptedResponse,
} from '#tests/support/upstream/scripted-upstream.ts';
import { createLeadersForm, readLeadersForm } from './server.ts';

const clock = { now: () => Date.UTC(2030, 6, 1), speed: 1 };
const seasons = respondWith({ seasons: [{ seasonId: '2030', regularSeasonStartDate: '2030-03-28' }] });
const leaders = respondWith({
  leagueLeaders: [
    {
      statGroup: 'hitting',
      leaders: [{ rank: 1, value: '31', person: { id: 5, fullName: 'Al Long' }, team: { id: 7, name: 'Sevens' } }],
    },
  ],
});
const logs = (count: number) =>
  respondWith({
    people: [
      {
        id: 5,
        fullName: 'Al Long',
        stats: [
          {
            type: { displayName: 'gameLog' },
            group: { displayName: 'hitting' },
            splits: Array.from({ length: count }, (_, index) => ({
              date: new Date(Date.UTC(2030, 3, 1 + index)).toISOString().slice(0, 10),
              team: { id: 7 },
              stat: {
                atBats: 4,
                hits: 1,
                totalBases: index === count - 1 ? 4 : 1,
                baseOnBalls: 0,
                hitByPitch: 0,
                sacFlies: 0,
              },
            })),
          },
        ],
      },
    ],
  });

const source = async (script: ScriptedResponse[]) => {
  const { client, requests } = await startScriptedClient(script);
  return { source: { client, clock }, requests };
};

test('the form of the home run leader is the OPS over each ten games, the last 40 of them', async () => {
  const { source: from } = await source([seasons, leaders, logs(60)]);
  const { form, leaders: first } = await readLeadersForm(from);
  expect(first).toMatchObject([{ rank: 1, value: '31', person: { name: 'Al Long' } }]);
  expect(form).toMatchObject({ id: 5, name: 'Al Long', season: 0.513 });
  expect(form?.trend).toHaveLength(40);
  expect(form?.trend.slice(-2)).toEqual([0.5, 0.575]);
});

test('without leaders there is no form', async () => {
  const { source: from } = await source([seasons, respondWith({ leagueLeaders: [] })]);
  expect(await readLeadersForm(from)).toEqual({ leaders: [], form: null });
});

test('without game logs the leaders are returned', async () => {
  const { source: from } = await source([seasons, leaders, respondWithStatus(404)]);
  expect(await readLeadersForm(from)).toMatchObject({ leaders: [{ value: '31' }], form: null });
});

test('the first call returns nothing at once, later calls the result of one background read', async () => {
  const { source: from, requests } = await source([seasons, leaders, logs(12)]);
  const form = createLeadersForm(from);
  expect(form()).toEqual({ leaders: [], form: null });
  await expect.poll(() => form().form?.trend).toEqual([0.5, 0.5, 0.575]);
  expect(requests).toHaveLength(3);
});

test('a failing upstream gives no form and is not requested by every visitor', async () => {
  const { source: from, requests } = await source([respondWithStatus(404)]);
  const form = createLeadersForm(from);
  expect(form()).toEqual({ leaders: [], form: null });
  await expect.poll(() => requests.length).toBe(1);
  expect(form()).toEqual({ leaders: [], form: null });
  expect(requests).toHaveLength(1);
});
