import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { readGames } from '#tests/support/app/read-games.ts';
import { leagueNow, openBenchDatabase } from './measure/bench-database.ts';
import { describeMachineLoad } from './measure/describe-machine-load.ts';
import { percentile } from './measure/percentile.ts';
import { print } from './measure/print.ts';
import { readCpuSeconds } from './measure/read-cpu-seconds.ts';
import { readServerTimes } from './measure/read-server-times.ts';
import { sendTimedRequest } from './measure/send-timed-request.ts';

/**
 * Submits 500 picks a second over HTTP for 40 seconds, and then 20,000 within a minute, most of them at its end as before a lock; after
 * a history of fifty million picks (or `--users` and `--picks`). The reference is the commit of one row, in the same seconds.
 */
/** with fifteen games, more than the picks of both measurements: each pick is a new one */
const signedIn = 3000;
const hour = 3_600_000;
const second = 1000;

const bench = await openBenchDatabase();
const commits = spawn(process.execPath, ['tests/bench/measure/commit-rows.ts', JSON.stringify(bench.connection)], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
let commitTimes: number[] = [];
commits.stdout
  .setEncoding('utf8')
  .on('data', (text: string) => commitTimes.push(...text.trim().split('\n').map(Number)));
try {
  const cookies = await bench.signIn(signedIn);
  const app = await bench.startApp();
  const games = (await readGames(app.url)).filter(({ startsAt }) => startsAt !== null && startsAt > leagueNow + hour);
  let turn = 0;
  const submit = async () => {
    turn++;
    const game = games[turn % games.length];
    const cookie = cookies[Math.floor(turn / games.length) % cookies.length];
    const side = turn % 3 === 0 ? game?.teams.away : game?.teams.home;
    const body = { game_Id: game?.gamePk, predictedWinnerId: side?.id };
    return sendTimedRequest(`${app.url}/api/predictions`, {
      method: 'POST',
      ...(cookie !== undefined && { cookie }),
      body,
    });
  };
  // warm-up: the first request for each game is not measured
  for (let count = 0; count < 600; count++) await submit();
  await measure('500 picks a second', 40, (at) => 500 * at);
  await measure('a rush of 20,000 picks in a minute', 60, (at) => (20_000 * at * at) / 3600);

  /** `sentUntil`: the number of picks sent until this time in s. */
  async function measure(name: string, seconds: number, sentUntil: (at: number) => number): Promise<void> {
    const logged = app.stdout().length;
    commitTimes = [];
    const before = readCpuSeconds(app.pid);
    const picks = await callBySchedule(seconds, sentUntil, submit);
    const cpu = readCpuSeconds(app.pid) - before;
    const refused = picks.filter(({ status }) => status !== 200).length;
    print(`${name}: ${picks.length} picks in ${seconds} s, ${refused} of them refused; ${describeMachineLoad()}`);
    const pick = printTimes(
      'a pick, on the server',
      readServerTimes(app.stdout().slice(logged)).get('POST /api/predictions') ?? [],
    );
    const commit = printTimes('the commit of a row', commitTimes);
    print(`  ratio: median ${(pick.median / commit.median).toFixed(1)}, p99 ${(pick.p99 / commit.p99).toFixed(1)}`);
    printTimes(
      'a pick, until its response is read',
      picks.map(({ ms }) => ms),
    );
    print(`  processor time of the application: ${((cpu / picks.length) * 1000).toFixed(2)} ms a pick`);
  }
  await app.stop();
} finally {
  commits.kill();
  await bench.stop();
}

/** Calls `work` so that `sentUntil(s)` calls have begun after s seconds, without waiting for earlier calls; resolves to all results. */
async function callBySchedule<T>(
  seconds: number,
  sentUntil: (at: number) => number,
  work: () => Promise<T>,
): Promise<T[]> {
  const running: Promise<T>[] = [];
  const began = performance.now();
  for (let at = 0; at < seconds; at = (performance.now() - began) / second) {
    const due = Math.floor(sentUntil(Math.min(at, seconds)));
    while (running.length < due) running.push(work());
    await sleep(1);
  }
  return Promise.all(running);
}

function printTimes(name: string, ms: number[]) {
  const [median, p99, most] = [percentile(ms, 50), percentile(ms, 99), Math.max(...ms)];
  print(
    `  ${name}: median ${median.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, most ${most.toFixed(1)} ms (${ms.length})`,
  );
  return { median, p99 };
}
