import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { ChancesHistory, SeasonChances } from '#features/chances/contract.ts';
import { chanceText } from '#features/chances/screen/chance-columns.tsx';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { findOverflow } from '#tests/support/browser/find-overflow.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { openPage } from '#tests/support/browser/open-page.ts';
import { visit } from '#tests/support/browser/visit.ts';

const app = sharedApp();
const mets = 121;

async function readChances(): Promise<SeasonChances> {
  const response = await fetch(`${app.url}/api/chances`);
  return (await response.json()) as SeasonChances;
}

// the first ones are there some seconds after the start of the application
beforeAll(async () => {
  const options = { timeout: 90_000, interval: 1000 };
  await vi.waitFor(async () => expect((await readChances()).current).not.toBeNull(), options);
}, 100_000);

async function chancesOfMets() {
  const club = (await readChances()).current?.clubs.find(({ teamId }) => teamId === mets);
  if (club === undefined) throw new Error('No chances of the Mets');
  return (['playoffs', 'division', 'title'] as const).map((goal) => chanceText(club, goal));
}

test('from June on the tables have the chances, until they are not shown', async () => {
  const page = await visit('/standings', { waitUntil: 'networkidle' });
  const row = page.getByRole('table', { name: 'National League East standings' }).getByRole('row', { name: /Mets/ });
  // the ratings learn of further games after the start, which changes the chances
  const isEqual = async () => {
    await page.reload({ waitUntil: 'networkidle' });
    const shown = (await row.getByRole('cell').allTextContents()).slice(4, 7);
    return shown.join(' ') === (await chancesOfMets()).join(' ');
  };
  await expect.poll(isEqual, { timeout: 20_000 }).toBe(true);
  await page.getByLabel('Chances', { exact: true }).selectOption('Not shown');
  await page.waitForURL(/chances=hidden/);
  await page.getByRole('columnheader', { name: 'PLAYOFFS' }).first().waitFor({ state: 'detached' });
});

describe('the view of the chances', () => {
  test.each([390, 1024, 1280] as const)('has both leagues without violations at %i px', async (width) => {
    const page = await visit('/standings?view=chances', { width, waitUntil: 'networkidle' });
    expect(await page.getByRole('row', { name: /Mets/ }).textContent()).toMatch(/\d%/);
    expect(await page.getByRole('table').count()).toBe(2);
    expect(await findViolations(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
  });

  // an earlier day is filled in each minute
  test('draws the chosen clubs and the chosen figure, which are in the URL', { timeout: 300_000 }, async () => {
    const countDays = async () => {
      const history = (await (await fetch(`${app.url}/api/chances/history`)).json()) as ChancesHistory;
      return history.days.length;
    };
    await vi.waitFor(async () => expect(await countDays()).toBeGreaterThan(1), { timeout: 240_000, interval: 1000 });
    const page = await visit(`/standings?team=${mets}`, { waitUntil: 'networkidle' });
    await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Chances' }).click();
    await page.waitForURL(/view=chances/);
    await page.getByText('Choose clubs').focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('navigation', { name: 'Clubs of the American League' })
      .getByRole('link', { name: 'Yankees' })
      .click();
    await page.waitForURL(/clubs=[\d%C,]*147/);
    await page.getByLabel('Figure').selectOption('Expected wins');
    await page.waitForURL(/figure=wins/);
    await page.getByRole('region', { name: 'Over the season' }).waitFor();
  });

  test('is readable without scripts', async () => {
    const page = await visit('/standings?view=chances', { javaScript: false });
    expect(await page.locator('main').textContent()).toContain('simulated seasons');
    expect(await page.getByRole('row', { name: /Mets/ }).count()).toBe(1);
  });
});

test('the page of a club has its chances, without violations', async () => {
  const page = await visit(`/teams/${mets}`, { width: 390, waitUntil: 'networkidle' });
  const panel = page.getByRole('region', { name: 'Chances' });
  expect(await panel.textContent()).toMatch(
    /Playoffs[<> \d.]+%.*Division[<> \d.]+%.*Title[<> \d.]+%.*Expected wins\d+/,
  );
  expect(await page.getByRole('region', { name: 'What is at stake' }).textContent()).toMatch(
    /Games of the coming week.*[MTWFS][a-z]{2}, June \d+: (?:against|at) the .*% with a win, [<> \d.]+% with a loss/,
  );
  expect(await findViolations(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
});

test('while scores are hidden no page and no text has a chance', async () => {
  const page = await openPage();
  await page.context().addCookies([{ name: 'hide', value: 'all', url: app.url }]);
  for (const path of ['/standings', '/standings?view=chances', '/postseason', '/season-predictions']) {
    await page.goto(`${app.url}${path}`, { waitUntil: 'networkidle' });
    expect(await page.locator('body').textContent(), path).not.toMatch(/\d%/);
  }
  await page.goto(`${app.url}/teams/${mets}`, { waitUntil: 'networkidle' });
  for (const name of ['Chances', 'What is at stake']) expect(await page.getByRole('region', { name }).count()).toBe(0);
  const text = await fetch(`${app.url}/standings/text.txt`, { headers: { cookie: 'hide=all' } });
  expect(text.status).toBe(425);
  expect(await text.text()).not.toMatch(/\d%/);
});
