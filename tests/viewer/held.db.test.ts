import { expect, test } from 'vitest';
import { followFinalGames } from '#features/forecasts/server/follow-final-games.ts';
import { makeForecasts } from '#features/forecasts/server/make-forecasts.ts';
import { forecasts } from '#features/forecasts/tables.ts';
import { pages } from '#platform/api/pages.ts';
import { endpointOf, endpoints } from '#tests/support/contract-endpoints.ts';
import { listNews } from './list-news.ts';
import { startEvening } from './start-evening.ts';

const minute = 60_000;
const tomorrow = '2026-04-05';
const { app, user, evening, job, moveTo, pathOf, read, league } = await startEvening();

/** Makes the forecasts of the next days from what has ended. */
async function runJobs(): Promise<void> {
  const [finals, makes] = [followFinalGames(job, () => false), makeForecasts(job, () => false)];
  for (let run = 0; run < 8; run += 1) {
    await finals.run();
    await makes.run();
  }
}

await runJobs();
const upcoming = league.games(1, tomorrow).slice(-2);
for (const { gamePk, homeId } of upcoming)
  await user.inject({
    method: 'POST',
    url: '/api/predictions',
    payload: { game_Id: gamePk, predictedWinnerId: homeId },
  });
const instant = evening + 2 * minute;
await moveTo(instant);

/** What is of the present for a viewer who holds the page, with the reason. */
const exceptions: Record<string, string> = {
  gameLog: 'the change of a status without a play has no place of its own in the log',
};

const gamePages = ['live-game', 'scorecard', 'wall'] as const;
const urls = [
  ...Object.entries(endpoints).flatMap(([name, endpoint]) => {
    const { method, path, results, mediaType } = endpoint;
    if (method !== 'GET' || results !== 'shown' || mediaType === 'text/event-stream' || name in exceptions) return [];
    const others = path.includes(':gamePk') ? upcoming.map(({ gamePk }) => path.replace(':gamePk', `${gamePk}`)) : [];
    return [pathOf(endpoint), ...others];
  }),
  // the text of a day names its locks
  ...['games', 'dayPicks'].map((name) => `${endpointOf(name).path}?date=${tomorrow}`),
  '/api/schedule?span=around',
  ...gamePages.map((name) => {
    const page = pages[name];
    return pathOf({ path: 'path' in page ? page.path : page.itemPath });
  }),
];

async function readAll(): Promise<Map<string, string | null>> {
  const bodies = new Map<string, string | null>();
  for (const url of urls) {
    const { statusCode, body } = await read(app, url, `held=${instant}`);
    bodies.set(url, statusCode === 425 ? null : body);
  }
  return bodies;
}

/**
 * Without the data of a page, which is compared at its endpoints, the empty places of what scripts load, the names of persons by id, and
 * locks, which are of the present.
 */
const isShownText = (news: string): boolean => !/\{"page":|needs-script|\.people\.|\block\b/i.test(news);

test('nothing that a held page shows changes while games are played and forecasts are made again', async () => {
  const madeBefore = await job.db.select({ at: forecasts.madeAt }).from(forecasts).orderBy(forecasts.gamePk);
  // the viewer has looked at the pages before
  await readAll();
  const first = await readAll();
  // the games of tomorrow have not begun, and some starters have changed
  for (const minutes of [20, 60, 120]) {
    await moveTo(instant + minutes * minute);
    await runJobs();
  }
  const madeAfter = await job.db.select({ at: forecasts.madeAt }).from(forecasts).orderBy(forecasts.gamePk);
  expect(madeAfter.length).toBeGreaterThan(0);
  expect(madeAfter).not.toEqual(madeBefore);
  const second = await readAll();
  const changes = [...second].flatMap(([url, body]) => {
    const before = first.get(url) ?? null;
    if (body === before) return [];
    return [...listNews(before, body ?? '', `+ ${url}`), ...listNews(body, before ?? '', `- ${url}`)];
  });
  expect(changes.filter(isShownText)).toEqual([]);
});
