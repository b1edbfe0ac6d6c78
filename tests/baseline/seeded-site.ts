import { mkdtemp, chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { createHttpClient, type HttpClient } from './http-client.ts';
import { buildSite, type Site, startSite } from './start-site.ts';
import { waitUntilSettled } from './wait-until-settled.ts';

export const today = '2026-06-06';
export const yesterday = '2026-06-05';
/** when users pick, on both days */
const morning = '12:00:00Z';
/** epoch ms: games of the day are finished, in progress and open */
export const now = Date.parse(`${today}T19:30:00Z`);

const season = {
  LEAGUE: 'simulated',
  LEAGUE_SEED: '1',
  // ten games of the days before are read each minute
  LEAGUE_OPENING_DAY: '2026-06-03',
  // how many of a game's picks they make in time depends on other jobs
  SIMULATED_FANS: '0',
  LEAGUE_SPEED: '0',
};
const userNames = ['Grandslam', 'Rookie', 'Southpaw', 'Knuckler', 'Ace', 'Utility'] as const;
const password = 'Over-the-wall-9';

const gamesSchema = z.object({
  games: z.array(
    z.object({
      gamePk: z.number(),
      startsAt: z.number().nullable(),
      status: z.object({ phase: z.string() }),
      teams: z.object({ home: z.object({ id: z.number() }), away: z.object({ id: z.number() }) }),
    }),
  ),
});
const idSchema = z.object({ id: z.number() });

type Game = z.infer<typeof gamesSchema>['games'][number];

/** What the recording needs to know of the site; `random`: values that differ in each run, with the names to write instead. */
export type Facts = {
  origin: string;
  username: string;
  userId: number;
  cookies: string;
  leagueId: number;
  playerId: number;
  games: { final: number; live: number; open: number };
  random: Record<string, string>;
};

/** Runs `work` on a season with six users and their picks of two days, while the clock stands. */
export async function withSeededSite<T>(
  checkout: string,
  work: (client: HttpClient, facts: Facts) => Promise<T>,
): Promise<T> {
  buildSite(checkout);
  const dataDir = await mkdtemp(join(tmpdir(), 'called-shot-baseline-'));
  // when run as root, the database server runs under another account, which needs access
  await chmod(dataDir, 0o755);
  const withClockAt = async <Result>(time: string, act: (client: HttpClient) => Promise<Result>) => {
    const settings = { ...season, DATA_DIR: dataDir, LEAGUE_NOW: time };
    const site: Site = await startSite(checkout, settings);
    return act(createHttpClient(site.url)).finally(() => site.stop());
  };
  try {
    const users = await withClockAt(`${yesterday}T${morning}`, async (client) => {
      const signedUp = await signUpUsers(client);
      await pickOpenGames(client, signedUp, yesterday);
      return signedUp;
    });
    await withClockAt(`${today}T${morning}`, async (client) => {
      await pickOpenGames(client, users, today);
      // the forecasts of the day are made meanwhile
      const games = (await readGames(client, today)).map(({ gamePk }) => gamePk);
      await waitUntilSettled(client, { ...users.first, today, games });
    });
    return await withClockAt(new Date(now).toISOString(), async (client) => {
      const facts = await completeSeed(client, users);
      await waitUntilSettled(client, { ...users.first, today, games: Object.values(facts.games) });
      return work(client, facts);
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

type User = { id: number; cookies: string };
type Users = { first: User; second: User; others: User[] };

async function signUpUsers(client: HttpClient): Promise<Users> {
  const [first, second, ...others] = userNames;
  const users: Users = { first: await signUp(client, first), second: await signUp(client, second), others: [] };
  for (const name of others) users.others.push(await signUp(client, name));
  return users;
}

async function signUp(client: HttpClient, username: string): Promise<User> {
  const body = { username, email: `${username}@fans.example`, password };
  const { status, headers, bytes } = await client.send('POST', '/api/signup', { body });
  if (status !== 201) throw new Error(`Sign-up of ${username}: ${status} ${bytes.toString()}`);
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  return { id: idSchema.parse(JSON.parse(bytes.toString())).id, cookies: cookies.join('; ') };
}

async function readGames(client: HttpClient, date: string): Promise<Game[]> {
  return gamesSchema.parse(await client.read('GET', `/api/games?date=${date}`)).games;
}

/** The first user picks every home club, with a confidence, and the second every away club; the others pick one and the other. */
async function pickOpenGames(client: HttpClient, { first, second, others }: Users, date: string): Promise<void> {
  const locked = Date.parse(`${date}T${morning}`) + 10 * 60_000;
  const open = (await readGames(client, date)).filter(
    ({ status, startsAt }) => status.phase === 'open' && (startsAt === null || startsAt > locked),
  );
  for (const [index, { gamePk, teams }] of open.entries()) {
    const pick = ({ cookies }: User, { id }: { id: number }) =>
      client.read('POST', '/api/predictions', { cookies, body: { game_Id: gamePk, predictedWinnerId: id } });
    await pick(first, teams.home);
    await pick(second, teams.away);
    for (const [n, user] of others.entries()) await pick(user, index % (n + 2) === 0 ? teams.away : teams.home);
    const confidence = { percent: 50 + index };
    await client.read('POST', `/api/predictions/${gamePk}/confidence`, { cookies: first.cookies, body: confidence });
  }
}

async function completeSeed(client: HttpClient, { first, second }: Users): Promise<Facts> {
  const games = await readGames(client, today);
  const gameIn = (phase: string): number => {
    const game = games.find(({ status }) => status.phase === phase);
    if (game === undefined) throw new Error(`No game is ${phase}`);
    return game.gamePk;
  };
  const { cookies } = first;
  const outfielders = z
    .object({ outfielders: z.array(idSchema).min(2) })
    .parse(await client.read('GET', '/api/fielding/outfielders')).outfielders;
  const playerIds = outfielders.slice(0, 2).map(({ id }) => id);
  await client.read('POST', `/api/users/${first.id}/followed-players`, { cookies, body: { playerIds } });
  const league = idSchema.parse(await client.read('POST', '/api/leagues', { cookies, body: { name: 'Bleachers' } }));
  const { code } = z
    .object({ code: z.string() })
    .parse(await client.read('GET', `/api/leagues/${league.id}`, { cookies }));
  await client.read('POST', '/api/leagues/join', { cookies: second.cookies, body: { code } });
  const pathSchema = z.object({ path: z.string() });
  const feed = pathSchema.parse(await client.read('POST', `/api/leagues/${league.id}/feed`, { cookies }));
  const calendar = pathSchema.parse(await client.read('POST', `/api/users/${first.id}/calendar`, { cookies }));
  return {
    origin: client.url,
    username: userNames[0],
    userId: first.id,
    cookies,
    leagueId: league.id,
    playerId: playerIds[0] ?? 0,
    games: { final: gameIn('final'), live: gameIn('live'), open: gameIn('open') },
    random: { code, feed: tokenOf(feed.path), calendar: tokenOf(calendar.path) },
  };
}

/** `/api/calendars/TOKEN/picks.ics` → `TOKEN` */
const tokenOf = (path: string): string => path.split('/').at(-2) ?? '';
