import { readGames } from '#tests/support/app/read-games.ts';
import { watchIdleSeconds } from './measure/watch-idle-seconds.ts';
import { readCpuSeconds } from './measure/read-cpu-seconds.ts';
import { leagueNow, openBenchDatabase } from './measure/bench-database.ts';
import { describeMachineLoad } from './measure/describe-machine-load.ts';
import { percentile } from './measure/percentile.ts';
import { readServerTimes } from './measure/read-server-times.ts';
import { sleep, callAtRate } from './measure/call-at-rate.ts';
import { sendTimedRequest } from './measure/send-timed-request.ts';

/**
 * Submits fifty picks a second over HTTP to a real PostgreSQL for a minute. The reference, in turns with the picks, is a route
 * that only runs `select 1`.
 */
const seconds = 60;
const perSecond = 50;
const signedIn = 500;
const hour = 3_600_000;

const bench = await openBenchDatabase(20_000);
try {
  const cookies = await bench.signIn(signedIn);
  const app = await bench.startApp();
  const games = (await readGames(app.url)).filter(({ startsAt }) => startsAt !== null && startsAt > leagueNow + hour);
  const submit = async (turn: number) => {
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
  for (let turn = 0; turn < 200; turn++) await submit(turn);
  const logged = app.stdout().length;
  const before = readCpuSeconds(app.pid);
  const stopWatching = watchIdleSeconds();
  const end = sleep(seconds * 1000);
  const [picks, reference] = await Promise.all([
    callAtRate(perSecond, end, submit),
    callAtRate(perSecond / 5, end, () => sendTimedRequest(`${app.url}/healthz`)),
  ]);
  const cpu = readCpuSeconds(app.pid) - before;
  const refused = picks.filter(({ status }) => status !== 200).length;
  const log = app.stdout().slice(logged);
  print(`${picks.length} picks in ${seconds} s, ${refused} of them refused; ${describeMachineLoad()}`);
  printComparison('on the server', readServerTimes(log));
  printComparison('in seconds with nothing else to do', readServerTimes(log, stopWatching()));
  printTimes(
    'a pick, until its response is read',
    picks.map(({ ms }) => ms),
  );
  printTimes(
    'the reference, until its response is read',
    reference.map(({ ms }) => ms),
  );
  print(
    `  processor time of the application: ${((cpu / (picks.length + reference.length)) * 1000).toFixed(2)} ms a request`,
  );
  await app.stop();
} finally {
  await bench.stop();
}

function printComparison(where: string, times: Map<string, number[]>): void {
  const pick = printTimes(`a pick, ${where}`, times.get('POST /api/predictions') ?? []);
  const base = printTimes(`the reference, ${where}`, times.get('GET /healthz') ?? []);
  print(`  ratio: median ${(pick.median / base.median).toFixed(1)}, p99 ${(pick.p99 / base.p99).toFixed(1)}`);
}

function printTimes(name: string, ms: number[]) {
  const [median, p99, most] = [percentile(ms, 50), percentile(ms, 99), Math.max(...ms)];
  print(
    `  ${name}: median ${median.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, most ${most.toFixed(1)} ms (${ms.length})`,
  );
  return { median, p99 };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
