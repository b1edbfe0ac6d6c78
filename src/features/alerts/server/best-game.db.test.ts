import { expect, test } from 'vitest';
import { noJobs } from '#platform/jobs/testing/no-jobs.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { inventedMoment } from '../rules/testing/invented-moment.ts';
import { alertMoments } from '../tables.ts';
import { storeBestGame } from './stored-moments.ts';

const db = await createTestDatabase();
const keys = Array.from({ length: 15 }, (_, place) => `best-2031-06-01-${place}`);

test('an evening has at most three best games, each once, and the next evening further ones', async () => {
  const store = (key: string, ofEvening: string[]) =>
    storeBestGame({ db, jobs: noJobs }, inventedMoment({ key, kind: 'bestGame' }), ofEvening);
  for (const place of [0, 0, 4, 0, 2, 9, 4]) await store(keys[place] ?? '', keys);
  const tomorrow = 'best-2031-06-02-0';
  await store(tomorrow, [tomorrow]);
  const stored = await db.select({ key: alertMoments.key }).from(alertMoments);
  expect(stored.map(({ key }) => key).toSorted()).toEqual([keys[0], keys[2], keys[4], tomorrow]);
});
