import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { putGame } from '#features/settlement/server/testing/season-of-picks.ts';
import type { Db } from '#platform/db/open-db.ts';
import { noDatabase } from '#platform/db/testing/unreachable-database.ts';
import { createClock } from '#platform/jobs/clock.ts';
import { countJobs } from '#platform/jobs/count-jobs.ts';
import { openTestJobs } from '#platform/jobs/testing/open-test-jobs.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { countMails } from './count-mails.ts';
import { checkReadiness } from './create-health.ts';
import { createMetrics, type MetricSources } from './create-metrics.ts';
import { readSettlementLag, type Monitoring } from './serve-monitoring.ts';

const db = await createTestDatabase();
const now = Date.UTC(2031, 5, 1, 19);
const clock = createClock({ realStart: 0, leagueStart: now, speed: 1 }, () => 0);
const upstream = { lastResponseAt: null, isFailing: true };
const token = 'the token of the monitoring';
const authorization = `Bearer ${token}`;

type Given = { of?: Db; metricsToken?: string | null; clockOffset?: number };

function monitoringOf({ of = db, metricsToken = token, clockOffset = 0 }: Given = {}): Monitoring & {
  sources: MetricSources;
} {
  const metrics = createMetrics();
  const sources = {
    hub: { gameCount: 2, subscriberCount: 7 },
    pool: of.$client,
    openBreakers: () => ({ statsApi: true, savant: false }),
    settlementLag: () => readSettlementLag(of, clock.now()),
    isReady: async () => (await checkReadiness(of, { upstream, clockOffset })).isReady,
    isLeader: () => true,
    newestBackup: () => Promise.resolve(Date.UTC(2031, 5, 1, 4, 27)),
    jobCounts: () => countJobs(of),
  };
  metrics.watch(sources);
  return { readiness: () => checkReadiness(of, { upstream, clockOffset }), metrics, metricsToken, sources };
}

async function readMetrics(options: Parameters<typeof monitoringOf>[0] = {}) {
  const monitoring = monitoringOf(options);
  const { app } = await startTestApp({ db, monitoring });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { get, monitoring };
}

test('an application with its database is ready, also while the upstream fails', async () => {
  const response = await (await readMetrics()).get('/readyz');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ isReady: true, database: 'ok', migrations: 'ok', upstream, clockOffset: 0 });
});

test.each([
  [-5001, 503],
  [5000, 200],
  [5001, 503],
])('an application on a machine whose clock is %i ms behind has status %i', async (clockOffset, status) => {
  const response = await (await readMetrics({ clockOffset })).get('/readyz');
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ isReady: status === 200, clockOffset });
});

test('an application without its database is not ready', async () => {
  const response = await (await readMetrics({ of: noDatabase })).get('/readyz');
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({ isReady: false, database: 'failing', migrations: null });
});

test('an application whose database has other migrations is not ready', async () => {
  await db.$client.query("insert into migrations (name) values ('9999-newer.sql')");
  onTestFinished(async () => void (await db.$client.query("delete from migrations where name = '9999-newer.sql'")));
  const response = await (await readMetrics()).get('/readyz');
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({ database: 'ok', migrations: 'other' });
});

