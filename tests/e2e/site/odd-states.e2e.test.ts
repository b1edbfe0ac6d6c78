import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { oddStates } from '#app/testing/odd-states/odd-league.ts';
import { serveOddStates } from '#tests/support/app/serve-odd-states.ts';
import { findBrokenFigures } from '#tests/support/browser/find-broken-figures.ts';
import { findClippedText } from '#tests/support/browser/find-clipped-text.ts';
import { findOverflow } from '#tests/support/browser/find-overflow.ts';
import { findSqueezed } from '#tests/support/browser/find-squeezed.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { expectNoProblems, openWatchedPage } from '#tests/support/browser/open-page.ts';

// The states that a simulated league rarely has, each in the looks that few readers have. `/odd-states` shows them in development.

const league = await serveOddStates();
const { page, problems, close } = await openWatchedPage({ width: 390, theme: 'dark' });

afterAll(async () => {
  await close();
  await league.stop();
});

type Look = {
  name: string;
  size: { width: number; height: number };
  fontSize?: string;
  media?: Parameters<Page['emulateMedia']>[0];
};

const usual = { media: 'screen', forcedColors: 'none', reducedMotion: 'no-preference' } as const;

const looks: readonly Look[] = [
  { name: 'phone', size: { width: 390, height: 844 } },
  { name: 'landscape', size: { width: 844, height: 390 } },
  { name: 'text of 200%', size: { width: 390, height: 844 }, fontSize: '200%' },
  {
    name: 'forced colors, reduced motion',
    size: { width: 1024, height: 768 },
    media: { forcedColors: 'active', reducedMotion: 'reduce' },
  },
  { name: 'paper', size: { width: 720, height: 1000 }, media: { media: 'print' } },
];

test.each(oddStates)('$name fits every look and is accessible', async ({ path }) => {
  await page.goto(`${league.url}${path}`, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready);
  for (const { name, size, fontSize = '', media } of looks) {
    await page.setViewportSize(size);
    await page.emulateMedia({ ...usual, ...media });
    await page.evaluate((value) => void (document.documentElement.style.fontSize = value), fontSize);
    expect.soft(await findSqueezed(page), name).toEqual([]);
    expect.soft(await findOverflow(page), name).toEqual([]);
    expect.soft(await findClippedText(page), name).toEqual([]);
    expect.soft(await findBrokenFigures(page), name).toEqual([]);
  }
  await page.emulateMedia(usual);
  await page.setViewportSize({ width: 390, height: 844 });
  expect.soft(await findViolations(page)).toEqual([]);
  expectNoProblems(problems.splice(0));
});
