import { temporaryFolder } from '#app/testing/temporary-folder.ts';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readOpeningDay, writeOpeningDay } from './stored-opening-day.ts';

const may = Date.UTC(2031, 4, 1);

test('a season continues after a restart with the same seed, and a new one begins when it is over', async () => {
  const folder = temporaryFolder();
  expect(await readOpeningDay(folder, 'one', may)).toBeNull();
  await writeOpeningDay(folder, 'one', '2031-03-20');
  await writeOpeningDay(folder, 'two', '2031-04-01');
  expect(await readOpeningDay(folder, 'one', may)).toBe('2031-03-20');
  expect(await readOpeningDay(folder, 'two', may)).toBe('2031-04-01');
  // during the last game that the World Series can have
  expect(await readOpeningDay(folder, 'one', Date.UTC(2031, 8, 22, 4))).toBe('2031-03-20');
  expect(await readOpeningDay(folder, 'one', Date.UTC(2031, 10, 1))).toBeNull();
});

test('an invalid stored opening day is ignored', async () => {
  const folder = temporaryFolder();
  await writeFile(join(folder, 'league.json'), '{"one":');
  expect(await readOpeningDay(folder, 'one', may)).toBeNull();
});