test('metrics do not exist without a token, and are refused to a wrong one', async () => {
  const { get: without } = await readMetrics({ metricsToken: null });
  expect((await without('/metrics', { authorization: 'Bearer null' })).statusCode).toBe(404);
  const { get } = await readMetrics();
  for (const wrong of ['', token, `Bearer ${token}x`, 'Bearer ']) {
    const response = await get('/metrics', { authorization: wrong });
    expect([response.statusCode, response.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(response.body).not.toContain('called_shot');
  }
});

test('metrics count responses by route, upstream requests by kind and outcome', async () => {
  const { get, monitoring } = await readMetrics();
  await get('/api/games/7/plays');
  await get('/api/games/7/plays?');
  await get('/nothing/here');
  monitoring.metrics.countUpstreamRequest('schedule', 'timeout');
  const { body, headers } = await get('/metrics', { authorization });
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toMatch(
    /request_duration_seconds_count\{method="GET",route="\/api\/games\/:gamePk\/plays",status="200"\} 2/,
  );
  expect(body).toMatch(/request_duration_seconds_count\{method="GET",route="unmatched",status="404"\} 1/);
  expect(body).toContain('called_shot_upstream_requests_total{kind="schedule",outcome="timeout"} 1');
  expect(body).not.toMatch(/games\/7/);
});

test('metrics show viewers, followers, breakers, the pool and the event loop', async () => {
  const { body } = await (await readMetrics()).get('/metrics', { authorization });
  for (const line of [
    'called_shot_live_viewers 7',
    'called_shot_live_followers 2',
    'called_shot_upstream_breaker_open{host="statsApi"} 1',
    'called_shot_upstream_breaker_open{host="savant"} 0',
    'called_shot_games_due 0',
    'called_shot_settlement_lag_seconds 0',
    'called_shot_database_waiting 0',
  ]) {
    expect(body).toContain(line);
  }
  expect(body).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
});

test('metrics show the leader, the readiness, the newest backup and mails, and leave the instance to Prometheus', async () => {
  const { get, monitoring } = await readMetrics();
  expect((await get('/metrics', { authorization })).body).toContain('called_shot_mails_total{outcome="failed"} 0');
  const mailer = {
    publicUrl: 'https://shot.example',
    send: (to: string) => (to === '' ? Promise.reject(new Error('refused')) : Promise.resolve()),
    close: () => undefined,
  };
  const counting = countMails(mailer, monitoring.metrics);
  const mail = { subject: 's', paragraphs: [] };
  await counting.send('a@shot.example', mail);
  await expect(counting.send('', mail)).rejects.toThrow('refused');
  const { body } = await get('/metrics', { authorization });
  for (const line of [
    'called_shot_leader 1',
    'called_shot_ready 1',
    `called_shot_last_backup_timestamp_seconds ${Date.UTC(2031, 5, 1, 4, 27) / 1000}`,
    'called_shot_mails_total{outcome="sent"} 1',
    'called_shot_mails_total{outcome="failed"} 1',
  ])
    expect(body.split('\n')).toContain(line);
  expect(body).not.toContain('instance=');
});

test('metrics count work that is due and work that failed, by kind', async () => {
  const jobs = await openTestJobs(db, { error: () => undefined });
  const kind = (name: string) => ({ name, data: z.object({}), retries: 0, atOnce: 1 });
  await jobs.work(kind('failing'), () => Promise.reject(new Error('no')));
  await jobs.send(kind('failing'), {});
  await expect.poll(async () => (await jobs.listFailed()).length).toBe(1);
  await jobs.work(kind('busy'), (_, signal) => once(signal, 'abort'));
  await jobs.send(kind('busy'), {});
  await jobs.send(kind('busy'), {});
  await expect.poll(async () => (await countJobs(db)).find((count) => count.kind === 'busy')?.waiting).toBe(1);
  const { get } = await readMetrics();
  const { body } = await get('/metrics', { authorization });
  for (const line of [
    'failed{kind="failing"} 1',
    'waiting{kind="failing"} 0',
    'waiting{kind="busy"} 1',
    'failed{kind="busy"} 0',
  ])
    expect(body.split('\n')).toContain(`called_shot_jobs_${line}`);
});

test('every rule of an alert has an expression, a text and its own name', () => {
  const [head = '', ...rules] = readDocument('alerts.yaml').split(/^ {6}- alert: /m);
  expect(head).toMatch(/^groups:\n {2}- name: called-shot\n {4}rules:\n$/m);
  expect(rules.length).toBeGreaterThan(8);
  expect(new Set(rules.map((rule) => rule.split('\n')[0])).size).toBe(rules.length);
  for (const rule of rules)
    expect(rule).toMatch(
      /^\w+\n {8}expr: \S.* (?:==|!=|>) [\d.]+\n(?: {8}for: \d+[mh]\n)? {8}annotations:\n {10}summary: '[^'\n]+'\n/,
    );
});

test.skipIf(spawnSync('promtool', ['--version']).status !== 0)('Prometheus accepts the rules of the alerts', () => {
  const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', 'docs/monitoring/alerts.yaml'], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('SUCCESS');
});

test('each series of one process on the dashboard names its instance', () => {
  const { panels } = dashboardSchema.parse(JSON.parse(readDocument('grafana-dashboard.json')));
  const ofInstances = panels.flatMap(({ targets }) => targets).filter(({ expr }) => !/\b(?:sum|max)\b/.test(expr));
  expect(ofInstances.length).toBeGreaterThan(5);
  expect(ofInstances.filter(({ legendFormat }) => !legendFormat.startsWith('{{instance}}'))).toEqual([]);
});

const dashboardSchema = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })) })),
});

test('the settlement lag is the age of the oldest game that has to be graded', async () => {
  for (const [gamePk, minutes] of [[61, 3] as const, [62, 5] as const, [63, 9] as const]) {
    await putGame(db, pickable({ gamePk }));
    await db.$client.query('update games set settlement = $2, seen_at = $3 where game_pk = $1', [
      gamePk,
      gamePk === 63 ? 'done' : 'due',
      new Date(now - minutes * 60_000),
    ]);
  }
  expect(await readSettlementLag(db, now)).toEqual({ games: 2, seconds: 300 });
  const { body } = await (await readMetrics()).get('/metrics', { authorization });
  expect(body).toMatch(/^called_shot_games_due 2$/m);
  expect(body).toMatch(/^called_shot_settlement_lag_seconds 300$/m);
});

test('metrics are complete without a database, except those read from it', async () => {
  const { statusCode, body } = await (await readMetrics({ of: noDatabase })).get('/metrics', { authorization });
  expect(statusCode).toBe(200);
  expect(body).toContain('called_shot_live_viewers 7');
});

const readDocument = (name: string): string =>
  readFileSync(new URL(`../../../../docs/monitoring/${name}`, import.meta.url), 'utf8');

test.each(['grafana-dashboard.json', 'alerts.yaml'])('%s uses only metrics that exist', async (file) => {
  const { get } = await readMetrics();
  await get('/api/league');
  const { body } = await get('/metrics', { authorization });
  const used = new Set(readDocument(file).match(/\b(?:called_shot|nodejs|process)_\w+/g));
  expect(used.size).toBeGreaterThan(10);
  expect([...used].filter((name) => !body.includes(name.replace(/_(?:bucket|count|sum)$/, '')))).toEqual([]);
});
