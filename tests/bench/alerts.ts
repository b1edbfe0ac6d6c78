import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { inventedMoment } from '#features/alerts/rules/testing/invented-moment.ts';
import { seenOf, storeReading } from '#features/alerts/server/stored-moments.ts';
import { createBrowser } from '#features/reminders/server/testing/create-browser.ts';
import { addUsers } from '#features/settlement/server/testing/season-of-picks.ts';
import { type Db, openDb, withDatabaseName } from '#platform/db/open-db.ts';
import { openServer } from '#platform/db/open-server.ts';
import { openJobs } from '#platform/jobs/open-jobs.ts';
import { inventedLog } from '#rules/baseball/game/testing/invented-game.ts';
import { startApp } from '#tests/support/app/start-app.ts';
import { formatConnection } from '../../scripts/image/format-connection.ts';
import { describeMachineLoad } from './measure/describe-machine-load.ts';
import { type CrowdReport, openCrowd } from './measure/open-crowd.ts';
import { openPushService } from './measure/open-push-service.ts';
import { print } from './measure/print.ts';
import { readCpuSeconds } from './measure/read-cpu-seconds.ts';

/**
 * Measures how long a moment takes to reach 20,000 subscribers of a club through a push service on this machine, the processor time of
 * each part, and what live subscribers of the same process notice.
 */
const subscribers = 20_000;
const viewers = 1000;
const runs = 6;
const secondsAlone = 20;
/** no game of the league is of this club: nothing else is sent */
const club = 9999;
const settings = {
  LEAGUE_SEED: 'alerts',
  LEAGUE_OPENING_DAY: '2026-05-27',
  LEAGUE_NOW: '2026-06-06T23:30:00Z',
  LEAGUE_SPEED: '3',
};
const databaseOfLeague = 'called_shot_simulated_2026_05_27_alerts';

const folder = mkdtempSync(join(tmpdir(), 'called-shot-alerts-'));
// when run as root, the database server runs under another account, which needs access
chmodSync(folder, 0o755);
const database = await openServer({ databaseUrl: null, dataDir: folder });
const service = await openPushService(folder);
const url = formatConnection({ ...database.connection, database: 'postgres' });
const app = await startApp({ LEAGUE: 'simulated', DATABASE_URL: url, ...settings, ...service.settings });
const { db, close } = await openDb(database.connection, databaseOfLeague, () => undefined);
const jobs = openJobs({
  connection: withDatabaseName(database.connection, databaseOfLeague),
  log: { error: (detail) => print(JSON.stringify(detail)) },
});

/** Users with a browser each who want everything of the club. */
async function addSubscribers(): Promise<void> {
  const { keys } = createBrowser();
  const ids = await addUsers(db, subscribers, 'alerted');
  await db.execute(sql`
    with added as (select value::integer as id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)),
    signed_in as (
      insert into sessions (token_hash, user_id, created_at, seen_at, expires_at)
      select sha256(id::text::bytea), id, now(), now(), now() + interval '1 day' from added returning token_hash, user_id),
    seen as (
      insert into sign_in_viewers (session_hash, delay, hides_all, hidden_clubs) select token_hash, 0, false, '{}' from signed_in),
    pushed as (
      insert into push_subscriptions (session_hash, user_id, endpoint, public_key, auth_secret, created_at)
      select token_hash, user_id, ${service.urlOf('')} || user_id, ${keys.publicKey}, ${keys.authSecret}, now() from signed_in)
    insert into alert_subscriptions (user_id, subject, subject_id, preset, created_at)
    select id, 'club', ${club}, 'everything', now() from added`);
  await db.execute(sql`analyze`);
}

/** epoch ms, league clock */
async function readLeagueNow(): Promise<number> {
  const { now } = (await (await fetch(`${app.url}/api/league`)).json()) as { now: number };
  return now;
}

/** Processor time of each process of the database server. */
async function readDatabaseSeconds(): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ pid: number }>(sql`select pid from pg_stat_activity`);
  return new Map(rows.flatMap(({ pid }) => (existsSync(`/proc/${pid}/stat`) ? [[pid, readCpuSeconds(pid)]] : [])));
}

async function countAlerts(of: Db): Promise<number> {
  const { rows } = await of.execute<{ count: number }>(sql`select count(*)::integer as count from alerts`);
  return rows[0]?.count ?? 0;
}

/** Sends one moment to all, and describes the time and the processor time that it takes. */
async function send(run: number): Promise<void> {
  await service.reset();
  const before = {
    app: readCpuSeconds(app.pid),
    service: readCpuSeconds(service.pid),
    database: await readDatabaseSeconds(),
  };
  const had = await countAlerts(db);
  const arrivedAt = await readLeagueNow();
  const found = { ...inventedMoment(), key: `bench ${run}`, cause: `bench ${run}`, gamePk: run, arrivedAt };
  const moment = { ...found, priority: 3 as const, awayId: club, homeId: club, pickClub: null, pickDate: null };
  const began = Date.now();
  await storeReading(
    { db, jobs },
    { gamePk: run, readAt: arrivedAt, seen: seenOf(inventedLog([])), moments: [moment] },
  );
  let givenAfter = 0;
  let report = await service.report();
  while (report.count < subscribers && Date.now() - began < 300_000) {
    if (givenAfter === 0 && (await countAlerts(db)) - had === subscribers) givenAfter = Date.now() - began;
    await delay(200);
    report = await service.report();
  }
  const after = await readDatabaseSeconds();
  const ofDatabase = [...after].reduce((sum, [pid, seconds]) => sum + seconds - (before.database.get(pid) ?? 0), 0);
  print(
    `run ${run}: ${report.count} of ${subscribers} (${report.repeated} twice) after ${((report.lastAt - began) / 1000).toFixed(1)} s, ` +
      `all rows after ${(givenAfter / 1000).toFixed(1)} s; processor: application ${(readCpuSeconds(app.pid) - before.app).toFixed(1)}, ` +
      `database ${ofDatabase.toFixed(1)}, push service ${(readCpuSeconds(service.pid) - before.service).toFixed(1)} s; ${describeMachineLoad()}`,
  );
}

try {
  await addSubscribers();
  // statements and connections are prepared
  await send(0);
  const crowd = await openCrowd({ url: app.url, appUrl: app.url, games: 12, subscribers: viewers });
  const format = ({ updates, median, p99 }: CrowdReport) =>
    `${updates} updates to another one in ${median.toFixed(1)}, ${p99.toFixed(0)} ms (median, p99)`;
  for (let run = 1; run <= runs; run += 1) {
    const alone = await crowd.observe(secondsAlone);
    const meanwhile = await crowd.observeDuring(send(run));
    const ratio = (meanwhile.p99 / alone.p99).toFixed(2);
    print(`  ${viewers} live subscribers: before ${format(alone)}, meanwhile ${format(meanwhile)}: ${ratio} × p99`);
  }
  await crowd.stop();
} finally {
  await app.stop();
  await jobs.stop();
  await close();
  service.stop();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
