import { request } from 'node:http';
import { startApp } from '#tests/support/app/start-app.ts';
import { startLeague } from '#tests/support/league/start-league.ts';
import { listLiveGames } from './measure/list-live-games.ts';
import { formatRequest, type Load, runLoad, type SentResponse, withBareServer } from './measure/run-load.ts';

/**
 * Measures how many requests of a crowd the application answers: pages and API responses, with and without a session, and
 * unchanged ones. Beside each, `node:http` sends the same bytes from memory.
 */
const seconds = Number(process.argv[2] ?? 5);
const connections = 32;
const users = 32;
const loadShare = 0.8;

const league = await startLeague({ LEAGUE: 'simulated', LEAGUE_SEED: '1' });
const app = await startApp({
  LEAGUE: 'mlb',
  STATS_API_URL: league.url,
  SAVANT_URL: league.url,
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://127.0.0.1',
});
const port = Number(new URL(app.url).port);

try {
  const [gamePk = 0] = await listLiveGames(app.url, 1);
  print('request | requests/s | p50, ms | p99, ms | bare node:http/s | share | p99 at 80 % of it, ms | statuses');
  for (const path of ['/today', `/TodaysGame/${gamePk}`, '/standings', '/Leaderboard']) await measure(path);
  await measure('/today', { cookie: 'theme=dark' });
  const apiPaths = ['games', `games/${gamePk}`, `games/${gamePk}/box`, 'standings', 'standings/race', 'leaderboard'];
  for (const path of [...apiPaths, 'leaderboard/page', 'players', 'teams/147/roster']) await measure(`/api/${path}`);
  for (const path of ['/today', '/api/games']) await measure(path, { 'if-none-match': '*' });
  const cookies = await signUpUsers();
  for (const path of ['/today', '/standings']) await measure(path, {}, cookies);
} finally {
  await app.stop();
  await league.stop();
}

async function measure(path: string, headers: Record<string, string> = {}, cookies: string[] = []): Promise<void> {
  const sent = { 'accept-encoding': 'gzip, deflate, br', ...headers };
  const all = cookies.length === 0 ? [sent] : cookies.map((cookie) => ({ ...sent, cookie }));
  const requests = all.map((each) => formatRequest(path, each));
  const load: Load = { requests, connections, seconds, rate: null };
  const response = await readResponse(path, all[0] ?? sent);
  const bare = await withBareServer(response, (barePort) => runLoad(barePort, load));
  await runLoad(port, { ...load, seconds: 1 });
  const result = await runLoad(port, load);
  const rate = Math.round((result.responses / seconds) * loadShare);
  const paced = await runLoad(port, { ...load, rate });
  const name = [path, ...Object.keys(headers), ...(cookies.length > 0 ? ['session'] : [])].join(' + ');
  const perSecond = [result, bare].map(({ responses }) => Math.round(responses / seconds));
  const share = Math.round((result.responses / bare.responses) * 100);
  const times = [result.p50, result.p99].map((ms) => ms.toFixed(1)).join(' | ');
  const statuses = JSON.stringify(result.statuses);
  print(`${name} | ${perSecond[0]} | ${times} | ${perSecond[1]} | ${share} % | ${paced.p99.toFixed(1)} | ${statuses}`);
}

/** The response as sent, for the server that sends the same bytes. */
function readResponse(path: string, headers: Record<string, string>): Promise<SentResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(`${app.url}${path}`, { headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(Buffer.from(chunk));
      const own = response.rawHeaders.filter(
        (_, index, all) => !/^(?:date|connection|keep-alive|transfer-encoding)$/i.test(all[index - (index % 2)] ?? ''),
      );
      resolve({ status: response.statusCode ?? 0, headers: own, body: Buffer.concat(chunks).toString('base64') });
    });
    sent.once('error', reject).end();
  });
}

/** Creates accounts and returns their session cookies. */
async function signUpUsers(): Promise<string[]> {
  const cookies: string[] = [];
  for (let index = 0; index < users; index++) {
    const username = `crowd${index}`;
    const response = await fetch(`${app.url}/api/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, email: `${username}@fans.example`, password: 'Over-the-wall-9' }),
    });
    const cookie = response.headers.getSetCookie().find((each) => each.startsWith('called_shot='));
    if (cookie === undefined) throw new Error(`Sign-up failed: ${await response.text()}`);
    cookies.push(cookie.split(';')[0] ?? '');
  }
  return cookies;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
