import { expect, test } from 'vitest';
import { visit } from '#tests/support/browser/visit.ts';

test('with reduced motion, a change of the theme reaches all texts at once', async () => {
  const page = await visit('/standings', { theme: 'dark' });
  const readColors = () =>
    page.evaluate(() => Array.from(document.querySelectorAll('main *'), (each) => getComputedStyle(each).color));
  const dark = await readColors();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await readColors()).not.toContain(dark[0]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await readColors()).toEqual(dark);
});
