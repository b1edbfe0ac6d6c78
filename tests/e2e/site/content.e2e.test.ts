import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { waitForHtml } from '#tests/support/app/wait-for-html.ts';
import { openPage } from '#tests/support/browser/open-page.ts';
import { visit } from '#tests/support/browser/visit.ts';

const tileTargets = {
  "Predict Today's Games": '/today',
  'Predictions Leaderboard': '/Leaderboard',
  'Rolling Player Metrics By Team': '/rolling-metrics',
  'Roster Resource': '/rosters',
  Sabermetrics: '/player/',
  'League Leaders': '/league-leaders',
  Blog: '/blog',
  FAQ: '/FAQ',
};

test('the home page has nine tiles with links, games that can be scrolled, and a scoreboard with a link to a game', async () => {
  const page = await visit('/', { waitUntil: 'networkidle' });
  const tiles = page.locator('main li:has(> h2)');
  expect(await tiles.locator('h2').allTextContents()).toEqual([...Object.keys(tileTargets), 'Advanced Pitching Tools']);
  const targets = await tiles.locator('h2 a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(Object.values(tileTargets));
  for (const target of targets) expect((await fetch(`${sharedApp().url}${target}`)).status, target ?? '').toBe(200);
  await expectDrawings(page);

  const strip = page.getByRole('region', { name: 'Today’s games, side by side' });
  const place = () => strip.evaluate((element) => element.scrollLeft);
  await page.getByRole('button', { name: 'More games' }).click();
  await expect.poll(place).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Back to the first games' }).click();
  await expect.poll(place).toBe(0);

  const board = page.getByRole('region', { name: 'On the scoreboard' });
  const linkText = (await board.getByRole('link').textContent()) ?? '';
  expect(linkText).toMatch(/^(Follow it live|Call it|How it went): .+ at .+$/);
  for (const club of linkText.split(': ')[1]?.split(' at ') ?? [])
    await board.getByText(club, { exact: true }).waitFor();
  await board.getByRole('link').click();
  await page.waitForURL(/\/(today|TodaysGame\/\d+)$/);
});

test('the leaders tile shows the same home run leader as the leaders page', async () => {
  const page = await openPage();
  const bats = page.getByRole('list', { name: 'Home runs' }).locator('li');
  // the first request only starts loading the leaders
  await waitForHtml(page, `${sharedApp().url}/`, /aria-label="Home runs"/);
  await page.goto(`${sharedApp().url}/`);
  expect(await bats.count()).toBe(4);
  const first = await bats.first().innerText();
  await page.goto(`${sharedApp().url}/league-leaders?category=homeRuns`, { waitUntil: 'networkidle' });
  const leader = page
    .getByRole('region', { name: /^Home Runs/ })
    .getByRole('listitem')
    .first();
  for (const word of first.split('\n')) await leader.getByText(word).first().waitFor();
});

test("today's games can be scrolled with the keyboard", async () => {
  const page = await visit('/', { width: 390, waitUntil: 'networkidle' });
  const strip = page.getByRole('region', { name: 'Today’s games, side by side' });
  await strip.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

/** Every drawing of the page is on the sheet that it names. */
async function expectDrawings(page: Page): Promise<void> {
  const used = await page.locator('use').evaluateAll((uses) => uses.map((use) => use.getAttribute('href') ?? ''));
  expect(used.length).toBeGreaterThan(0);
  const names = Map.groupBy(used, (url) => url.split('#')[0] ?? '');
  for (const [sheet, urls] of names) {
    const text = await (await fetch(`${sharedApp().url}${sheet}`)).text();
    for (const url of urls) expect(text, url).toContain(`<symbol id="${url.split('#')[1]}"`);
  }
}

test.each(['/nowhere', '/blog/MLB-Expansion'])('every drawing of %s is on the sheet that it names', async (path) =>
  expectDrawings(await visit(path, { allowedProblems: [/404/] })),
);

test('a click shows the next picture, the arrow keys work in both directions, and the last picture is followed by the first', async () => {
  const page = await visit('/blog/called-shot', { waitUntil: 'networkidle' });
  const gallery = page.getByRole('figure', { name: 'A called shot in eighteen frames' });
  const count = gallery.getByText(/^\d+ \/ 18$/);
  await gallery.getByRole('button', { name: /^Next picture, after/ }).click();
  await expect.poll(() => count.textContent()).toBe('2 / 18');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => count.textContent()).toBe('18 / 18');
  await gallery.getByRole('button', { name: 'Next picture', exact: true }).click();
  await expect.poll(() => count.textContent()).toBe('1 / 18');
});

test('a card turns over with a key, and only the visible side can be focused', async () => {
  const page = await visit('/blog/Bullpen-Hope', { waitUntil: 'networkidle' });
  const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /Turn the card over/ }) });
  const first = card.first();
  const link = first.getByRole('link', { name: /Player page/ });
  const isOutOfReach = () => link.evaluate((element) => element.closest('[inert]') !== null);
  expect(await isOutOfReach()).toBe(true);
  await first.getByRole('button').press('Enter');
  await expect.poll(isOutOfReach).toBe(false);
  expect(await first.getByText('WHIP').isVisible()).toBe(true);
  expect(await first.getByRole('button').getAttribute('aria-pressed')).toBe('true');
});

test('a link to an answer opens it', async () => {
  // the browser may paint the page before it opens the answer, and then moves the questions below
  const page = await visit('/FAQ#scoring', {
    allowedProblems: [/^layout shift of \S+ at \d+ ms: <details/],
    waitUntil: 'networkidle',
  });
  await page.getByText('So five correct ones in a row').waitFor();
  expect(await page.getByText('TypeScript from end to end').isVisible()).toBe(false);
});

test('articles, answers and all pictures are available without scripts', async () => {
  const page = await visit('/blog', { javaScript: false });
  expect(await page.locator('main ol img').count()).toBe(18);
  await page.goto(`${sharedApp().url}/FAQ`);
  await page.getByText('Are there gambling odds?').click();
  await page.getByText('No, and there never will be.').waitFor();
});
