import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { registerSteps } from '#app/server/features.ts';
import { settleGame, settleGames } from '#features/settlement/server/settle-game.ts';
import { putGame } from '#features/settlement/server/testing/season-of-picks.ts';
import { readGames } from '../support/app/read-games.ts';
import { openBenchDatabase } from './measure/bench-database.ts';
import { createDailyGame, addPicksOfGame } from './measure/bench-picks.ts';
import { callAtRate } from './measure/call-at-rate.ts';
import { describeMachineLoad } from './measure/describe-machine-load.ts';
import { percentile } from './measure/percentile.ts';
import { print } from './measure/print.ts';
import { readCpuSeconds } from './measure/read-cpu-seconds.ts';
import { sendTimedRequest } from './measure/send-timed-request.ts';

/**
 * Measures the grading of a day with one pick of each user, and of games with 200,000 picks, during other requests over HTTP, after a
 * history of fifty million picks (or `--users` and `--picks`). The reference of the grading is the insertion of 200,000 plain rows
 * with one key; that of the requests is the same requests without grading.
 */
const perSecond = 50;
const dayOfGames = 15;

registerSteps();
const bench = await openBenchDatabase();
const { db, size } = bench;
const connection = await bench.openSingleConnection();
const picksOfGame = Math.min(200_000, size.users);
const of = Math.round(size.users / picksOfGame);
for (let n = 1; n <= 3; n++) await addPicksOfGame(db, createDailyGame(n), { of });
for (let n = 1; n <= dayOfGames; n++)
  await addPicksOfGame(db, { ...createDailyGame(4), gamePk: 100 + n }, { of: dayOfGames, share: n - 1 });
await db.execute(sql`vacuum analyze picks`);
await db.execute(sql`checkpoint`);
const cookies = await bench.signIn(200);
const app = await bench.startApp();
const [game] = (await readGames(app.url)).slice(-1);

try {
  for (let turn = 0; turn < 200; turn++) await sendRequest(turn);
  print(`${size.users} users with ${size.days} past picks each; ${describeMachineLoad()}`);
  const reference = await measureWork(() => insertPlainRows());
  print(`reference, ${picksOfGame} plain rows with a key: ${formatSpent(reference)}`);
  await measure('nothing graded, 10 s', () => sleep(10_000), reference.cpu);
  for (const n of [1, 2, 3]) await measure(`a game with ${picksOfGame} picks`, () => settle(n, 121), reference.cpu);
  await measure('a result corrected, two games later', () => settle(1, 110), reference.cpu);
  await measure('the last result corrected', () => settle(3, 110), reference.cpu);
  await measure(`a day of ${dayOfGames} games with ${size.users} picks in all`, settleDay, reference.cpu);
} finally {
  await app.stop();
  await connection.close();
  await bench.stop();
}

async function settle(n: number, winnerId: number): Promise<void> {
  await putGame(db, createDailyGame(n, { phase: 'final', winnerId }));
  await settleGame(connection.db, n, Date.now());
}

async function settleDay(): Promise<void> {
  const gamePks = Array.from({ length: dayOfGames }, (_, index) => 101 + index);
  for (const gamePk of gamePks) await putGame(db, { ...createDailyGame(4), gamePk, phase: 'final', winnerId: 121 });
  await settleGames(connection.db, gamePks, Date.now());
}

async function insertPlainRows(): Promise<void> {
  await connection.db.execute(sql`create table plain (user_id integer primary key, game_pk integer, at timestamptz)`);
  await connection.db.execute(
    sql`insert into plain (user_id, game_pk, at) select user_id, game_pk, made_at from picks where game_pk = 1`,
  );
  await connection.db.execute(sql`drop table plain`);
}

/** Sends one of the other requests: the leaderboard's first page, a page around the user, the user's picks, or a submission. */
async function sendRequest(turn: number): Promise<{ ms: number; isRead: boolean }> {
  const cookie = cookies[turn % cookies.length] ?? '';
  const predictedWinnerId = turn % 3 === 0 ? game?.teams.away.id : game?.teams.home.id;
  const requests = [
    () => sendTimedRequest(`${app.url}/api/leaderboard`),
    () => sendTimedRequest(`${app.url}/api/leaderboard/page`, { cookie }),
    () => sendTimedRequest(`${app.url}/api/predictions`, { cookie }),
    () =>
      sendTimedRequest(`${app.url}/api/predictions`, {
        method: 'POST',
        cookie,
        body: { game_Id: game?.gamePk, predictedWinnerId },
      }),
  ];
  const response = await requests[turn % requests.length]?.();
  return { ms: response?.ms ?? 0, isRead: turn % requests.length !== requests.length - 1 };
}

async function measureWork(work: () => Promise<unknown>) {
  const pid = await connection.pid();
  const [cpu, began] = [readCpuSeconds(pid), performance.now()];
  await work();
  const seconds = (performance.now() - began) / 1000;
  return { seconds, cpu: readCpuSeconds(await connection.pid()) - cpu };
}

async function measure(name: string, work: () => Promise<unknown>, reference: number): Promise<void> {
  const graded = measureWork(work);
  const requests = await callAtRate(perSecond, graded, sendRequest);
  const spent = await graded;
  const times = (isRead: boolean) => {
    const ms = requests.filter((request) => request.isRead === isRead).map((request) => request.ms);
    return `median ${percentile(ms, 50).toFixed(1)} ms, p99 ${percentile(ms, 99).toFixed(1)} ms, most ${Math.max(...ms).toFixed(1)} ms (${ms.length})`;
  };
  print(
    `${name}: ${formatSpent(spent)} (${(spent.cpu / reference).toFixed(1)} × the reference); reads meanwhile: ${times(true)}; ` +
      `picks meanwhile: ${times(false)}; ${describeMachineLoad()}`,
  );
}

function formatSpent({ seconds, cpu }: { seconds: number; cpu: number }): string {
  return `${seconds.toFixed(2)} s, ${cpu.toFixed(2)} s of processor time`;
}
