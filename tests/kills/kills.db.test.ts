import { expect, inject, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { AcknowledgedWrites } from './acknowledged-writes.ts';
import { runKills } from './run-kills.ts';
import { homeId } from './writer-event.ts';

const { KILL_COUNT = '42', KILL_SEED = 'npm test' } = process.env;
const count = Number(KILL_COUNT);

test('programs killed during sign-ups, picks, grading, starts and backups have lost no acknowledged write', async () => {
  const connection = inject('databaseConnection');
  const { kills, schemas, writes, problems } = await runKills({
    connection,
    count,
    seed: KILL_SEED,
    print: () => undefined,
  });
  expect(problems, `seed ${KILL_SEED}`).toEqual([]);
  expect(kills).toBe(count);
  expect(schemas).toBeGreaterThan(2);
  expect(writes).toBeGreaterThan(400);
}, 3_600_000);

test('lost and wrong writes are reported; an unacknowledged one may be missing', async () => {
  const writes = new AcknowledgedWrites();
  const pick = { kind: 'pick', gamePk: 7, winnerId: homeId } as const;
  writes.add({ kind: 'user', isDone: true, username: 'casey' });
  writes.add({ ...pick, userId: 1, isDone: false });
  writes.add({ ...pick, userId: 1, isDone: true });
  writes.add({ ...pick, userId: 2, isDone: false });
  writes.add({ kind: 'backup', isDone: true, file: '/nowhere' });
  expect(await writes.findProblems(await createTestDatabase())).toEqual([
    'user casey is lost',
    `pick 1 7: null instead of ${homeId}`,
    expect.stringContaining('/nowhere'),
  ]);
});
