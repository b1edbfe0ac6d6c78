import { expect, test } from 'vitest';
import { startScriptedClient, respondWith } from '#tests/support/upstream/scripted-upstream.ts';
import { readGameLogs } from './upstream.ts';

const body = {
  people: [
    {
      id: 1,
      fullName: 'Al Bo',
      stats: [
        {
          type: { displayName: 'gameLog' },
          group: { displayName: 'pitching' },
          splits: [
            { date: '2030-04-07', team: { id: 7 }, stat: { inningsPitched: '6.1', baseOnBalls: 2, wins: 1 } },
            { date: '2030-04-01', gameType: 'R', stat: { inningsPitched: '-', hits: 'many' } },
            { date: '2030-03-07', gameType: 'S', stat: { wins: 1 } },
            { stat: { wins: 1 } },
          ],
        },
        { type: { displayName: 'gameLog' }, group: { displayName: 'hitting' }, splits: [{ date: '2030-04-07' }] },
      ],
    },
    { id: 9 },
  ],
};

test('the games of several pitchers are one request for only the used fields, oldest game first', async () => {
  const { client, requests } = await startScriptedClient([respondWith(body)]);
  const { value } = await readGameLogs(client, { ids: [9, 1], group: 'pitching', season: '2030' });
  expect(requests.map((request) => decodeURIComponent(request))).toEqual([
    '/api/v1/people?fields=people,id,fullName,primaryPosition,abbreviation,stats,type,group,displayName,splits,date,' +
      'gameType,team,stat,inningsPitched,wins,wildPitches,baseOnBalls,strikes,numberOfPitches,earnedRuns,battersFaced,' +
      'groundOuts,airOuts,hitBatsmen,hits,atBats,totalBases&hydrate=stats(group=[pitching],type=[gameLog],season=2030)&personIds=1,9',
  ]);
  expect(value).toMatchObject([
    {
      id: 1,
      name: 'Al Bo',
      position: null,
      games: [
        { date: '2030-04-01', teamId: null, line: {} },
        { date: '2030-04-07', teamId: 7, line: { outs: 19, walks: 2, wins: 1 } },
      ],
    },
    { id: 9, name: 'Unknown player', games: [] },
  ]);
});
