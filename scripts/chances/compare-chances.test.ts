import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compareChances, describeComparison, drawChances } from './compare-chances.ts';
import type { JudgedChances } from './judge-chances.ts';

const wins = { mean: 90, p10: 85, p90: 95 };
const share = { season: 2019, date: '2019-08-01', division: 0.25, title: 0, wins };
/** On the second day, the field is no longer open. */
const judged: JudgedChances[] = [
  ...Array.from({ length: 100 }, (_, n) => ({ ...share, team: `Club ${n}`, playoffs: 0.5 })),
  { ...share, date: '2019-09-29', team: 'Club 0', playoffs: 1 },
];

async function compare() {
  const folder = await mkdtemp(join(tmpdir(), 'chances-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'published.csv');
  const columns = ['win_division', 'make_playoffs', 'win_world_series'];
  const lines = judged.map(({ season, date, team }, n) => {
    const happened = Number(n < 60);
    return [season, date, team, 0.2, 0.2, 0.2, 0, happened, 0].join();
  });
  const header = ['season,forecast_date,team', ...columns, ...columns.map((name) => `${name}_outcome`)].join();
  await writeFile(path, [header, ...lines].join('\n'));
  return compareChances(judged, path);
}

test('chances on days with an open field are compared with what happened', async () => {
  const [days, , , playoffs, published] = describeComparison(await compare());
  expect(days).toBe('2019: 100 chances on days with an open field');
  expect(playoffs).toBe('playoffs: log-loss 0.6931, Brier 0.2500, calibration 10.0 / 10.0 points');
  expect(published).toContain('calibration 40.0 / 40.0 points');
});

test('the picture has a panel for each of the three kinds, with a mark for each tenth that has enough chances', async () => {
  const picture = drawChances(await compare());
  expect(picture).toContain(
    'aria-label="Playoffs, Division, Title: predicted and observed share of clubs that reach them"',
  );
  expect(picture.match(/<circle/g)).toHaveLength(3);
  // 60 % of the clubs with 50 %
  expect(picture).toContain('<circle cx="174.0" cy="148.0"');
});
