import { expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { openPage } from '#tests/support/browser/open-page.ts';
import { visit } from '#tests/support/browser/visit.ts';

const app = sharedApp();

test('the leaders page shows twenty cards of wild pitches', async () => {
  const page = await visit('/league-leaders', { width: 390, theme: 'dark' });
  const cards = page.getByRole('region', { name: /^Wild Pitches/ }).getByRole('listitem');
  expect(await cards.count()).toBe(20);
  expect(await page.getByLabel('Category').inputValue()).toBe('wildPitch');
  expect(await cards.first().locator('a[href^="/player/"]').count()).toBe(1);
  expect(await cards.first().locator('a[href^="/teams/"]').count()).toBe(1);
  expect(await page.locator('main').textContent()).not.toMatch(/undefined|NaN|\[object/);
});

test.each([1280, 1920] as const)(
  'names of leaders are whole at %i px, and a large screen has five or six categories in a row',
  async (width) => {
    const page = await openPage();
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${app.url}/league-leaders`);
    const lists = page.locator('main section:not([aria-labelledby])');
    const names = lists.locator('a[href^="/player/"]');
    expect(await names.count()).toBeGreaterThanOrEqual(50);
    expect(
      await names.evaluateAll(
        (links) =>
          links.filter((link) => link.scrollWidth > link.clientWidth && getComputedStyle(link).overflow === 'hidden')
            .length,
      ),
    ).toBe(0);
    const tops = await lists.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
    const inRow = tops.filter((top) => top === tops[0]).length;
    expect(inRow).toBe(width === 1280 ? 4 : tops.length > 10 ? 6 : 5);
  },
);

test('category, league and season are in the URL; an empty season shows a message; going back restores them', async () => {
  const page = await visit('/league-leaders', { waitUntil: 'networkidle' });
  await page.getByLabel('Category').selectOption('Home Runs');
  await page.waitForURL(/category=homeRuns/);
  await page.getByLabel('League', { exact: true }).selectOption('National League');
  await page.waitForURL(/category=homeRuns&league=NL/);
  const leagues = page.getByRole('region', { name: /^Home Runs/ }).locator('li p > span');
  await expect.poll(async () => new Set(await leagues.allTextContents()), { timeout: 30_000 }).toEqual(new Set(['NL']));
  await page.goBack();
  await page.goBack();
  await page.getByRole('heading', { name: /^Wild Pitches/ }).waitFor();
  await page.goto(`${app.url}/league-leaders?category=homeRuns&season=1950`);
  await page.getByText('No qualifying data this season').waitFor();
});

/** Chooses the National League right after the URL has changed, before the page is rendered again. */
function chooseLeagueAtOnce(): void {
  const push = history.pushState.bind(history);
  history.pushState = (...change) => {
    push(...change);
    history.pushState = push;
    queueMicrotask(() => {
      const league = document.querySelector<HTMLSelectElement>('select[name="league"]');
      if (league === null) throw new Error('No league to choose');
      league.value = 'NL';
      league.dispatchEvent(new Event('change', { bubbles: true }));
    });
  };
}

test('a choice made before the previous one is rendered keeps the previous one', async () => {
  const page = await visit('/league-leaders', { waitUntil: 'networkidle' });
  await page.evaluate(chooseLeagueAtOnce);
  await page.getByLabel('Category').selectOption('Home Runs');
  await page.waitForURL(/category=homeRuns&league=NL/);
  await page.getByRole('heading', { name: /^Home Runs/ }).waitFor();
});

test('on a phone the first figures are in the upper third, below one control with the filters', async () => {
  for (const view of ['', '?view=players', '?view=teams']) {
    const page = await visit(`/league-leaders${view}`, { width: 390 });
    const first = page.locator(view === '' ? 'main section' : 'main table').first();
    expect((await first.boundingBox())?.y).toBeLessThanOrEqual(200);
  }
});

test('rookies, a position, a league, a time and a minimum are chosen together, with one control on a phone', async () => {
  const page = await visit('/league-leaders?view=players', { width: 390, waitUntil: 'networkidle' });
  await page.getByText('Filters', { exact: true }).click();
  const choices = { Players: 'Rookies', Time: 'Last 30 days', Position: 'CF', League: 'American League' };
  for (const [label, choice] of Object.entries({ ...choices, 'Plate appearances': 'At least 20' })) {
    await page.getByLabel(label, { exact: true }).selectOption(choice);
    await page.waitForURL((url) => url.searchParams.size > 1);
  }
  await page.waitForURL(/min=20/);
  const { search } = new URL(page.url());
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    view: 'players',
    pool: 'rookies',
    time: '30',
    position: 'CF',
    league: 'AL',
    min: '20',
  });
  await page
    .locator('main')
    .getByText(/Rookies, AL, CF\. At least 20 PA: \d+ of \d+\./)
    .waitFor();
  expect(await page.locator('summary', { hasText: 'Rookies' }).getAttribute('aria-label')).toBe(
    'Filters: Rookies, AL, CF, 20+ PA, 30 days',
  );
});

test('without scripts, a minimum is kept with the other choices', async () => {
  const page = await visit('/league-leaders?view=players&pool=all&min=100', { width: 390, javaScript: false });
  const text = await page.locator('main table caption').first().textContent();
  expect(text).toMatch(/All players\. At least 100 PA: \d+ of \d+\./);
  await page.locator('main details > summary').first().click();
  await page.getByLabel('League', { exact: true }).selectOption('National League');
  await page
    .locator('form', { has: page.getByLabel('League', { exact: true }) })
    .getByRole('button')
    .click();
  await page.waitForURL(/min=100.*league=NL/);
});

test.each(['/league-leaders?view=players', '/league-leaders?view=teams', '/rolling-metrics'])(
  'the open filters of %s are on the screen',
  async (path) => {
    for (const width of [390, 1024] as const) {
      const page = await visit(path, { width });
      await page.getByText('Filters', { exact: true }).click();
      const { x, width: boxWidth } = (await page.locator('main details[open] > div').first().boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + boxWidth).toBeLessThanOrEqual(width);
    }
  },
);
