import { expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { createSiteTime, isClockRight } from './site-time.ts';

const db = await createTestDatabase();

test.each([-4000, 4000, 90_000_000])('a machine that is %i ms behind has the time of the database', async (behind) => {
  const time = createSiteTime(() => Date.now() - behind);
  expect(time.offset).toBe(0);
  await time.measure(db);
  expect(Math.abs(time.offset - behind)).toBeLessThan(1000);
  expect(Math.abs(time.now() - Date.now())).toBeLessThan(1000);
  expect(isClockRight(time)).toBe(Math.abs(behind) < 5000);
});

test('of several requests the shortest counts, and a difference of a few milliseconds changes nothing', async () => {
  let now = 0;
  const answers = [
    { takes: 900, at: 5000 },
    { takes: 10, at: 8000 },
    { takes: 400, at: 2000 },
  ];
  const query = async () => {
    const { takes, at } = answers.shift() ?? { takes: 0, at: now + 7060 };
    now += takes;
    return { rows: [{ ms: at }] };
  };
  const slow = { $client: { query } } as unknown as Parameters<ReturnType<typeof createSiteTime>['measure']>[0];
  const time = createSiteTime(() => now);
  await time.measure(slow);
  expect(time.offset).toBe(8000 - 900 - 5);
  await time.measure(slow);
  expect(time.offset).toBe(7095);
});
