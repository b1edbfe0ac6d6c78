import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededShare } from '#domain/simulated-fans/seeded-share.ts';
import type { GameCard } from '#domain/game/game-card.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { startApp, type App } from '#tests/support/app/start-app.ts';
import { canSignIn, findLostPicks, signUpKillUser, writePick, type KillUser } from './kill-user.ts';

/** before the first pitch of a full day: every game is open for picks */
const leagueNow = '2026-07-04T15:00:00Z';
const writersAtOnce = 4;
const picksPerUser = 12;
/** a kill during the start is at most this long after the start of the process, in ms */
const longestStart = 3_000;
/** other kills are at most so many acknowledged writes after the start, and then at most so many ms later */
const mostWrites = 60;
const longestDelay = 60;
const shareDuringStart = 0.3;
/** the share of kills that also end the database server, as in a power failure */
const shareWithDatabase = 0.25;
const signInsAtEnd = 50;

type KillOptions = { count: number; seed: string; print: (line: string) => void };

type KillReport = { kills: number; users: number; writes: number; problems: string[] };

type Run = KillOptions & { folder: string; users: KillUser[]; writes: number; problems: string[] };

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function chooseOne<T>(list: readonly T[], ...keys: (string | number)[]): T {
  const chosen = list[Math.floor(seededShare(...keys) * list.length)];
  if (chosen === undefined) throw new Error('Nothing to choose from');
  return chosen;
}

function killDatabase(folder: string): void {
  try {
    process.kill(Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10), 'SIGKILL');
  } catch {
    // it has not started
  }
}

const settingsOf = ({ folder }: Run) => ({
  LEAGUE: 'simulated',
  LEAGUE_SEED: '1',
  LEAGUE_NOW: leagueNow,
  LEAGUE_OPENING_DAY: '2026-07-02',
  TRUSTED_PROXIES: '127.0.0.1',
  DATA_DIR: folder,
});

/** Signs up users and writes picks until a request fails, which is a problem unless the application was killed. */
async function writeUntilKilled(run: Run, url: string, games: readonly GameCard[], name: string): Promise<void> {
  for (let place = 0; ; place += 1) {
    const number = run.users.length;
    const address = `10.${(number >> 14) & 255}.${(number >> 6) & 255}.${(number & 63) * 4 + 1}`;
    const user = await signUpKillUser(url, `${name}x${place}`, address);
    run.users.push(user);
    run.writes += 1;
    for (let turn = 0; turn < picksPerUser; turn += 1) {
      const { gamePk, teams } = chooseOne(games, run.seed, user.username, turn, 'game');
      const isPicked = (user.picks.get(gamePk) ?? [null])[0] !== null;
      const choices = [teams.away.id, teams.home.id, ...(isPicked ? [null] : [])];
      await writePick(url, user, gamePk, chooseOne(choices, run.seed, user.username, turn, 'winner'));
      run.writes += 1;
    }
  }
}

/** Checks the users from place `from` on. */
async function check(run: Run, url: string, from: number): Promise<void> {
  for (const user of run.users.slice(from)) run.problems.push(...(await findLostPicks(url, user)));
}

/** Starts the application, checks the users of the last round, lets writers write, and kills it. */
async function runRound(run: Run, round: number, from: number): Promise<void> {
  const share = (what: string) => seededShare(run.seed, round, what);
  const isDuringStart = share('start') < shareDuringStart;
  let isKilled = false;
  const kill = (pid: number) => {
    isKilled = true;
    process.kill(pid, 'SIGKILL');
    if (share('database') < shareWithDatabase) killDatabase(run.folder);
  };
  let timer: NodeJS.Timeout | undefined;
  const onSpawn = (pid: number) => {
    if (isDuringStart) timer = setTimeout(() => kill(pid), share('delay') * longestStart);
  };
  let app: App;
  try {
    app = await startApp(settingsOf(run), onSpawn);
  } catch (error) {
    if (!isKilled) run.problems.push(`round ${round}: the application did not start: ${String(error)}`);
    return;
  }
  clearTimeout(timer);
  await check(run, app.url, from);
  const games = (await readGames(app.url)).filter(
    ({ startsAt }) => startsAt !== null && startsAt > Date.parse(leagueNow) + 7_200_000,
  );
  const writers = Array.from({ length: writersAtOnce }, (_, writer) =>
    writeUntilKilled(run, app.url, games, `k${round}w${writer}`).catch((error: unknown) => {
      if (!isKilled) run.problems.push(`round ${round}: ${String(error)}`);
    }),
  );
  const enough = run.writes + share('writes') * mostWrites;
  while (run.writes < enough && run.problems.length === 0) await sleep(2);
  await sleep(share('delay') * longestDelay);
  kill(app.pid);
  await Promise.all(writers);
  await app.stop();
}

/** Checks all users, and that the last ones can sign in. */
async function checkAll(run: Run): Promise<void> {
  const app = await startApp(settingsOf(run));
  await check(run, app.url, 0);
  for (const user of run.users.slice(-signInsAtEnd))
    if (!(await canSignIn(app.url, user))) run.problems.push(`${user.username} cannot sign in`);
  const code = await app.stop();
  if (code !== 0) run.problems.push(`the application stopped with ${code}:\n${app.stdout()}${app.stderr()}`);
}

/**
 * Starts the application with its embedded database and the simulated league again and again, kills it while users sign up and
 * make, change and withdraw picks, and checks that every acknowledged write is there afterwards.
 */
export async function killApplication(options: KillOptions): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), 'called-shot-kills-'));
  // when run as root, the database server runs under another account, which needs access
  chmodSync(folder, 0o755);
  const run: Run = { ...options, folder, users: [], writes: 0, problems: [] };
  try {
    let from = 0;
    for (let round = 0; round < options.count; round += 1) {
      const before = run.users.length;
      await runRound(run, round, from);
      if (run.users.length > before) from = before;
      options.print(`${round + 1} kills, ${run.writes} acknowledged writes, ${run.problems.length} problems`);
    }
    await checkAll(run);
  } finally {
    killDatabase(folder);
    rmSync(folder, { recursive: true, force: true });
  }
  return { kills: options.count, users: run.users.length, writes: run.writes, problems: run.problems };
}
