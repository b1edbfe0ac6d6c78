import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBatters, withLineups } from '../game-logs/read-batters.ts';
import { readGameLogs } from '../game-logs/read-game-logs.ts';
import { compareForecasts } from './compare-lineups.ts';
import { judgeForecast } from './judge-forecast.ts';
import { judgeLive } from './judge-live.ts';

type Invented = {
  date: string;
  number?: string;
  away?: string;
  home?: string;
  awayInnings?: string;
  homeInnings?: string;
  batting?: string;
  completed?: string;
  /** the nine starters are listed, the pitcher first */
  isListed?: boolean;
};

const sum = (innings: string): number =>
  [...innings.matchAll(/\((\d+)\)|\d/g)].reduce((total, [digit, ten]) => total + Number(ten ?? digit), 0);

/** Formats an invented game in the layout of Retrosheet's game logs: 161 fields. */
function formatGame(invented: Invented): string {
  const {
    date,
    number = '0',
    away = 'NYA',
    home = 'BOS',
    awayInnings = '000000000',
    homeInnings = '10000000x',
  } = invented;
  const fields = Array.from({ length: 161 }, () => '');
  const set = (from: number, values: (string | number)[]) =>
    values.forEach((value, n) => (fields[from + n] = `${value}`));
  set(0, [`"${date}"`, `"${number}"`, '"Sun"', `"${away}"`, '"AL"', 1, `"${home}"`, '"AL"', 1]);
  set(9, [sum(awayInnings), sum(homeInnings), 54, '"D"', `"${invented.completed ?? ''}"`]);
  set(19, [`"${awayInnings}"`, `"${homeInnings}"`]);
  const batting = (invented.batting ?? '30,7,1,0,1,1,0,0,0,3,0,8').split(',');
  set(21, batting);
  set(49, batting);
  set(101, [`"${away}p"`, '"Invented, Jr."', `"${home}p"`, '"Invented"']);
  if (invented.isListed)
    for (const [from, club] of [
      [105, away],
      [132, home],
    ] as const)
      for (let place = 0; place < 9; place += 1) set(from + 3 * place, [`${club}${place + 1}`, 'Invented', place + 1]);
  return fields.join(',');
}

let folder = '';
const write = (name: string, games: Invented[], end = '\n') =>
  writeFile(join(folder, name), games.map((each) => `${formatGame(each)}${end}`).join(''));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'called-shot-logs-'));
  await write('gl2033.txt', [{ date: '20330402', home: 'FLO' }, { date: '20330401' }], '\r\n');
  await write('gl2031.txt', [
    { date: '20310401', number: '1', batting: ',,,,,,,,,,,' },
    { date: '20310401', number: '2', homeInnings: '0(12)000000x' },
    { date: '20310402', awayInnings: '0000000001', homeInnings: '0000000000', completed: '20310403,BOS08,0,0,27' },
  ]);
  await writeFile(join(folder, 'gl2032.txt'), 'not,a,game\n\n"20320401","0"\n');
  await writeFile(join(folder, 'gl2031.txt.bak'), formatGame({ date: '20310401' }));
  await writeFile(join(folder, 'notes.txt'), 'notes');
});

afterAll(() => rm(folder, { recursive: true }));

test('each game has one line, in the order of time', async () => {
  const lines = judgeForecast(await readGameLogs(folder)).map((line) => line.split(','));
  expect(lines.map((fields) => fields.slice(0, 3).join())).toEqual([
    '20310401,BOS,1',
    '20310401,BOS,2',
    '20310402,BOS,0',
    '20330401,BOS,0',
    '20330402,MIA,0',
  ]);
  for (const [, , , chance] of lines) expect(chance).toMatch(/^0\.\d{6}$/);
  expect(lines[0]?.[3]).toBe('0.540000');
  expect(Number(lines[2]?.[3])).toBeGreaterThan(0.54);
});

test('each half-inning played has one line with the situation at its start', async () => {
  const [header, ...lines] = judgeLive(await readGameLogs(folder));
  expect(header).toBe('date,home club,number,inning,half,home lead,state-only probability,joined probability');
  const of = (key: string) => lines.filter((line) => line.startsWith(key)).map((line) => line.split(','));
  const second = of('20310401,BOS,2');
  expect(second).toHaveLength(17);
  expect(second[3]?.slice(3, 6)).toEqual(['2', 'bottom', '0']);
  expect(second[4]?.slice(3, 6)).toEqual(['3', 'top', '12']);
  const extra = of('20310402,BOS,0');
  expect(extra).toHaveLength(20);
  expect(extra.at(-1)?.slice(3, 6)).toEqual(['10', 'bottom', '-1']);
  for (const fields of lines.map((line) => line.split(','))) {
    expect(fields).toHaveLength(8);
    for (const chance of fields.slice(6)) expect(chance).toMatch(/^[01]\.\d{6}$/);
  }
});

test('the starting batters without a pitcher count by their earlier regular seasons, of which a line is a part', async () => {
  await write('gl2041.txt', [{ date: '20410401', isListed: true }]);
  const columns = 'YEAR,PHASE,RESP_BAT_ID,B_PA,B_AB,B_H,B_2B,B_3B,B_HR,B_BB,B_IBB,B_HP';
  const lines = [
    '2040,R,BOS3,300,300,100,0,0,0,0,0,0',
    '2040,R,BOS3,300,300,0,0,0,0,0,0,0',
    '2040,W,BOS4,1,1,1,0,0,1,0,0,0',
  ];
  await writeFile(join(folder, 'batting-platoon-2040.csv'), [columns, ...lines].join('\n'));
  const logs = (await readGameLogs(folder)).filter(({ season }) => season === 2041);
  const [log] = withLineups(logs, await readBatters(folder));
  expect(log?.home.lineup?.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((place) => `BOS${place}`));
  const value = (5 * (0.47 * 100 - 0.27 * 500) - 16.5) / (5 * 600 + 1650);
  expect(log?.home.lineup?.slice(0, 3).map((batter) => batter.value)).toEqual([
    -0.01,
    expect.closeTo(value, 12),
    -0.01,
  ]);
  expect(compareForecasts(logs, log ? [log] : [])).toEqual([
    expect.stringMatching(/^forecast, 2041: without lineups 0\.6\d+, with 0\.6\d+, change \+0\.\d+$/),
  ]);
});

test('a game of a double-header in 2021 has seven innings, and extra innings have a placed runner', async () => {
  await write('gl2021.txt', [
    { date: '20210401', number: '1', awayInnings: '0000000', homeInnings: '000000x' },
    { date: '20210401', number: '2', awayInnings: '00000000', homeInnings: '00000001' },
  ]);
  const lines = judgeLive(await readGameLogs(folder)).map((line) => line.split(','));
  const stateOnly = (number: string, inning: string, half: string) =>
    Number(
      lines.find(
        (fields) => `${fields[0]}${fields[2]}${fields[3]}${fields[4]}` === `20210401${number}${inning}${half}`,
      )?.[6],
    );
  expect(stateOnly('2', '7', 'bottom')).toBeGreaterThan(0.6);
  expect(stateOnly('2', '8', 'bottom')).toBeGreaterThan(stateOnly('2', '7', 'bottom') + 0.1);
});
