import { expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { openPage } from '#tests/support/browser/open-page.ts';
import { visit } from '#tests/support/browser/visit.ts';

const app = sharedApp();

test('club, season and day are in the URL; the club’s division is first and its row marked', async () => {
  const page = await openPage();
  const firstDivision = page.getByRole('heading', { level: 2 }).first();
  await page.goto(`${app.url}/standings?team=136`, { waitUntil: 'networkidle' });
  expect(await firstDivision.textContent()).toBe('American League West');
  expect(await page.locator('tr[data-marked]').first().textContent()).toContain('Mariners');

  await page.getByLabel('Team').selectOption('Chicago Cubs');
  await page.waitForURL(/team=112/);
  await page.locator('tr[data-marked]', { hasText: 'Cubs' }).first().waitFor();
  expect(await firstDivision.textContent()).toBe('National League Central');

  const newest = await page.getByLabel('Standings as of', { exact: true }).getAttribute('min');
  await page.getByLabel('Standings as of', { exact: true }).fill(newest ?? '');

  await page.waitForURL(new RegExp(`team=112&date=${newest}`));
  await page.getByText(/^Standings as of \w+day, /).waitFor();
  await page.getByRole('link', { name: 'Newest' }).click();
  await page.waitForURL(/\/standings\?team=112$/);
});

test('the race can be moved to any day with the keyboard and links to that day’s standings', async () => {
  const page = await visit('/standings', { waitUntil: 'networkidle' });
  const race = page.getByRole('img', { name: /American League East, games behind/ });
  const newest = await race.getAttribute('aria-label');
  const runTo = page.getByLabel('Charts through');
  await runTo.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  expect(await race.getAttribute('aria-label')).not.toBe(newest);
  const day = await runTo.getAttribute('aria-valuetext');
  await page.getByRole('link', { name: 'Show the tables of this day' }).click();
  await page.waitForURL(/date=\d{4}-\d\d-\d\d/);
  await page.getByText(`Standings as of ${day}`).waitFor();
});

test('without scripts the tables and races are shown; a year without data shows a message', async () => {
  const page = await visit('/Standings/', { javaScript: false });
  expect(await page.getByRole('img', { name: /games behind: / }).count()).toBe(6);
  expect(await page.getByRole('table').count()).toBe(8);
  await page.goto(`${app.url}/standings?season=2001`);
  expect(await page.locator('main').textContent()).toContain('There are no standings of 2001 at this level.');
});

test('on a phone, the first table is near the top, and the races are shown on request', async () => {
  const page = await visit('/standings', { width: 390 });
  const table = await page.getByRole('table').first().boundingBox();
  expect(table?.y).toBeLessThanOrEqual(200);
  const race = page.getByRole('img', { name: /American League East, games behind/ });
  await race.waitFor({ state: 'hidden' });
  await page.getByLabel(/^Season, level, club/).click();
  await page.getByLabel('Show the race of each division').check();
  await race.waitFor();
});

test.each([844, 1024, 1280] as const)(
  'at %i px only the title and one row of controls are above the first table',
  async (width) => {
    const page = await openPage();
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${app.url}/standings`, { waitUntil: 'networkidle' });
    const first = await page.getByRole('region', { name: 'American League East', exact: true }).boundingBox();
    expect(first?.y).toBeLessThanOrEqual(250);
  },
);

test('a large screen has the leagues beside each other, and the races on request', async () => {
  const page = await openPage();
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`${app.url}/standings`, { waitUntil: 'networkidle' });
  const places = await Promise.all(
    ['American League East', 'National League East', 'American League West', 'National League West'].map((name) =>
      page.getByRole('region', { name, exact: true }).boundingBox(),
    ),
  );
  const [americanEast, nationalEast, americanWest, nationalWest] = places.map((box) => box ?? { x: 0, y: 0 });
  expect(nationalEast?.y).toBe(americanEast?.y);
  expect(nationalWest?.y).toBe(americanWest?.y);
  expect(nationalEast?.x).toBeGreaterThan(900);
  const race = page.getByRole('img', { name: /American League East, games behind/ });
  await race.waitFor({ state: 'hidden' });
  await page.getByLabel('Show the race of each division').check();
  await race.waitFor();
});

test('on paper, the tables fit on two sheets, without controls', async () => {
  // paper has a layout of its own
  const page = await visit('/standings', { waitUntil: 'networkidle', allowedProblems: [/layout shift/] });
  for (const format of ['A4', 'Letter']) {
    const file = (await page.pdf({ format })).toString('latin1');
    expect(file.match(/\/Type\s*\/Page\b/g)?.length, format).toBeLessThanOrEqual(2);
  }
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('main :is(summary, select, input)').filter({ visible: true }).count()).toBe(0);
});
