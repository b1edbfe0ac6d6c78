import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { findOverflow } from '#tests/support/browser/find-overflow.ts';
import { findSmallTargets } from '#tests/support/browser/find-small-targets.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { openPage } from '#tests/support/browser/open-page.ts';
import { visit } from '#tests/support/browser/visit.ts';

const mets = 121;

/** The lines of the table, without its head. */
const gamesOf = (page: Page) =>
  page
    .getByRole('region', { name: 'Games', exact: true })
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('link') });

test('the next week of a club is two taps from Home: standings and club on a phone, search and result on a wide screen', async () => {
  const phone = await visit('/', { width: 390, waitUntil: 'networkidle' });
  await phone.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Standings' }).click();
  await phone.getByRole('row', { name: /Mets/ }).first().getByRole('link').first().click();
  await gamesOf(phone).nth(2).waitFor();
  const wide = await visit('/', { waitUntil: 'networkidle' });
  await wide.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await wide.getByRole('combobox').fill('mets');
  await wide.getByRole('option', { name: /^New York Mets/ }).click();
  await gamesOf(wide).nth(2).waitFor();
});

test('a park is found by its name', async () => {
  const page = await visit('/venue?team=121');
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const park = name.replace('Venue', '').trim();
  const found = await visit(`/search?q=${encodeURIComponent(park)}`);
  await found.getByRole('main').getByRole('link', { name: park }).click();
  await found.waitForURL('**/venue?team=121');
});

describe.each([390, 1280] as const)('the games of a club at %i px', (width) => {
  test.each(['light', 'dark'] as const)(
    'are fifteen lines of 36 px, the next one marked, without violations: %s',
    async (theme) => {
      const page = await visit(`/teams/${mets}`, {
        width,
        theme,
        user: `club${width}${theme}`,
        waitUntil: 'networkidle',
      });
      const games = gamesOf(page);
      expect(await games.count()).toBe(15);
      const heights = await games.evaluateAll((rows) =>
        rows.map((row) => Math.round(row.getBoundingClientRect().height)),
      );
      expect(new Set(heights)).toEqual(new Set([36]));
      expect(await page.locator('tr[data-marked]', { hasText: /Next|Live/ }).count()).toBe(1);
      expect(await findViolations(page)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);
      expect(await findSmallTargets(page)).toEqual([]);
    },
  );

  test('are beside the standings on a wide screen, and above them on a phone', async () => {
    const page = await visit(`/teams/${mets}`, { width });
    const boxOf = async (name: string) => page.getByRole('region', { name, exact: true }).boundingBox();
    const [games, standings] = [await boxOf('Games'), await boxOf('National League East')];
    if (games === null || standings === null) throw new Error('a part is missing');
    if (width === 390) expect(standings.y).toBeGreaterThan(games.y + games.height);
    else expect([standings.y, standings.x > games.x + games.width]).toEqual([games.y, true]);
  });

  test('leave no empty place of 200 px beside them', async () => {
    const page = await visit(`/teams/${mets}`, { width, waitUntil: 'networkidle' });
    const bottomOf = async (name: string) => {
      const region = page.getByRole('region', { name, exact: true });
      // the chances are computed after the start
      const box = (await region.count()) === 0 ? null : await region.boundingBox();
      return box === null ? 0 : box.y + box.height;
    };
    const right = Math.max(...(await Promise.all(['National League East', 'Chances', 'Leaders'].map(bottomOf))));
    // a chart of the chances has the leaders below both columns
    if (width === 1280) expect(Math.abs(right - (await bottomOf('Injured list')))).toBeLessThan(250);
  });

  test('lead to the next one on a Sunday at home in two taps', async () => {
    const page = await visit(`/teams/${mets}`, { width, waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Home games' }).click();
    await page.waitForURL(/team=121&span=ahead&place=home/);
    await page.getByRole('navigation', { name: 'Day of the week' }).getByRole('link', { name: 'Sun' }).click();
    await page.waitForURL(/weekday=sun/);
    const shown = page.getByRole('table', { name: 'Games of the New York Mets' }).getByRole('row');
    await expect
      .poll(async () => (await shown.allTextContents()).slice(1).every((row) => /^Sun, .*vs /.test(row)))
      .toBe(true);
    expect(await shown.count()).toBeGreaterThan(2);
    expect(await shown.nth(1).textContent()).toContain('Next');
    expect(await findViolations(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
  });
});

test('the filters work without scripts, and keep the club', async () => {
  const page = await visit(`/schedule?team=${mets}&span=month`, { javaScript: false });
  await page.getByRole('navigation', { name: 'Home or away' }).getByRole('link', { name: 'Away' }).click();
  expect(page.url()).toContain(`team=${mets}&span=month&place=away`);
  const main = await page.locator('main').textContent();
  expect(main).toContain('New York Mets Schedule');
  expect(main).toMatch(/@ [A-Z]/);
  expect(main).not.toMatch(/vs [A-Z]/);
});

test('a viewer who hides scores sees the games without results', async () => {
  const page = await openPage();
  await page.context().addCookies([{ name: 'hide', value: 'all', url: sharedApp().url }]);
  await page.goto(`${sharedApp().url}/teams/${mets}`, { waitUntil: 'networkidle' });
  expect(await gamesOf(page).count()).toBe(15);
  for (const row of await gamesOf(page).allTextContents()) expect(row).not.toMatch(/\d–\d/);
});
