import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { simulateChances } from '#rules/baseball/chances/simulate-chances.ts';
import { clubsOfLogs } from '../game-logs/clubs-of-logs.ts';
import { readGameLog } from '../game-logs/read-game-logs.ts';
import { seasonOfLogs } from './season-of-logs.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'shared', 'results', 'game-logs');

/** The winners of the divisions and the other clubs of each field. A question mark is before a club whose place a 163rd game decided. */
const fields: readonly [season: number, divisions: string, others: string][] = [
  [2012, 'NYA DET OAK WAS CIN SFN', 'TEX BAL ATL SLN'],
  [2013, 'BOS DET OAK ATL SLN LAN', 'CLE ?TBA ?TEX PIT CIN'],
  [2014, 'BAL DET ANA WAS SLN LAN', 'KCA OAK PIT SFN'],
  [2015, 'TOR KCA TEX NYN SLN LAN', 'NYA HOU PIT CHN'],
  [2016, 'BOS CLE TEX WAS CHN LAN', 'BAL TOR NYN SFN'],
  [2017, 'BOS CLE HOU WAS CHN LAN', 'NYA MIN ARI COL'],
  [2018, 'BOS CLE HOU ATL ?MIL ?CHN ?LAN ?COL', 'NYA OAK ?MIL ?CHN ?LAN ?COL'],
  [2019, 'NYA MIN HOU ATL SLN LAN', 'OAK TBA WAS MIL'],
  [2020, 'TBA MIN OAK ATL CHN LAN', 'CLE NYA HOU CHA TOR SDN SLN MIA CIN MIL'],
  [2021, 'TBA CHA HOU ATL MIL SFN', 'BOS NYA LAN SLN'],
];

const seasons = 60;

describe.skipIf(!existsSync(folder))('the field of a finished season (needs ../shared/results)', () => {
  test.each(fields)('%i', async (season, divisions, others) => {
    const { last, knownOn } = seasonOfLogs(await readGameLog(join(folder, `gl${season}.txt`)), season);
    const chances = simulateChances(knownOn(last), { seasons, seed: 1 });
    const codes = new Map(clubsOfLogs(season).map(({ id, code }) => [id, code]));
    const list = (outcome: 'division' | 'wildCard') =>
      (chances?.clubs ?? [])
        .filter(({ reached }) => reached[outcome] > 0)
        .map(({ id, reached, decided }) => {
          const isCertain = reached[outcome] === seasons && decided.includes(outcome);
          return `${isCertain ? '' : '?'}${codes.get(id)}`;
        })
        .toSorted();
    expect(list('division')).toEqual(divisions.split(' ').toSorted());
    expect(list('wildCard')).toEqual(others.split(' ').toSorted());
  });
});
