import { expect, test } from 'vitest';
import { findOverflow } from '#tests/support/browser/find-overflow.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { visit } from '#tests/support/browser/visit.ts';

test.each([
  { width: 390, height: 664, most: 300 },
  { width: 844, height: 390, most: 289 },
  { width: 1280, height: 800, most: 340 },
])('a game of today is whole at the top of $width px, and the days before it open without scripts', async (size) => {
  const page = await visit('/schedule', { javaScript: false });
  await page.setViewportSize(size);
  const today = page.locator('main section[data-today]');
  // the notice of the first visit is above it
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const first = await today.getByRole('link').nth(1).boundingBox();
  expect((first?.y ?? Infinity) + (first?.height ?? 0) - (heading?.y ?? 0)).toBeLessThanOrEqual(size.most);
  const earlier = page.getByRole('heading', { name: 'Monday, June 1' });
  expect(await earlier.isVisible()).toBe(false);
  await page.getByText('Earlier this week').click();
  await earlier.click();
  const games = page.locator('main details details').first().getByRole('link');
  expect(await games.count()).toBeGreaterThan(10);
  expect(await games.first().isVisible()).toBe(true);
  expect(await findOverflow(page)).toEqual([]);
});

test('on a desktop, the controls are one row, and a large screen has six games beside each other', async () => {
  const page = await visit('/schedule');
  await page.setViewportSize({ width: 1024, height: 768 });
  const controls = [
    page.getByRole('link', { name: 'Next week' }),
    page.getByRole('link', { name: 'Month' }),
    page.getByLabel('Club'),
  ];
  const boxes = await Promise.all(controls.map((each) => each.boundingBox()));
  const bottoms = boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0));
  expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(4);
  await page.setViewportSize({ width: 1920, height: 1080 });
  const games = page.locator('main section[data-today] > div > a');
  const tops = await games.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(6);
  expect(await findViolations(page)).toEqual([]);
});
