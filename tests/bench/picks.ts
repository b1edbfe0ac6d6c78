import { readGames } from '#tests/support/read-games.ts';
import { watchForCalm } from './calm-seconds.ts';
import { cpuSeconds } from './cpu-seconds.ts';
import { leagueNow, openCrowd } from './crowd.ts';
import { machineLoad } from './machine-load.ts';
import { percentile } from './percentile.ts';
import { serverTimes } from './server-times.ts';
import { elapse, steadily } from './steadily.ts';
import { timedRequest } from './timed-request.ts';

/**
 * Fifty picks a second over HTTP into a real PostgreSQL, for a minute; between them, as the yardstick, a route that does
 * nothing but ask the database for a 1.
 */
const seconds = 60;
const perSecond = 50;
const signedIn = 500;
const hour = 3_600_000;

const crowd = await openCrowd(20_000);
try {
  const cookies = await crowd.cookies(signedIn);
  const app = await crowd.startApp();
  const games = (await readGames(app.url)).filter(({ startsAt }) => startsAt !== null && startsAt > leagueNow + hour);
  const submit = async (turn: number) => {
    const game = games[turn % games.length];
    const cookie = cookies[Math.floor(turn / games.length) % cookies.length];
    const side = turn % 3 === 0 ? game?.teams.away : game?.teams.home;
    const body = { game_Id: game?.gamePk, predictedWinnerId: side?.id };
    return timedRequest(`${app.url}/api/predictions`, {
      method: 'POST',
      ...(cookie !== undefined && { cookie }),
      body,
    });
  };
  // the first look at each game, and the first use of everything, are no part of it
  for (let turn = 0; turn < 200; turn++) await submit(turn);
  const logged = app.stdout().length;
  const before = cpuSeconds(app.pid);
  const stopWatching = watchForCalm();
  const end = elapse(seconds * 1000);
  const [picks, yardstick] = await Promise.all([
    steadily(perSecond, end, submit),
    steadily(perSecond / 5, end, () => timedRequest(`${app.url}/healthz`)),
  ]);
  const cpu = cpuSeconds(app.pid) - before;
  const refused = picks.filter(({ status }) => status !== 200).length;
  const log = app.stdout().slice(logged);
  print(`${picks.length} picks in ${seconds} s, ${refused} of them refused; ${machineLoad()}`);
  compare('on the server', serverTimes(log));
  compare('in seconds with nothing else to do', serverTimes(log, stopWatching()));
  tell(
    'a pick, until its answer is read',
    picks.map(({ ms }) => ms),
  );
  tell(
    'the yardstick, until its answer is read',
    yardstick.map(({ ms }) => ms),
  );
  print(
    `  processor time of the application: ${((cpu / (picks.length + yardstick.length)) * 1000).toFixed(2)} ms a request`,
  );
  await app.stop();
} finally {
  await crowd.stop();
}

function compare(where: string, times: Map<string, number[]>): void {
  const pick = tell(`a pick, ${where}`, times.get('POST /api/predictions') ?? []);
  const base = tell(`the yardstick, ${where}`, times.get('GET /healthz') ?? []);
  print(`  ratio: median ${(pick.median / base.median).toFixed(1)}, p99 ${(pick.p99 / base.p99).toFixed(1)}`);
}

function tell(name: string, ms: number[]) {
  const [median, p99, most] = [percentile(ms, 50), percentile(ms, 99), Math.max(...ms)];
  print(
    `  ${name}: median ${median.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, most ${most.toFixed(1)} ms (${ms.length})`,
  );
  return { median, p99 };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
