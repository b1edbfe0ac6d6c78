import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import { inventedMoment } from '#features/alerts/rules/testing/invented-moment.ts';
import { newMomentsJob } from '#features/alerts/server/alert-jobs.ts';
import { seenOf, storeReading } from '#features/alerts/server/stored-moments.ts';
import { alertMoments } from '#features/alerts/tables.ts';
import { createBrowser } from '#features/reminders/server/testing/create-browser.ts';
import { addUsers } from '#features/settlement/server/testing/season-of-picks.ts';
import { seededShare } from '#features/simulated-users/rules.ts';
import { createTestQueue, openTestJobs } from '#platform/jobs/testing/open-test-jobs.ts';
import { inventedLog } from '#rules/baseball/game/testing/invented-game.ts';
import { bundleProgram } from '#tests/support/database/bundle-program.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { startReceiver } from '#tests/support/tls/start-receiver.ts';
import { type AlertProgram, pushHost } from './alert-program.ts';

const { KILL_COUNT = '42', KILL_SEED = 'npm test' } = process.env;
const rounds = Math.ceil(Number(KILL_COUNT) / 14);
const subscribers = 600;
/** what one process sends at the same time: four times 32 users */
const mostLost = 128;
const db = await createTestDatabase();

/** Users with a browser each who want everything of a club. */
async function addSubscribers(): Promise<void> {
  await addUsers(db, subscribers, 'killed');
  const { keys } = createBrowser();
  const { rows } = await db.$client.query<{ id: number }>('select id from users');
  const ids = rows.map(({ id }) => id);
  await db.$client.query(
    `insert into sessions (token_hash, user_id, created_at, seen_at, expires_at)
     select sha256(id::text::bytea), id, now(), now(), now() + interval '1 day' from unnest($1::integer[]) id`,
    [ids],
  );
  await db.$client.query(
    `insert into push_subscriptions (session_hash, user_id, endpoint, public_key, auth_secret, created_at)
     select token_hash, user_id, 'https://${pushHost}/' || user_id, $1, $2, now() from sessions`,
    [keys.publicKey, keys.authSecret],
  );
  await db.$client.query(
    `insert into alert_subscriptions (user_id, subject, subject_id, preset, created_at)
     select id, 'club', 121, 'everything', now() from unnest($1::integer[]) id`,
    [ids],
  );
}

async function countOpen(): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select ((select count(*) from alerts where state in ('waiting', 'queued')) + (select count(*) from pgboss.job
      where name in ('new-moments', 'due-alerts') and state in ('created', 'retry', 'active')))::integer as count`);
  return rows[0]?.count ?? 0;
}

test('programs killed while they give and send alerts send none twice, and lose those that were being sent', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'called-shot-alerts-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const program = await bundleProgram(join(import.meta.dirname, 'send-alerts-until-killed.ts'), folder);
  const { received, port, ca } = await startReceiver((response) => void response.writeHead(201).end(), {
    host: pushHost,
  });
  const { rows } = await db.$client.query<{ name: string }>('select current_database() as name');
  const settings = { connection: inject('databaseConnection'), database: rows[0]?.name ?? '', port, ca };
  const start = (): ChildProcess => {
    const given = JSON.stringify(settings satisfies AlertProgram);
    const child = spawn(process.execPath, [program, given], { stdio: ['ignore', 'ignore', 'inherit'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    return child;
  };
  await addSubscribers();
  await createTestQueue(db, newMomentsJob);
  const jobs = await openTestJobs(db);
  for (let round = 1; round <= rounds; round += 1) {
    const before = received.length;
    const arrivedAt = Date.now();
    const moment = { ...inventedMoment(), key: `round ${round}`, cause: `round ${round}`, gamePk: round, arrivedAt };
    const moments = [{ ...moment, priority: 3 as const, pickClub: null, pickDate: null }];
    await storeReading({ db, jobs }, { gamePk: round, readAt: arrivedAt, seen: seenOf(inventedLog([])), moments });
    const killed = start();
    const enough = Math.floor(seededShare(KILL_SEED, round, 'enough') * subscribers);
    await expect.poll(() => received.length - before, { timeout: 30_000, interval: 1 }).toBeGreaterThanOrEqual(enough);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    // what the time limit of work does, which is a minute
    await db.execute(sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`);
    const next = start();
    await expect.poll(countOpen, { timeout: 60_000 }).toBe(0);
    next.kill('SIGKILL');
    await once(next, 'exit');
    const paths = received.slice(before).map(({ path }) => path);
    expect(new Set(paths).size, `round ${round}, seed ${KILL_SEED}`).toBe(paths.length);
    expect(paths.length).toBeGreaterThanOrEqual(subscribers - mostLost);
    // they would count for the limits of an hour
    await db.delete(alertMoments);
  }
}, 3_600_000);
