import { request } from 'node:http';
import { startApp } from '#tests/support/app/start-app.ts';
import { startLeague } from '#tests/support/league/start-league.ts';
import { listLiveGames } from './measure/list-live-games.ts';
import { percentile } from './measure/percentile.ts';
import { print } from './measure/print.ts';
import { productionSettings } from './measure/production-settings.ts';
import { formatRequest, type Load, runLoad, type SentResponse, withBareServer } from './measure/run-load.ts';
import { signUpUsers } from './measure/sign-up-users.ts';

/**
 * Measures how many requests of a crowd the application answers: pages and API responses, with and without a session, and
 * unchanged ones. In turn with each, `node:http` sends the same bytes from memory. Each figure is the median of three rounds.
 */
const seconds = Number(process.argv[2] ?? 2);
const rounds = 3;
const connections = 32;
const users = 32;

const league = await startLeague({ LEAGUE: 'simulated', LEAGUE_SEED: '1' });
const app = await startApp(productionSettings(league.url));
const port = Number(new URL(app.url).port);

try {
  const [gamePk = 0] = await listLiveGames(app.url, 1);
  print('request | requests/s | p50, ms | p99, ms | bare: requests/s | share');
  for (const path of ['/today', `/TodaysGame/${gamePk}`, '/standings', '/Leaderboard']) await measure(path);
  await measure('/today', { cookie: 'theme=dark' });
  const apiPaths = ['games', `games/${gamePk}`, `games/${gamePk}/box`, 'standings', 'standings/race', 'leaderboard'];
  for (const path of [...apiPaths, 'leaderboard/page', 'players', 'teams/147/roster']) await measure(`/api/${path}`);
  for (const path of ['/today', '/api/games']) await measure(path, { 'if-none-match': '*' });
  const cookies = await signUpUsers(app.url, users);
  for (const path of ['/today', '/standings']) await measure(path, {}, cookies);
} finally {
  await app.stop();
  await league.stop();
}

async function measure(path: string, headers: Record<string, string> = {}, cookies: string[] = []): Promise<void> {
  const sent = { 'accept-encoding': 'gzip, deflate, br', ...headers };
  const all = cookies.length === 0 ? [sent] : cookies.map((cookie) => ({ ...sent, cookie }));
  const load: Load = { requests: all.map((each) => formatRequest(path, each)), connections, seconds };
  await runLoad(port, { ...load, seconds: 1 });
  const response = await readResponse(path, all[0] ?? sent);
  const { own, bare } = await withBareServer(response, (barePort) => measureInTurn(load, barePort));
  const name = [path, ...Object.keys(headers), ...(cookies.length > 0 ? ['session'] : [])].join(' + ');
  const share = median(own.perSecond.map((rate, round) => (100 * rate) / (bare.perSecond[round] ?? 0)));
  const figures = [own.perSecond, own.p50, own.p99, bare.perSecond].map(median);
  print([name, ...figures.map((figure) => figure.toFixed(figure < 100 ? 1 : 0)), `${share.toFixed(0)} %`].join(' | '));
}

type Figures = Record<'perSecond' | 'p50' | 'p99', number[]>;

function createFigures(): Figures {
  return { perSecond: [], p50: [], p99: [] };
}

/** Measures the application and the bare server in turn, so that both have the same conditions. */
async function measureInTurn(load: Load, barePort: number): Promise<{ own: Figures; bare: Figures }> {
  const [own, bare] = [createFigures(), createFigures()];
  for (let round = 0; round < rounds; round++) {
    await measureRound(load, barePort, bare);
    await measureRound(load, port, own);
  }
  return { own, bare };
}

async function measureRound(load: Load, servedPort: number, figures: Figures): Promise<void> {
  const full = await runLoad(servedPort, load);
  const failed = Object.keys(full.statuses).filter((status) => status !== '200' && status !== '304');
  if (failed.length > 0) throw new Error(`Responses with status ${failed.join(', ')}`);
  figures.perSecond.push(full.responses / load.seconds);
  figures.p50.push(full.p50);
  figures.p99.push(full.p99);
}

function median(values: number[]): number {
  return percentile(values, 50);
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
