import { globSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettlementLag } from '#app/operator/monitoring/serve-monitoring.ts';
import { otherParts } from '#app/server/features.ts';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { exportAccount } from '#features/accounts/server/export-account.ts';
import { logIn } from '#features/accounts/server/log-in.ts';
import { endSession, findSession, startSession, listSessions } from '#features/accounts/server/sessions.ts';
import { signUp } from '#features/accounts/server/sign-up.ts';
import { signUpUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { readUserAt, deleteUser, updateUser } from '#features/accounts/server/user-record.ts';
import { reportUsername } from '#features/admin/server/moderation-routes.ts';
import { addNotice, deleteNotice, readModeration, closeReports } from '#features/admin/server/reports.ts';
import { dueAlertsJob } from '#features/alerts/server/alert-jobs.ts';
import { readForecasts } from '#features/forecasts/server/read-forecast.ts';
import { createCrowds } from '#features/picks/server/crowds.ts';
import { createPickableGames } from '#features/picks/server/pickable-games.ts';
import { readStoredEvening } from '#features/picks/server/read-evening.ts';
import { readOwnPicks } from '#features/picks/server/read-own-picks.ts';
import { readPickLines } from '#features/picks/server/read-pick-lines.ts';
import { readStoredPicks } from '#features/picks/server/read-stored-picks.ts';
import { recordGame } from '#features/picks/server/record-game.ts';
import { readDayPicks, readPickHistory } from '#features/picks/server/shown-picks.ts';
import { readStoredLocks } from '#features/picks/server/stored-locks.ts';
import { writeConfidence } from '#features/picks/server/write-confidence.ts';
import { removePick, writePick, writePicks } from '#features/picks/server/write-pick.ts';
import { createPlayerList } from '#features/players/server/player-list.ts';
import { readScoreRanks } from '#features/ranks/server/score-ranks.ts';
import { readSpanPicks } from '#features/schedule/server.ts';
import { readDueDays, readDueGames, voidMissingGame } from '#features/settlement/server/result-follower.ts';
import { settleGame } from '#features/settlement/server/settle-game.ts';
import { putGame } from '#features/settlement/server/testing/season-of-picks.ts';
import { simulatedUsers } from '#features/simulated-users/rules.ts';
import { createSimulatedAccounts } from '#features/simulated-users/server/create-simulated-accounts.ts';
import { readClubRecords, readUnfinishedDay } from '#features/simulated-users/server/play-simulated-users.ts';
import { replayGame } from '#features/simulated-users/server/replay-game.ts';
import { readUserProfile } from '#features/users/server.ts';
import { webhookJob } from '#features/webhooks/server/webhook-jobs.ts';
import { markAuthorized } from '#platform/http/endpoints/authorized.ts';
import { createClock } from '#platform/jobs/clock.ts';
import { countJobs } from '#platform/jobs/count-jobs.ts';
import { createSiteTime } from '#platform/jobs/site-time.ts';
import { createTestQueue } from '#platform/jobs/testing/open-test-jobs.ts';
import { inventedCard } from '#rules/baseball/game/testing/invented-card.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import { createResponseStore } from '#sources/statsapi/client/response-store.ts';
import { createTestDatabase } from '../support/database/create-test-database.ts';
import { respondWith, startScriptedClient } from '../support/upstream/scripted-upstream.ts';
import { changeFollowedPlayers, changeSecurity, createTestLimits, recoverAccount } from './account-work.ts';
import { alertWork } from './alert-work.ts';
import { boardWork } from './board-work.ts';
import { changeConfidence } from './confidence-work.ts';
import { fillLargeTables } from './fill-large-tables.ts';
import { forecastWork } from './forecast-work.ts';
import { peerWork } from './peer-work.ts';
import { allowedScans, notRun } from './plan-exceptions.ts';
import { practiceWork } from './practice-work.ts';
import { changeLeagues } from './private-league-work.ts';
import { recordBuilderCalls } from './record-builder-calls.ts';
import { type RecordedPlan, recordPlans } from './record-plans.ts';
import { reminderWork } from './reminder-work.ts';
import { seasonPredictionWork } from './season-prediction-work.ts';
import { statementsOfSource } from './statements-of-source.ts';
import { webhookWork } from './webhook-work.ts';

const db = await createTestDatabase();
const now = Date.parse('2026-07-18T20:00:00Z');
const day = 86_400_000;
const game = pickable({ gamePk: 900_000 });
const clock = createClock({ realStart: 0, leagueStart: now, speed: 1 }, () => 0);
const realNow = () => now;
const user = markAuthorized(1);
const password = 'a long enough passphrase';
// with a larger share of the users, reading all tallies is the faster plan
const manyUsers = Array.from({ length: 99 }, (_, index) => 50 + 300 * index);
const season = { seed: 'plans', openingDay: '2020-04-01' };

const { calls, stop } = recordBuilderCalls();
let plans: RecordedPlan[] = [];
const texts = new Set<string>();

beforeAll(async () => {
  await createTestQueue(db, webhookJob);
  await createTestQueue(db, dueAlertsJob);
  const rowCounts = await fillLargeTables(db);
  plans = await recordPlans(db, rowCounts);
  // closes the only connection: the next ones record
  (await db.$client.connect()).release(true);
});

afterAll(stop);

/** Runs `work`, and returns its statements that read a large table from end to end. */
async function findFullScans(work: () => Promise<unknown>): Promise<string[]> {
  plans.length = 0;
  await work();
  expect(plans.length).toBeGreaterThan(0);
  for (const { text } of plans) texts.add(text);
  return plans.flatMap(({ text, scans }) =>
    scans
      .filter((table) => !allowedScans.some((allowed) => allowed.table === table && allowed.statement.test(text)))
      .map((table) => `${table}: ${text}`),
  );
}

/** Settles a new game with a pick of each user. */
async function settle(facts: Parameters<typeof pickable>[0], userIds: number[]): Promise<void> {
  const played = pickable(facts);
  await putGame(db, played);
  const at = new Date(now);
  const picks = userIds.map((id) => ({ userId: markAuthorized(id), winnerId: 121, loserId: 110, at }));
  await writePicks(db, played.gamePk, picks);
  for (const userId of userIds.slice(0, 3))
    await writeConfidence(db, { userId: markAuthorized(userId), gamePk: played.gamePk, now: at }, 70);
  await putGame(db, { ...played, phase: 'final', winnerId: 121 });
  await settleGame(db, played.gamePk, now);
}

const card = (gamePk: number, startsAt = now) => inventedCard({ gamePk, startsAt, officialDate: '2026-07-18' });

const works: Record<string, () => Promise<unknown>> = {
  'an account': async () => {
    const account = { username: 'Newcomer', email: 'new@example.com', password };
    const created = await signUp(db, account, { now, address: '127.0.0.1' });
    const { id } = created;
    await signUp(db, { ...account, username: 'Second' }, { now, address: '127.0.0.1' });
    await expect(signUp(db, account, { now, address: '127.0.0.1' })).rejects.toThrow('taken');
    await logIn(db, createTestLimits(), { ...account, address: '::1', device: null });
    const device = 'Firefox on Windows';
    const before = await startSession(db, created, { before: null, device, now });
    const token = await startSession(db, created, { before, device, now });
    await listSessions(db, id, token, now);
    await findSession(db, token, now + day / 2);
    await endSession(db, token);
    await updateUser(db, id, { profilePic: '2', favorite_team: 121, declinedOffer: 'recovery' }, '2020-07-15');
    await updateUser(db, id, { favorite_team: 147 }, '2020-07-15');
    await exportAccount(db, id, { now, otherParts });
    await deleteUser(db, id, Date.now());
  },
  'the recovery of an account': () => recoverAccount(db, now),
  'the security settings': () => changeSecurity(db),
  'the followed players': () => changeFollowedPlayers(db),
  'a user with picks': async () => {
    await readUserAt(db, user, { now, viewer: { instant: now - day, hidden: null } });
    await exportAccount(db, user, { now, otherParts });
    for await (const lines of readPickLines(db, user, null)) expect(lines).toMatch(/\r\n$/);
  },
  'the deletion of a user with picks': () => deleteUser(db, markAuthorized(29_999), Date.now()),
  'the players': async () => {
    const { client } = await startScriptedClient([
      respondWith({ seasons: [{ seasonId: '1970', regularSeasonStartDate: '1970-01-01' }] }),
      respondWith({ people: [{ id: 5001, firstLastName: 'Eli Okafor', currentTeam: { id: 121 } }] }),
    ]);
    const list = createPlayerList({ db, client, clock, realNow });
    await list.sync();
    await list.all();
    const { app } = await startTestApp({ db });
    const { inject } = await signUpUser(app, 'poster');
    const payload = { firstLastName: 'anything', MLBAMID: 11 };
    expect((await inject({ method: 'POST', url: '/api/players', payload })).json()).toMatchObject({ mlbId: 11 });
  },
  'the simulated users': async () => {
    const users = await createSimulatedAccounts(db, simulatedUsers(season.seed, 20), now);
    const records = await readClubRecords({ db, season }, '2020-04-12');
    const status = { ...card(1).status, phase: 'final' as const };
    await replayGame({ db, season, users }, { card: { ...card(910_000), status }, asOf: now + day, records });
    await readUnfinishedDay({ db, users });
  },
  'a game of the schedule': async () => {
    for (const [minutes, startsAt] of [
      [0, now + day],
      [1, now + day],
      [2, now + 2 * day],
    ] as const)
      await recordGame(db, { card: card(920_000, startsAt), asOf: now + minutes, now: now + minutes, level: 1 });
  },
  'the stored upstream responses': async () => {
    const store = createResponseStore({ db, clock, log: { warn: () => {} } });
    store.add('/a', { text: '{}', asOf: now });
    await store.write();
    await store.find('/a');
  },
  'a reported username and a notice': async () => {
    await reportUsername(db, { userId: 1, username: 'fan100', reason: 'offensive', now });
    await closeReports(db, 100, now);
    await db.transaction((tx) => addNotice(tx, 1, 'renamed', now));
    await readModeration(db, user);
    await deleteNotice(db, 1, 'renamed');
  },
  'the games to refresh': async () => [await readDueDays(db, '2026-07-18'), await readDueGames(db, [1, 2])],
  'a game that is missing from the schedule': async () => {
    await putGame(db, pickable({ gamePk: 900_077 }));
    await voidMissingGame(db, 900_077, now + 3 * day);
  },
  'the number of jobs': () => countJobs(db),
  'the time of the database': () => createSiteTime(Date.now).measure(db),
  'the settlement lag': () => readSettlementLag(db, now),
  'a game to pick': async () => {
    const { client } = await startScriptedClient([respondWith({ dates: [] })]);
    await createPickableGames({ db, client, clock }).read(1);
  },
  'the picks of a day': () =>
    readDayPicks(db, createCrowds({ db, realNow }), {
      date: '2020-03-01',
      userId: 1,
      now,
      viewer: { instant: null, hidden: null },
    }),
  'the picks as they stand': async () => {
    await readStoredPicks(db, 1, '2020-03-02');
    await readStoredLocks(db, '2020-03-01', now);
    await readStoredEvening(db, 1, '2020-03-01');
    await readScoreRanks(db, { name: 'before day', since: '2026-07-18' });
    await readForecasts(db, [1, 2, 3]);
  },
  'the history of own picks': async () => {
    const query = { userId: 1, now, viewer: { instant: null, hidden: null } };
    await readPickHistory(db, { ...query, before: undefined });
    await readPickHistory(db, { ...query, before: { officialDate: '2020-05-01', gamePk: 1000 } });
    await readOwnPicks(db, { userId: 1, now, gamePk: 1 });
  },
  'a pick and its withdrawal': async () => {
    await putGame(db, game);
    await writePick(db, game.gamePk, { userId: user, winnerId: 110, loserId: 121, at: new Date(now) });
    await removePick(db, { userId: user, gamePk: game.gamePk }, new Date(now));
  },
  ...boardWork(db),
  'a profile': () => readUserProfile(db, 'fan100', now),
  'a settlement of few picks': () => settle({ gamePk: 930_000 }, [11_000, 17, 29_000]),
  'a settlement of many picks': () => settle({ gamePk: 940_000, startsAt: now + day }, manyUsers),
  'a correction, and a change of the order': async () => {
    const settled = pickable({ gamePk: 930_000, phase: 'final', winnerId: 110 });
    await putGame(db, settled);
    await settleGame(db, settled.gamePk, now);
    await putGame(db, { ...settled, startsAt: now + 3 * day });
    await settleGame(db, settled.gamePk, now);
    await putGame(db, { ...settled, phase: 'void', winnerId: null });
    await settleGame(db, settled.gamePk, now);
  },
  'a settlement of the first game of a week': () =>
    settle({ gamePk: 950_000, officialDate: '2026-07-27' }, [500, 20_000]),
  'the confidence of picks': () => changeConfidence(db),
  ...practiceWork(db),
  ...seasonPredictionWork(db),
  'private leagues': () => changeLeagues(db),
  'the picks of a week': () => readSpanPicks(db, { userId: 7, from: '2020-07-13', to: '2020-07-19' }),
  ...forecastWork(db, clock),
  ...reminderWork(db),
  ...webhookWork(db, now),
  ...alertWork(db, now),
  ...peerWork(db),
};

test.each(Object.entries(works))('%s: no statement reads a large table from end to end', async (_, work) => {
  expect(await findFullScans(work)).toEqual([]);
});

test('every statement of the source was run', () => {
  const files = globSync('src/**/*.ts').filter((file) => !/testing\/|\.test\.ts$/.test(file) && !(file in notRun));
  const seen = [...texts];
  const missing = files.flatMap((file) => {
    const { fragments, builderCalls } = statementsOfSource(file);
    const run = calls.get(file)?.size ?? 0;
    return [
      ...fragments.filter((part) => !seen.some((text) => text.includes(part))).map((part) => `${file}: ${part}`),
      ...(run < builderCalls ? [`${file}: ${run} of ${builderCalls} calls of the query builder`] : []),
    ];
  });
  expect(missing).toEqual([]);
});
