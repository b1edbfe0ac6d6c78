import { expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { visit } from '#tests/support/browser/visit.ts';

const { url } = sharedApp();

test('day and kind are in the URL, and every sentence links to its player', async () => {
  const page = await visit('/transactions?team=147', { waitUntil: 'networkidle' });
  await page.getByLabel('Since').fill('2026-04-01');
  await page.getByRole('heading', { name: 'Transactions since April 1, 2026' }).waitFor();
  await page.getByRole('link', { name: /^Injuries/ }).click();
  await page.waitForURL(/team=147&from=2026-04-01&type=injuries$/);
  await page.locator('a[aria-current="true"]', { hasText: 'Injuries' }).waitFor();
  await expect.poll(() => page.locator('tbody tr:not(:has(td:last-child span[data-kind="injuries"]))').count()).toBe(0);
  const links = page.locator('tbody a');
  expect(await links.first().getAttribute('href')).toMatch(/^\/player\/\d+\/$/);
});

test('the feed of the page is well-formed, and its entries link back to the page', async () => {
  const page = await visit('/transactions?team=147');
  const pageUrl = await page.locator('link[rel="alternate"]').getAttribute('href');
  expect(pageUrl).toBe(`${url}/transactions/feed.xml?team=147`);
  const response = await page.request.get(pageUrl ?? '');
  expect(response.headers()).toMatchObject({ etag: expect.any(String) });
  // the policy of a page of the site does not allow a parser
  await page.goto('about:blank');
  const { root, error, entries } = await page.evaluate(
    (text) => {
      const xml = new DOMParser().parseFromString(text, 'application/xml');
      const textsOf = (name: string) => [...xml.querySelectorAll(`entry > ${name}`)].map((each) => each.textContent);
      const links = [...xml.querySelectorAll('entry > link')].map((link) => link.getAttribute('href') ?? '');
      return {
        root: xml.documentElement.localName,
        error: xml.querySelector('parsererror')?.textContent,
        entries: { ids: textsOf('id'), titles: textsOf('title'), links },
      };
    },
    await response.text(),
  );
  expect([root, error]).toEqual(['feed', undefined]);
  expect(entries.ids.length).toBeGreaterThan(0);
  expect(new Set(entries.ids).size).toBe(entries.ids.length);
  await page.goto(entries.links[0] ?? '');
  await page.getByRole('heading', { name: /^Transactions since/ }).waitFor();
  expect(await page.locator('tbody tr').count()).toBeGreaterThan(0);
});

test('days without a transaction show a message, and the panel can be collapsed', async () => {
  const page = await visit('/transactions?team=121&from=2025-12-24&until=2025-12-26', {
    width: 390,
    waitUntil: 'networkidle',
  });
  const none = page.getByText('No transactions were found from the date December 24, 2025 and December 26, 2025');
  await none.waitFor();
  await page.getByRole('heading', { name: 'Transactions since December 24, 2025' }).click();
  await none.waitFor({ state: 'hidden' });
});
