import { describe, expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { visit } from '#tests/support/browser/visit.ts';

const app = sharedApp();

const hitting = 'At Bats,Air Outs,At Bats Per Home Run,Average,BABIP,OBP,SLG,OPS,Strike outs'.split(',');
const pitching = [
  ...'Wins,Wild Pitches,Walks Per 9,Strike percentage,Pitches Per Inning,ERA,Batters Faced'.split(','),
  ...'Ground outs to Air outs,Batters hit by pitches,Hits per 9,WHIP,Slugging against'.split(','),
];

describe.each([
  { width: 390, theme: 'light', group: 'hitting', lines: hitting },
  { width: 1280, theme: 'dark', group: 'pitching', lines: pitching },
] as const)('the $group staff at $width px, $theme', ({ width, theme, group, lines }) => {
  test('has a card with all numbers for each player', async () => {
    const page = await visit(`/rolling-metrics?group=${group}`, { width, theme });
    await page.getByRole('heading', { name: `Ten day rolling ${group} metrics` }).waitFor();
    const cards = page.locator('main li:has(dl)');
    expect(await cards.count()).toBeGreaterThan(5);
    expect(await cards.first().locator('dt').allTextContents()).toEqual(lines);
    expect(await cards.first().locator('img').count()).toBe(1);
    expect(await cards.first().locator('h3 a[href^="/player/"]').count()).toBe(1);
    expect(await cards.first().locator('svg').count()).toBe(1);
    expect(await page.locator('main').textContent()).not.toMatch(/undefined|NaN|\[object/);
  });
});

test('club, window and order are in the URL; a season without games shows a message', async () => {
  const page = await visit('/rolling-metrics', { waitUntil: 'networkidle' });
  await page.getByLabel('Team').selectOption('147');
  await page.waitForURL(/team=147/);
  await page.getByLabel('Window').selectOption('5 games');
  await page.getByRole('heading', { name: 'Five day rolling hitting metrics' }).waitFor();
  await page.getByLabel('Sort by').selectOption('Average, change');
  await page.waitForURL(/team=147&window=5&sort=avg-change/);
  await page
    .locator('figcaption', { hasText: /^Average between/ })
    .first()
    .waitFor();
  await page.goto(`${app.url}/rolling-metrics?season=2021`);
  await page.getByText('No one on the hitting staff has played in ten games yet').waitFor();
});
