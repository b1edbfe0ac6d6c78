import { describe, expect, test } from 'vitest';
import { toPlayers } from '#sources/statsapi/read-player.ts';
import { hasRecordings } from '#tests/support/upstream/recorded-feeds.ts';
import { readRecordedBody } from '#tests/support/upstream/recordings.ts';
import { partsOfLog, runningFigures, streaksOf, summaryOf, type LoggedGame } from './game-log.ts';

const game = (day: string, isHome: boolean | null, figures: Record<string, number>): LoggedGame => ({
  date: day,
  isHome,
  figures: Object.fromEntries(Object.entries(figures).map(([name, count]) => [name, String(count)])),
});

const log = [
  game('2031-04-01', true, { plateAppearances: 4, atBats: 4, hits: 2, homeRuns: 1 }),
  game('2031-04-29', false, { plateAppearances: 4, atBats: 3, hits: 1, baseOnBalls: 1 }),
  game('2031-05-02', false, { plateAppearances: 2, atBats: 0, hits: 0, baseOnBalls: 2 }),
  game('2031-05-03', null, { plateAppearances: 3, atBats: 3, hits: 1 }),
  game('2031-05-04', true, { plateAppearances: 4, atBats: 3, hits: 0, sacFlies: 1 }),
];

describe('the parts of a log', () => {
  test('are home and away and the months; a window longer than the log is left out', () => {
    const parts = partsOfLog('hitting', log, '2031').map(({ id, figures }) => [id, figures.gamesPlayed, figures.avg]);
    expect(parts).toEqual([
      ['home', '2', '.286'],
      ['away', '2', '.333'],
      ['2031-04', '2', '.429'],
      ['2031-05', '3', '.167'],
    ]);
  });

  test('without at bats have no average', () => {
    const [walks] = partsOfLog('hitting', log.slice(2, 3), '2031');
    expect(walks?.figures).toMatchObject({ obp: '1.000', walkRate: '100.0%' });
    expect(walks?.figures).not.toHaveProperty('avg');
  });
});

test('the running figures are those of the season after each game', () =>
  expect(runningFigures('hitting', log).map(([avg]) => avg)).toEqual(['.500', '.429', '.429', '.400', '.308']));

test('a game of walks neither continues nor ends a hitting streak, a sacrifice fly without a hit ends it', () =>
  expect(streaksOf('hitting', log)).toEqual([
    { id: 'hit', current: 0, longest: 3 },
    { id: 'onBase', current: 0, longest: 4 },
  ]));

test('starts of six innings and three earned runs are quality starts, relief does not count', () => {
  const start = (inningsPitched: string, earnedRuns: string, gamesStarted = '1') => ({
    date: null,
    isHome: null,
    figures: { inningsPitched, earnedRuns, gamesStarted, runs: earnedRuns },
  });
  const starts = [start('6.0', '3'), start('0.1', '4', '0'), start('7.1', '0'), start('5.2', '0')];
  expect(streaksOf('pitching', starts)).toEqual([
    { id: 'scoreless', current: 2, longest: 2 },
    { id: 'qualityStart', current: 0, longest: 2 },
  ]);
});

test.each([
  ['hitting', { hits: '2', atBats: '4', homeRuns: '1', rbi: '3', strikeOuts: '1' }, '2-4, HR, 3 RBI, K'],
  ['hitting', {}, '0-0'],
  ['pitching', { inningsPitched: '6.1', earnedRuns: '0', strikeOuts: '7', baseOnBalls: '1' }, '6.1 IP, 0 ER, 7 K, BB'],
] as const)('a game of %s %o is %s', (group, figures, text) => expect(summaryOf(group, figures)).toBe(text));

describe.skipIf(!hasRecordings)('the recorded games of Ohtani in 2025', () => {
  const splitsOf = (group: 'hitting' | 'pitching', type: string) => {
    const [player] = toPlayers(readRecordedBody(`people/person-660271-Ohtani-hydrate-stats-${group}-2025.json`));
    return (player?.stats ?? []).filter((block) => block.type === type).flatMap(({ splits }) => splits);
  };

  test.each(['hitting', 'pitching'] as const)('add up to the season in %s', (group) => {
    const [season] = splitsOf(group, 'season');
    const months = partsOfLog(group, splitsOf(group, 'gameLog'), '2025').filter(({ kind }) => kind === 'month');
    for (const name of ['hits', 'homeRuns', 'baseOnBalls', 'strikeOuts', 'atBats'])
      expect(months.reduce((sum, { figures }) => sum + Number(figures[name]), 0)).toBe(Number(season?.figures[name]));
    const last = runningFigures(group, splitsOf(group, 'gameLog')).at(-1);
    expect(last).toEqual(group === 'hitting' ? [season?.figures.avg, season?.figures.ops] : [season?.figures.era]);
  });

  test('have the averages that the upstream gives after each game', () => {
    const games = splitsOf('hitting', 'gameLog');
    expect(runningFigures('hitting', games)).toEqual(games.map(({ figures }) => [figures.avg, figures.ops]));
  });
});
