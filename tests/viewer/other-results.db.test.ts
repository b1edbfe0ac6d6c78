import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { followFinalGames } from '#features/forecasts/server/follow-final-games.ts';
import { makeForecasts } from '#features/forecasts/server/make-forecasts.ts';
import type { Endpoint } from '#platform/api/endpoint.ts';
import { pages, type Page } from '#platform/api/pages.ts';
import { endpointOf, endpoints } from '#tests/support/contract-endpoints.ts';
import { listNews } from './list-news.ts';
import { startEvening } from './start-evening.ts';

const hour = 3_600_000;
const [firstHidden, yesterday, today, tomorrow] = ['2026-04-04', '2026-04-05', '2026-04-06', '2026-04-07'];
const days = ['2026-04-02', '2026-04-03', firstHidden, yesterday, today, tomorrow];

type Evening = Awaited<ReturnType<typeof startEvening>>;

/** Reads what the jobs read of the games that have ended, and makes forecasts. */
async function runJobs({ job, moveTo }: Evening): Promise<void> {
  const [finals, forecasts] = [followFinalGames(job, () => false), makeForecasts(job, () => false)];
  // ten games or a month in a run
  for (let run = 0; run < 12; run += 1) {
    await finals.run();
    await forecasts.run();
    await moveTo(job.clock.now() + hour / 10);
  }
}

/** Two leagues that differ in nothing but the results of the days that are not shown to a viewer who hides scores. */
const evenings = await Promise.all([startEvening(), startEvening({ turnsOn: firstHidden })]);
for (const evening of evenings) {
  await evening.moveTo(evening.evening + 36 * hour);
  await runJobs(evening);
}
const [one, other] = evenings;
const { league } = one;
const gamesOf = (day: string) => league.games(1, day).map(({ gamePk }) => String(gamePk));
/** of yesterday, in progress, later today, and of tomorrow */
const gamePks = [yesterday, today, tomorrow].flatMap((day) => [gamesOf(day).at(0) ?? '', gamesOf(day).at(-1) ?? '']);
const clubs = ['147', '119'];

/** Values of parameters that select what follows from other games. */
const inPath: Record<string, readonly string[]> = { ':gamePk': gamePks, ':teamId': clubs, ':date': days };
const inQuery: Record<string, readonly string[]> = {
  date: days,
  season: ['2026', '2025'],
  team: clubs,
  teamId: clubs,
  startDate: [firstHidden],
  q: ['yankees', 'yesterday', yesterday],
  url: gamePks.map((gamePk) => `http://localhost/TodaysGame/${gamePk}`),
};

type Readable = Pick<Endpoint, 'path' | 'query'>;

function pathsOf({ path }: Readable, { pathOf }: Evening): string[] {
  const others = Object.entries(inPath).find(([name]) => path.includes(name));
  const filled = others?.[1].map((value) => path.replace(others[0], value)).filter((each) => !each.includes(':')) ?? [];
  return [pathOf({ path }), ...filled];
}

/** The URLs of an endpoint or page with each value of each parameter, one at a time. */
function urlsOf(readable: Readable, evening: Evening): string[] {
  const paths = pathsOf(readable, evening);
  if (readable.query === undefined) return paths;
  const { properties = {}, required = [] } = z.toJSONSchema(readable.query, { io: 'input', unrepresentable: 'any' });
  const needed = required.map((name) => [name, inQuery[name]?.[0] ?? '1'] as const);
  const queries = Object.entries(properties).flatMap(([name, schema]) => {
    const values = inQuery[name] ?? (typeof schema === 'object' ? schema.enum?.map(String) : undefined) ?? [];
    return values.map((value) => new Map([...needed, [name, value] as const]));
  });
  return paths.flatMap((path) => [
    path,
    ...[new Map(needed), ...queries].map(
      (query) => `${path.split('?')[0]}?${new URLSearchParams([...query]).toString()}`,
    ),
  ]);
}

const queryOf = ({ search, view }: Page) =>
  z.object(Object.fromEntries(Object.keys({ ...search, ...view }).map((name) => [name, z.string().optional()])));

/** What differs for another reason. */
const exceptions: Record<string, string> = {
  exportUser: 'a file of all data, which is not a view',
  picksFile: 'a file of all picks, which is not a view',
  reminders: 'the public key of the server',
};

const readable = Object.entries(endpoints).filter(
  ([name, { method, access, mediaType }]) =>
    method === 'GET' && access !== 'admin' && mediaType !== 'text/event-stream' && !(name in exceptions),
);
const allPages = Object.entries<Page>(pages).flatMap(([name, page]) =>
  [page.path, page.itemPath].flatMap((path) =>
    path === undefined ? [] : [[`${name} ${path}`, { path, query: queryOf(page) }] as const],
  ),
);

/** What the second league shows and the first one does not. */
async function newsOf(name: string, subject: Readable, cookies: string): Promise<string[]> {
  const [urls, others] = [urlsOf(subject, one), urlsOf(subject, other)];
  const found: string[] = [];
  for (const [place, url] of urls.entries()) {
    const [before, after] = await Promise.all([
      one.read(one.app, url, cookies),
      other.read(other.app, others[place] ?? url, cookies),
    ]);
    if (before.body !== after.body) found.push(...listNews(before.body, after.body, `${name} ${url}`));
  }
  return found;
}

describe('whatever the results of the last days are', () => {
  test.each(readable)('%s is the same for a viewer who hides scores', async (name, endpoint) => {
    expect(await newsOf(name, endpoint, 'hide=all')).toEqual([]);
  });

  test.each(allPages)('page %s is the same for a viewer who hides scores', async (name, page) => {
    expect(await newsOf(name, page, 'hide=all')).toEqual([]);
  });

  // those with the lines of other clubs are in `hidden-clubs.db.test.ts`
  const isWhole = ({ results }: Endpoint) =>
    results === 'none' || (results !== 'shown' && results.without === undefined);
  test.each(readable.filter(([, endpoint]) => isWhole(endpoint)))(
    '%s is the same for a viewer who hides the scores of one club',
    async (name, endpoint) => expect(await newsOf(name, endpoint, `hide=${clubs[0]}`)).toEqual([]),
  );

  test.each(['practice', 'gameForecast', 'standings', 'games', 'teamRoster'])('%s follows from them', async (name) => {
    const news = await newsOf(name, endpointOf(name), '');
    expect(news.length > 0).toBe(name !== 'teamRoster');
  });
});

test('a practice pick of a hidden day is refused, and a day before it can be practiced', async () => {
  const cookies = 'hide=all';
  const pick = (day: string) =>
    one.read(one.app, '/api/practice/picks', cookies, {
      method: 'POST',
      body: { gamePk: Number(gamesOf(day)[0]), winnerId: league.games(1, day)[0]?.homeId },
    });
  expect((await pick(yesterday)).statusCode).toBe(404);
  const { error } = (await one.read(one.app, `/api/practice?date=${yesterday}`, cookies)).json();
  expect([error.code, error.fields]).toEqual(['hidden', { opens: 'results' }]);
  const { seasons } = (await one.read(one.app, '/api/practice', cookies)).json();
  expect(seasons[0].lastDay).toBe('2026-04-03');
  const opened = await one.read(one.app, `/api/practice?date=${yesterday}`, `${cookies}; opened=results`);
  expect(opened.json().day.games.length).toBeGreaterThan(0);
  expect((await pick('2026-04-03')).statusCode).toBe(200);
});
