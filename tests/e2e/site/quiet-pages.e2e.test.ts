import { expect, test } from 'vitest';
import { isOver, isLive } from '#rules/baseball/game/predicates.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { signUpOverHttp } from '#tests/support/app/sign-up-over-http.ts';
import { openPage } from '#tests/support/browser/open-page.ts';

const { url } = sharedApp();
const { now } = await (await fetch(`${url}/api/league`)).json();
const games = await readGames(url);
const live = `/TodaysGame/${games.find(isLive)?.gamePk}`;
const final = `/TodaysGame/${games.find(isOver)?.gamePk}`;

/** Pages with results, each of which calls the API in the browser too. */
const paths = [
  '/',
  '/today',
  '/wall',
  '/my-picks',
  '/standings',
  '/postseason',
  '/Leaderboard',
  '/league-leaders',
  '/rolling-metrics',
  '/rosters',
  '/schedule',
  '/player/900010/',
  '/challenges',
  live,
  `${live}/scorecard`,
  final,
  `${final}?at=0`,
];

/** The cookies of each mode. Every page in the newest state is in `every-page.e2e.test.ts`. */
const modes = {
  'held updates': { held: String(now - 3 * 3_600_000) },
  'a delay': { delay: '60' },
  'hidden scores': { hide: 'all' },
  'hidden scores and held updates': { hide: 'all', held: String(now - 3 * 3_600_000) },
};

/** Half of the cases see each mode, page and kind of viewer. `npm test -- long` has all. */
const cases = Object.entries(modes)
  .flatMap(([mode, cookies], index) => [
    { mode, cookies, who: 'a visitor', name: `Quiet${index}0` },
    { mode, cookies, who: 'a user', name: `Quiet${index}1` },
  ])
  .filter((_, index) => process.env.EVERY_CASE !== undefined || [0, 3].includes(index % 4));

test.each(cases)(
  '$who with $mode sees a dozen pages without an error in the console',
  async ({ cookies, who, name }) => {
    const page = await openPage({ width: 390 });
    if (who === 'a user') await signUpOverHttp(page, url, name);
    await page.context().addCookies(Object.entries(cookies).map(([key, value]) => ({ name: key, value, url })));
    const statuses: string[] = [];
    page.on(
      'response',
      (response) => response.status() >= 400 && statuses.push(`${response.status()} ${response.url()}`),
    );
    for (const path of paths) {
      expect((await page.goto(url + path, { waitUntil: 'load' }))?.status(), path).toBe(200);
      // a page in the browser: its link is followed without a new document
      const links = page.locator('main a[href^="/"]:visible');
      if ((await links.count()) > 0) await links.first().hover();
    }
    await page.goto(`${url}/FAQ`);
    expect(statuses).toEqual([]);
  },
);
