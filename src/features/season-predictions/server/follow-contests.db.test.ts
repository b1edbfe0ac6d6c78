import { expect, onTestFinished, test, vi } from 'vitest';
import { manualTime } from '#app/testing/manual-time.ts';
import { addUsers } from '#features/settlement/server/testing/season-of-picks.ts';
import { markAuthorized } from '#platform/http/endpoints/authorized.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { startControlledLeague } from '#tests/support/league/start-controlled-league.ts';
import { respondWithStatus, startScriptedClient } from '#tests/support/upstream/scripted-upstream.ts';
import { checkTable } from '../rules/check-table.ts';
import { type TableField, tableFieldSchema, tableResultsSchema } from '../rules/table-shapes.ts';
import { contests, seasonPredictions } from '../tables.ts';
import { followContests } from './follow-contests.ts';
import { writePrediction } from './routes.ts';

const db = await createTestDatabase();
const log = { error: vi.fn<(detail: object, message: string) => void>() };
const at = (time: string) => Date.parse(`${time}:00Z`);

function follow(parts: Pick<Parameters<typeof followContests>[0], 'client' | 'clock'>) {
  return followContests({ db, ...parts, after: manualTime().after, log });
}

const readTables = () => db.select().from(contests);

/** A prediction of the order in which the form starts. */
function firstPrediction({ divisions }: TableField) {
  const wildCards = divisions.flatMap(({ clubs }) => clubs.slice(1, 2).map(({ id }) => id));
  const ordered = divisions.map(({ divisionId, clubs }) => ({ divisionId, clubs: clubs.map(({ id }) => id) }));
  return { divisions: ordered, wildCards, champion: wildCards[0] ?? 0 };
}

test('the table of a simulated season opens before it, closes after its tenth day, and is scored from then on', async () => {
  const { client, clock, time } = await startControlledLeague({
    seed: '1',
    openingDay: '2026-05-27',
    now: at('2026-05-20T16:00'),
  });
  const job = follow({ client, clock });
  onTestFinished(job.stop);
  expect(await job.run()).toBe(0);
  const [open] = await readTables();
  expect(open).toMatchObject({
    kind: 'table',
    season: 2026,
    closesAt: new Date(at('2026-06-06T04:00')),
    results: null,
  });
  const field = tableFieldSchema.parse(open?.field);
  expect(field.divisions.map(({ clubs }) => clubs.length)).toEqual([5, 5, 5, 5, 5, 5]);

  const [userId = 0] = await addUsers(db, 1);
  const prediction = firstPrediction(field);
  expect(checkTable(prediction, field)).toBeNull();
  const saved = { kind: 'table' as const, season: '2026', userId: markAuthorized(userId), prediction };
  await writePrediction(db, { ...saved, now: time.now }, () => null);

  time.now = at('2026-05-30T16:00');
  expect(await job.run()).toBe(0);
  const [started] = await readTables();
  const results = tableResultsSchema.parse(started?.results);
  expect(results.divisions).toHaveLength(6);
  expect(results.postseason).toHaveLength(12);
  expect(results.champion).toBeNull();

  time.now = at('2026-06-06T04:00');
  expect(await job.run()).toBe(1);
  const [{ score } = { score: null }] = await db.select({ score: seasonPredictions.score }).from(seasonPredictions);
  expect(score).toBeGreaterThan(0);
  expect(score).toBeLessThan(96);
  expect(log.error).not.toHaveBeenCalled();
});

test('a failing upstream changes nothing and is no error', async () => {
  const { client, time } = await startScriptedClient([respondWithStatus(500)]);
  const clock = { speed: 1, now: () => time.now };
  const before = await readTables();
  expect([await follow({ client, clock }).run(), await readTables()]).toEqual([0, before]);
  expect(log.error).not.toHaveBeenCalled();
});
