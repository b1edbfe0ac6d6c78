import { afterAll, expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { expectNoProblems, openWatchedPage } from '#tests/support/browser/open-page.ts';

const { page, problems, close } = await openWatchedPage({});
afterAll(close);

test.each([
  ['/today?date=yesterday', 400, 'YYYY-MM-DD'],
  ['/Leaderboard?after=nonsense', 400, 'after'],
  ['/TodaysGame/last', 400, 'gamePk'],
  ['/TodaysGame/1', 404, '404 NOT FOUND'],
  ['/TodaysGame/1/scorecard', 404, '404 NOT FOUND'],
  ['/advanced-fielding?season=2012', 400, 'season must be 2016 or later'],
  ['/free-agents?season=last', 400, 'season'],
  ['/league-leaders?category=luck', 400, 'category'],
  ['/rolling-metrics?window=7', 400, '5, 10, 15, 30'],
  ['/rolling-metrics?team=99999', 404, '404 NOT FOUND'],
  ['/standings?date=yesterday', 400, 'date'],
  ['/transactions?from=2024-12-31', 400, '2025-01-01 or later'],
  ['/player/1', 404, '404 NOT FOUND'],
  ['/user/there-is-no-such-fan', 404, '404 NOT FOUND'],
  ['/wall?games=all', 400, 'games must be'],
  ['/wall?theme=blue', 400, 'theme must be'],
  ['/wall?level=99', 400, 'level must be'],
])('%s is refused with status %i and a message', async (path, status, message) => {
  const response = await page.goto(`${sharedApp().url}${path}`);
  expect(response?.status()).toBe(status);
  expect(await page.getByRole('main').textContent()).toContain(message);
  expectNoProblems(problems.splice(0), [new RegExp(String(status))]);
});
