import { sql } from 'drizzle-orm';
import { settleGame } from '#server/features/settlement/settle-game.ts';
import { putGame } from '#server/features/settlement/testing/season-of-picks.ts';
import { readGames } from '#tests/support/read-games.ts';
import { cpuSeconds } from './cpu-seconds.ts';
import { openCrowd } from './crowd.ts';
import { machineLoad } from './machine-load.ts';
import { percentile } from './percentile.ts';
import { dailyGame, everybodyPicks } from './picks-of-crowd.ts';
import { elapse, steadily } from './steadily.ts';
import { timedRequest } from './timed-request.ts';

/**
 * Grading with 200,000 fans (or as many as the command line says) while others go on reading and picking over HTTP. The yardstick of the grading is to write as
 * many plain rows with one key; that of the requests is the same requests with nothing being graded.
 */
const fans = Number(process.argv[2] ?? 200_000);
const perSecond = 50;
const dayOfGames = 15;

const crowd = await openCrowd(fans);
const { db } = crowd;
const aside = await crowd.openAside();
for (let n = 1; n <= 6; n++) await everybodyPicks(db, dailyGame(n));
for (let n = 1; n <= dayOfGames; n++)
  await everybodyPicks(db, { ...dailyGame(8), gamePk: 100 + n }, { of: dayOfGames, share: n - 1 });
await db.execute(sql`vacuum analyze`);
const cookies = await crowd.cookies(200);
const app = await crowd.startApp();
const [game] = (await readGames(app.url)).slice(-1);

try {
  for (let turn = 0; turn < 200; turn++) await ask(turn);
  print(`${fans} fans; ${machineLoad()}`);
  const yardstick = await measured(() => writePlainRows());
  print(`yardstick, ${fans} plain rows with a key: ${told(yardstick)}`);
  await measure('nothing graded, 5 s', () => elapse(5000), yardstick.cpu);
  await measure('first picks of all fans', () => settle(1, 121), yardstick.cpu);
  for (const n of [2, 3, 5]) await measure('the next game', () => settle(n, 121), yardstick.cpu);
  await measure('a game that began before the last one graded', () => settle(4, 121), yardstick.cpu);
  await measure('a result corrected, two games later', () => settle(4, 110), yardstick.cpu);
  await measure('a result corrected, the first of five', () => settle(1, 110), yardstick.cpu);
  await measure(`a day of ${dayOfGames} games with ${fans} picks in all`, settleDay, yardstick.cpu);
} finally {
  await app.stop();
  await aside.close();
  await crowd.stop();
}

async function settle(n: number, winnerId: number): Promise<void> {
  await putGame(db, dailyGame(n, { phase: 'final', winnerId }));
  await settleGame(aside.db, n, Date.now());
}

async function settleDay(): Promise<void> {
  for (let n = 1; n <= dayOfGames; n++) {
    await putGame(db, { ...dailyGame(8), gamePk: 100 + n, phase: 'final', winnerId: 121 });
    await settleGame(aside.db, 100 + n, Date.now());
  }
}

async function writePlainRows(): Promise<void> {
  await aside.db.execute(sql`create table plain (user_id integer primary key, game_pk integer, at timestamptz)`);
  await aside.db.execute(sql`insert into plain select user_id, game_pk, made_at from predictions where game_pk = 1`);
  await aside.db.execute(sql`drop table plain`);
}

/** What others do meanwhile: a board from the top and around a fan, one's own picks, a pick. */
async function ask(turn: number): Promise<number> {
  const cookie = cookies[turn % cookies.length] ?? '';
  const predictedWinnerId = turn % 3 === 0 ? game?.teams.away.id : game?.teams.home.id;
  const asked = [
    () => timedRequest(`${app.url}/api/leaderboard`),
    () => timedRequest(`${app.url}/api/leaderboard/page`, { cookie }),
    () => timedRequest(`${app.url}/api/predictions`, { cookie }),
    () =>
      timedRequest(`${app.url}/api/predictions`, {
        method: 'POST',
        cookie,
        body: { game_Id: game?.gamePk, predictedWinnerId },
      }),
  ];
  const answer = await asked[turn % asked.length]?.();
  return answer?.ms ?? 0;
}

async function measured(work: () => Promise<unknown>) {
  const pid = await aside.pid();
  const [cpu, began] = [cpuSeconds(pid), performance.now()];
  await work();
  const seconds = (performance.now() - began) / 1000;
  return { seconds, cpu: cpuSeconds(await aside.pid()) - cpu };
}

async function measure(name: string, work: () => Promise<unknown>, yardstick: number): Promise<void> {
  const graded = measured(work);
  const ms = await steadily(perSecond, graded, ask);
  const spent = await graded;
  print(
    `${name}: ${told(spent)} (${(spent.cpu / yardstick).toFixed(1)} × the yardstick's); ${ms.length} requests meanwhile: ` +
      `median ${percentile(ms, 50).toFixed(1)} ms, p99 ${percentile(ms, 99).toFixed(1)} ms, most ${Math.max(...ms).toFixed(1)} ms; ${machineLoad()}`,
  );
}

function told({ seconds, cpu }: { seconds: number; cpu: number }): string {
  return `${seconds.toFixed(2)} s, ${cpu.toFixed(2)} s of processor time`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
